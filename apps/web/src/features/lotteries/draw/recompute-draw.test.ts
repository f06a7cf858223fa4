import { createHash, createHmac } from "node:crypto";
import type { LotteryTicketsView } from "@houselight/contracts/lotteries";
import { describe, expect, it } from "vitest";
import { agreesWithSeed, agreesWithTickets } from "./recompute-draw.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const ID = "0198f2c6-0000-7000-8000-000000000001";
const WAGERS = ["0198f2c6-0000-7000-8000-00000000000a", "0198f2c6-0000-7000-8000-00000000000b"];
const GRANTS: LotteryTicketsView[] = [
  { first_number: 1, count: 3, source_id: WAGERS[0] as string },
  { first_number: 4, count: 1, source_id: WAGERS[1] as string },
];
const salt = sha256(`${sha256(`${ID}:${WAGERS[0]}:3`)}:${WAGERS[1]}:1`);
const seed = "5e".repeat(32);
// Numbers of six bytes each, modulo the tickets.
const block = createHmac("sha256", seed).update(`${salt}:2:0`).digest();
const numbers = [0, 1, 2].map((at) => Number(BigInt(block.readUIntBE(at * 6, 6)) % 4n) + 1);
const seen = new Set<number>();
const drawn = numbers.map((number) => {
  const passed_over = seen.has(number);
  seen.add(number);
  return { number, passed_over };
});
const lottery = {
  id: ID,
  tickets: 4,
  terms: { seed_hash: sha256(seed), nonce: 2, salt },
  draw: { seed, drawn_at: "2026-11-28T00:00:00.000Z", numbers: drawn },
};
async function* pages(...all: readonly (readonly LotteryTicketsView[])[]) {
  yield* all;
}

describe("the numbers of a draw", () => {
  it("agree with the seed and the salt", () => expect(agreesWithSeed(lottery)).toBe(true));

  it.each([
    ["another seed", { draw: { ...lottery.draw, seed: "5f".repeat(32) } }],
    ["another hash", { terms: { ...lottery.terms, seed_hash: sha256("another") } }],
    ["another salt", { terms: { ...lottery.terms, salt: sha256("another") } }],
    ["another number", { draw: { ...lottery.draw, numbers: [{ number: 5, passed_over: false }] } }],
    ["a draw that was not made", { draw: null }],
  ])("do not agree with %s", (_what, part) =>
    expect(agreesWithSeed({ ...lottery, ...part })).toBe(false),
  );
});

describe("the tickets of a draw", () => {
  it("give its salt, however they are paged", async () => {
    expect(await agreesWithTickets(lottery, pages(GRANTS))).toBe(true);
    expect(await agreesWithTickets(lottery, pages(...GRANTS.map((one) => [one])))).toBe(true);
  });

  it.each<[string, LotteryTicketsView[]]>([
    ["one is missing", GRANTS.slice(0, 1)],
    ["another round gave them", [{ ...(GRANTS[0] as LotteryTicketsView), source_id: ID }]],
    ["there is a gap", [{ ...(GRANTS[0] as LotteryTicketsView), first_number: 2 }]],
  ])("do not when %s", async (_what, grants) =>
    expect(await agreesWithTickets(lottery, pages(grants))).toBe(false),
  );
});
