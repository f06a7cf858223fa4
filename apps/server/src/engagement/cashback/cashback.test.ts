import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cashbackOf, counts, kindOf } from "./cashback.ts";

const terms = { share: 1_000, least: 100n, most: 20_000n };

it.each<[bigint, bigint]>([
  [-50_000n, 0n],
  [0n, 0n],
  [1n, 0n],
  [999n, 0n],
  [1_000n, 100n],
  [1_009n, 100n],
  [1_010n, 101n],
  [199_999n, 19_999n],
  [200_000n, 20_000n],
  [10_000_000n, 20_000n],
])("BONUS-01: of a loss of %i comes back %i", (netLoss, amount) =>
  expect(cashbackOf(netLoss, terms)).toBe(amount),
);

const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
const someTerms = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), amounts, amounts)
  .map(([share, a, b]) => ({ share, least: a < b ? a : b, most: a < b ? b : a }));

it("never gives more than the share or the most, less than the least, or anything of a win", () =>
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), someTerms, (loss, own) => {
      const amount = cashbackOf(loss, own);
      expect(amount === 0n || amount >= own.least).toBe(true);
      expect(amount <= own.most).toBe(true);
      expect(amount * 10_000n <= (loss > 0n ? loss : 0n) * BigInt(own.share)).toBe(true);
    }),
  ));

it("never gives less for a greater loss", () =>
  fc.assert(
    fc.property(amounts, amounts, someTerms, (loss, more, own) => {
      expect(cashbackOf(loss + more, own) >= cashbackOf(loss, own)).toBe(true);
    }),
  ));

it.each([
  [{ isSports: true, isLive: false, kind: undefined }, "sports"],
  [{ isSports: false, isLive: true, kind: "other" as const }, "live"],
  [{ isSports: false, isLive: false, kind: "other" as const }, "tables"],
  [{ isSports: false, isLive: false, kind: "slots" as const }, "slots"],
  [{ isSports: false, isLive: false, kind: undefined }, "tables"],
])("takes %j for %s", (nature, kind) => expect(kindOf(nature)).toBe(kind));

describe("a wager", () => {
  const at = (day: number) => new Date(Date.UTC(2027, 0, day));
  const rule = {
    licence: "CW",
    kinds: ["live", "tables"] as const,
    groupIds: [],
    publishedAt: at(10),
    endedAt: at(20),
  };
  const play = { licence: "CW", kind: "live" as const, placedAt: at(11), at: at(12) };
  it.each<[string, object, object, readonly string[], boolean]>([
    ["of the kind and the licence", {}, {}, [], true],
    ["of anything, where the rule is for all", { kinds: [] }, { kind: "sports" }, [], true],
    ["of another kind", {}, { kind: "slots" }, [], false],
    ["of another licence", {}, { licence: "EE" }, [], false],
    ["placed in the moment of publication", {}, { placedAt: at(10) }, [], true],
    ["placed before the publication", {}, { placedAt: at(9) }, [], false],
    ["of a rule that is only proposed", { publishedAt: null }, {}, [], false],
    ["settled in the moment of the end", {}, { at: at(20) }, [], false],
    ["settled after the end", {}, { at: at(21) }, [], false],
    ["of a rule without an end", { endedAt: null }, { at: at(21) }, [], true],
    ["of one of the groups", { groupIds: ["257", "258"] }, {}, ["258"], true],
    ["of none of the groups", { groupIds: ["257"] }, {}, ["258"], false],
  ])("%s counts or does not", (_what, own, part, groups, does) =>
    expect(counts({ ...rule, ...own }, { ...play, ...part }, groups)).toBe(does),
  );
});
