import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NotVerifiable } from "./verify-round.ts";
import { verifyTable } from "./verify-table.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const IDS = ["0198f2c6-0000-7000-8000-00000000000a", "0198f2c6-0000-7000-8000-00000000000b"];
const seed = "5e".repeat(32);
const seed_hash = sha256(seed);
const salt = sha256(`${sha256(`${seed_hash}:${IDS[0]}`)}:${IDS[1]}`);

/** The number of the wheel by the bytes themselves: the first six of them, none so high that it is drawn again. */
const number = Number(
  BigInt(createHmac("sha256", seed).update(`${salt}:3:0`).digest().readUIntBE(0, 6)) % 37n,
);
const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const colour = number === 0 ? "green" : REDS.includes(number) ? "red" : "black";

const round = {
  table: "boardwalk-roulette",
  number: 7,
  game_version: "1.0.0",
  seed_hash,
  nonce: 3,
  salt,
  entries: 2,
  outcome: { number, kind: "roulette", colour },
  seed,
};
const wrongOf = (parts: object, ids: readonly string[] | null = IDS) =>
  verifyTable({ ...round, ...parts }, ids)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

describe("a round of a live table", () => {
  it("agrees, with the list of its entries and without", () => {
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({}, null)).toEqual([]);
  });

  it.each([
    [{ seed_hash: sha256("other") }, IDS, "the seed has the hash that was told"],
    [{ outcome: { ...round.outcome, number: (number + 1) % 37 } }, IDS, /on record: .*roulette/],
    [{ nonce: 4 }, IDS, /seed and salt give/],
    [{}, IDS.toReversed(), "the entries give the salt, in their order"],
    [{}, IDS.slice(1), "entries of the round: 2, of the list: 1"],
  ])("%j does not agree", (parts, ids, text) =>
    expect(wrongOf(parts, ids)).toContainEqual(expect.stringMatching(text)),
  );

  it.each([{ seed: null }, { table: "no-table" }, { game_version: "0.0.1" }])(
    "%j cannot be verified",
    (parts) => expect(() => verifyTable({ ...round, ...parts }, IDS)).toThrow(NotVerifiable),
  );
});
