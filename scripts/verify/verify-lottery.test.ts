import { createHash, createHmac } from "node:crypto";
import type { LotteryTicketsView } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { verifyLottery } from "./verify-lottery.ts";
import { NotVerifiable } from "./verify-round.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const ID = "0198f2c6-0000-7000-8000-000000000001";
const ROUND = "0198f2c6-0000-7000-8000-00000000000a";
const TICKETS: LotteryTicketsView[] = [{ first_number: 1, count: 5, source_id: ROUND }];
const salt = sha256(`${ID}:${ROUND}:5`);
const seed = "5e".repeat(32);
// The first number: six bytes of the first block, modulo the tickets.
const block = createHmac("sha256", seed).update(`${salt}:3:0`).digest();
const number = Number(BigInt(block.readUIntBE(0, 6)) % 5n) + 1;
const lottery = {
  id: ID,
  tickets: 5,
  terms: { seed_hash: sha256(seed), nonce: 3, salt },
  draw: { seed, drawn_at: "2026-11-28T00:00:00.000Z", numbers: [{ number, passed_over: false }] },
};
const wrongOf = (...given: Parameters<typeof verifyLottery>) =>
  verifyLottery(...given)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

describe("a draw", () => {
  it("agrees with its seed, its salt and its tickets", () => {
    expect(verifyLottery(lottery, TICKETS)).toHaveLength(4);
    expect(wrongOf(lottery, TICKETS)).toEqual([]);
    expect(verifyLottery(lottery, null)).toHaveLength(2);
  });

  it.each([
    ["another hash", { terms: { ...lottery.terms, seed_hash: sha256("another") } }, 1],
    ["another nonce", { terms: { ...lottery.terms, nonce: 4 } }, 1],
    [
      "another number",
      { draw: { ...lottery.draw, numbers: [{ number: number + 5, passed_over: false }] } },
      1,
    ],
  ])("does not with %s", (_what, part, count) =>
    expect(wrongOf({ ...lottery, ...part }, null).length).toBeGreaterThanOrEqual(count),
  );

  it.each<[string, LotteryTicketsView[]]>([
    ["another round", [{ first_number: 1, count: 5, source_id: ID }]],
    ["a ticket less", [{ first_number: 1, count: 4, source_id: ROUND }]],
    ["a gap", [{ first_number: 2, count: 5, source_id: ROUND }]],
  ])("does not with %s among its tickets", (_what, tickets) =>
    expect(wrongOf(lottery, tickets).length).toBeGreaterThan(0),
  );

  it("cannot be verified before it", () =>
    expect(() => verifyLottery({ ...lottery, draw: null }, null)).toThrow(NotVerifiable));
});
