import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NotVerifiable } from "./verify-round.ts";
import { verifyRocket } from "./verify-rocket.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const IDS = [
  "0198f2c6-0000-7000-8000-00000000000a",
  "0198f2c6-0000-7000-8000-00000000000b",
  "0198f2c6-0000-7000-8000-00000000000c",
];
const seed = "5e".repeat(32);
const seed_hash = sha256(seed);
const salt = sha256(`${sha256(`${sha256(`${seed_hash}:${IDS[0]}`)}:${IDS[1]}`)}:${IDS[2]}`);

/** The point by the bytes themselves: six of them a number, none so high that it is drawn again. */
function pointOf(message: string): number {
  const bytes = Buffer.concat(
    [0, 1, 2, 3, 4, 5, 6, 7].map((block) =>
      createHmac("sha256", seed).update(`${message}:${block}`).digest(),
    ),
  );
  let at = -6;
  const draw = (n: number) => Number(BigInt(bytes.readUIntBE((at += 6), 6)) % BigInt(n));
  let from = 99;
  while (draw(2) === 1) from *= 2;
  for (;;) {
    const height = from + draw(from);
    if (draw(height) < from && draw(height + 1) <= from) return Math.max(100, height);
  }
}

const point = pointOf(`${salt}:3`);
const shown = `× ${(point / 100).toFixed(2)}`;
const round = {
  number: 7,
  seed_hash,
  nonce: 3,
  salt,
  bets: 3,
  point,
  broken_off_at: null,
  seed,
};
const wrongOf = (...given: Parameters<typeof verifyRocket>) =>
  verifyRocket(...given)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

describe("a flight", () => {
  it("agrees with its seed, its salt and its bets", () => {
    expect(verifyRocket(round, IDS)).toHaveLength(4);
    expect(wrongOf(round, IDS)).toEqual([]);
    expect(verifyRocket(round, null)).toHaveLength(2);
    expect(verifyRocket(round, null)[1]?.text).toBe(`seed and salt give ${shown}`);
  });

  it("without bets has the hash of its seed as its salt, and needs no list", () => {
    const empty = { ...round, bets: 0, salt: seed_hash, point: pointOf(`${seed_hash}:3`) };
    expect(verifyRocket(empty, null)).toHaveLength(4);
    expect(wrongOf(empty, null)).toEqual([]);
    expect(wrongOf({ ...round, bets: 0 }, null)).toEqual([
      "the bets give the salt, in their order",
    ]);
  });

  it("that was broken off was so before its point", () => {
    expect(wrongOf({ ...round, broken_off_at: point }, IDS)).toEqual([]);
    expect(wrongOf({ ...round, broken_off_at: point + 1 }, IDS)).toHaveLength(1);
  });

  it("cannot be verified before it is over", () =>
    expect(() => verifyRocket({ ...round, seed: null, point: null }, IDS)).toThrow(NotVerifiable));

  it.each([
    ["another hash", { seed_hash: sha256("another") }, ["the seed has the hash that was told"]],
    ["another point", { point: 1_234 }, [`seed and salt give ${shown}; on record: × 12.34`]],
    [
      "another nonce",
      { nonce: 4 },
      [`seed and salt give × ${(pointOf(`${salt}:4`) / 100).toFixed(2)}; on record: ${shown}`],
    ],
  ])("does not with %s", (_what, part, texts) =>
    expect(wrongOf({ ...round, ...part }, null)).toEqual(texts),
  );

  it.each<[string, string[], number]>([
    ["in another order", [IDS[1], IDS[0], IDS[2]] as string[], 1],
    ["of which one is left out", IDS.slice(1), 2],
    ["of which one is put in", [...IDS, sha256("one more")], 2],
    ["of which one is another", [...IDS.slice(0, 2), sha256("another")], 1],
  ])("does not with bets %s", (_what, ids, wrong) =>
    expect(wrongOf(round, ids)).toHaveLength(wrong),
  );
});
