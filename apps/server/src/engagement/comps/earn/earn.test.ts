import fc from "fast-check";
import { expect, it } from "vitest";
import { earn, type Round } from "./earn.ts";

const AT = new Date("2027-03-01T12:00:00Z");
const PRICES = { slots: 10_000_000n, others: 50_000_000n };
const NONE = { slots: 0n, others: 0n };
const round = (stake: bigint, part: Partial<Round> = {}): Round => ({
  playerId: 1n,
  wagerId: `w-${stake}`,
  earner: "slots",
  stake,
  at: AT,
  ...part,
});

it("earns a point for each price, and carries what is left to the next round of the kind", () => {
  const first = earn(NONE, [round(9_999_999n), round(49_999_999n, { earner: "others" })], PRICES);
  expect(first).toEqual({ rests: { slots: 9_999_999n, others: 49_999_999n }, awards: [] });
  const second = earn(first.rests, [round(1n)], PRICES);
  expect(second.rests).toEqual({ slots: 0n, others: 49_999_999n });
  expect(second.awards).toEqual([{ playerId: 1n, wagerId: "w-1", points: 1n, at: AT }]);
  expect(earn(NONE, [round(35_000_000n)], PRICES)).toMatchObject({
    rests: { slots: 5_000_000n },
    awards: [{ points: 3n }],
  });
});

it("goes by a new price from the next round on, with what was left", () => {
  const { rests } = earn(NONE, [round(9_000_000n)], PRICES);
  const cheaper = { ...PRICES, slots: 2_000_000n };
  expect(earn(rests, [round(1_000_000n)], cheaper).awards).toMatchObject([{ points: 5n }]);
});

it("loses nothing by rounding, in however many rounds and batches", () => {
  const rounds = fc.array(
    fc.record({
      stake: fc.bigInt(1n, 60_000_000n),
      earner: fc.constantFrom("slots" as const, "others" as const),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(rounds, fc.nat(40), (all, cut) => {
      const made = all.map(({ stake, earner }, at) => round(stake, { earner, wagerId: `w${at}` }));
      const first = earn(NONE, made.slice(0, cut), PRICES);
      const rest = earn(first.rests, made.slice(cut), PRICES);
      const awards = [...first.awards, ...rest.awards];
      for (const earner of ["slots", "others"] as const) {
        const own = made.filter((one) => one.earner === earner);
        const staked = own.reduce((sum, { stake }) => sum + stake, 0n);
        const points = awards
          .filter(({ wagerId }) => own.some((one) => one.wagerId === wagerId))
          .reduce((sum, one) => sum + one.points, 0n);
        expect(points * PRICES[earner] + rest.rests[earner]).toBe(staked);
        expect(points).toBe(staked / PRICES[earner]);
      }
    }),
  );
});
