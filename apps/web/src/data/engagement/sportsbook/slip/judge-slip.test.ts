import { describe, expect, it } from "vitest";
import { freeBet, pick, quote } from "../sportsbook.testing.ts";
import { type Accept, takesChange } from "./accept.ts";
import { type Draft, draftsOf, sizesOf, systemsOf } from "./drafts.ts";
import { judgeDraft, judgeSlip } from "./judge-slip.ts";
import { EMPTY_SLIP } from "./slip.ts";

const cents = (typed: string) => (/^\d+$/.test(typed) ? BigInt(typed) : null);
const [one, two, three] = [
  pick(),
  pick({ fixture_id: 8, odds: 3_000 }),
  pick({ fixture_id: 9, odds: 1_500 }),
];
const single = (stake: string): Draft => ({
  kind: "single",
  sizes: null,
  picks: [one],
  stake,
  freeBetId: null,
});
const accumulator = (stake: string): Draft => ({
  kind: "accumulator",
  sizes: null,
  picks: [one, two],
  stake,
  freeBetId: null,
});
const FREE = freeBet();
const TERMS = { accept: "any", read: cents, freeBets: [FREE] } as const;
const judge = (draft: Draft, told = quote([2_150, 3_000]), accept: Accept = "none") =>
  judgeDraft(draft, told, { ...TERMS, accept });

describe("changes of odds (W2)", () => {
  it.each([
    ["none", 2_000, false],
    ["none", 2_200, false],
    ["better", 2_000, false],
    ["better", 2_200, true],
    ["any", 2_000, true],
    ["any", 2_200, true],
    ["none", 2_150, true],
  ] as const)("%s takes 2.15 as %d: %s", (accept, odds, isTaken) => {
    expect(takesChange(accept, 2_150, odds)).toBe(isTaken);
    const { legs, block } = judge(single("100"), quote([odds]), accept);
    expect(legs[0]).toMatchObject({
      odds: isTaken ? odds : 2_150,
      change: isTaken ? null : odds,
      was: isTaken && odds !== 2_150 ? 2_150 : null,
    });
    expect(block).toBe(isTaken ? null : "changed");
  });
});

describe("a bet", () => {
  const suspended = quote([2_150], {
    selections: [{ odds: 2_150, state: "suspended", related: false }],
  });
  const closed = quote([2_150], { selections: [{ odds: 2_150, state: "closed", related: false }] });
  it.each([
    ["that is fine", single("100"), quote([2_150]), null],
    ["of a selection that is gone", single("100"), quote([null]), "closed"],
    ["of one that takes no more", single("100"), closed, "closed"],
    ["of one that is suspended", single("100"), suspended, "suspended"],
    ["without a stake", single(" "), quote([2_150]), "stake_missing"],
    ["with a stake that is no amount", single("x"), quote([2_150]), "stake_unread"],
    ["of nothing", single("0"), quote([2_150]), "stake_unread"],
    ["below the least stake", single("9"), quote([2_150]), "stake_low"],
    ["of the least stake", single("10"), quote([2_150]), null],
    ["of the largest stake", single("10000"), quote([2_150]), null],
    ["above the largest stake", single("10001"), quote([2_150]), "stake_high"],
    [
      "of which no more is taken",
      single("10"),
      quote([2_150], { max_stake_cents: 0 }),
      "stake_refused",
    ],
    [
      "of two of one fixture",
      { ...accumulator("100"), picks: [one, { ...one, market_id: 29 }] },
      quote([2_150, 2_150]),
      "related",
    ],
    [
      "of a system that there is not",
      { ...accumulator("100"), kind: "system", sizes: [2] },
      quote([2_150, 3_000]),
      "form",
    ],
  ] as const)("%s: %s", (_, draft, told, block) => expect(judge(draft, told).block).toBe(block));

  it("waits for the house's word", () =>
    expect(judgeDraft(single("100"), undefined, TERMS)).toMatchObject({
      block: "asked",
      limits: null,
      legs: [{ state: "asked", odds: 2_150 }],
    }));

  it("costs its stake once a line, and brings what its odds bring, rounded down once", () => {
    expect(judge(accumulator("333"))).toMatchObject({ lines: 1, total: 333n, potential: 2_147n });
    const system: Draft = {
      ...single("100"),
      kind: "system",
      sizes: [2, 3],
      picks: [one, two, three],
    };
    // 6.45 + 3.225 + 4.5 + 9.675
    const judged = judge(system, quote([2_150, 3_000, 1_500]));
    expect(judged).toMatchObject({ lines: 4, total: 400n, potential: 2_385n, block: null });
  });

  it("brings what the odds bring that are taken, not those that were seen", () => {
    const better = judge(single("100"), quote([3_000]), "better");
    expect(better.potential).toBe(300n);
    expect(judge(single("100"), quote([3_000]), "none").potential).toBe(215n);
  });
});

describe("a bet that a free bet pays for", () => {
  const paid = (draft: Draft): Draft => ({ ...draft, freeBetId: FREE.id });

  it("has its amount for a stake, whatever is typed, and brings no stake back", () => {
    expect(judge(paid(single("")))).toMatchObject({
      freeBet: FREE,
      lineStake: 500n,
      total: 500n,
      // 10.75 less the stake
      potential: 575n,
      block: null,
    });
    expect(judge(paid(accumulator("7777")))).toMatchObject({ total: 500n, potential: 2_725n });
  });

  it.each([
    ["odds that are too short", quote([1_999]), "free_bet_short"],
    ["odds that are just long enough", quote([2_000]), null],
    ["a stake that is refused", quote([2_150], { max_stake_cents: 499 }), "stake_high"],
    ["a selection that is gone", quote([null]), "closed"],
  ] as const)("with %s: %s", (_, told, block) =>
    expect(judge(paid(single("")), told, "any").block).toBe(block),
  );

  it("costs nothing of the balance", () => {
    const free = judge(paid(single("")));
    const open = { isOpen: true, cash: 0n };
    expect(judgeSlip([free], open)).toMatchObject({ block: null, total: 500n, wanted: [free] });
    expect(judgeSlip([judge(single("500"))], open).block).toBe("no_money");
  });

  it("is the player's to pay where they do not have the free bet any more", () => {
    const gone = { ...paid(single("")), freeBetId: 99 };
    expect(judge(gone)).toMatchObject({ freeBet: null, block: "stake_missing" });
    expect(judge({ ...gone, stake: "100" })).toMatchObject({ freeBet: null, total: 100n });
  });

  it("is a single or an accumulator", () => {
    const picks = [one, two, three];
    const of = (kind: Draft["kind"], count = 3) =>
      draftsOf({ ...EMPTY_SLIP, kind, picks: picks.slice(0, count), freeBetId: 41 }).map(
        ({ freeBetId }) => freeBetId,
      );
    expect(of("single", 1)).toEqual([41]);
    expect(of("accumulator")).toEqual([41]);
    expect(of("single")).toEqual([null, null, null]);
    expect(of("system")).toEqual([null]);
  });
});

describe("the slip", () => {
  const judged = (stakes: readonly string[]) =>
    stakes.map((stake) => judge(single(stake), quote([2_150])));
  const open = { isOpen: true, cash: 1_000n };

  it("places single bets with a stake alone", () => {
    const slip = judgeSlip(judged(["100", "", "200"]), open);
    expect(slip).toMatchObject({ total: 300n, potential: 645n, block: null });
    expect(slip.wanted).toHaveLength(2);
  });

  it("asks for a stake where there is none", () =>
    expect(judgeSlip(judged(["", ""]), open)).toMatchObject({
      block: "stake_missing",
      potential: null,
      wanted: [],
    }));

  it("is stopped by what stops one of its bets", () =>
    expect(judgeSlip(judged(["100", "9"]), open).block).toBe("stake_low"));

  it.each([
    ["a balance that is too small", { isOpen: true, cash: 99n }, "no_money"],
    ["a balance that is just enough", { isOpen: true, cash: 100n }, null],
    [
      "money enough with that of bonuses, which pays for no bet",
      { isOpen: true, cash: 99n, bonus: 1n },
      "bonus_alone",
    ],
    ["too little with that of bonuses", { isOpen: true, cash: 98n, bonus: 1n }, "no_money"],
    ["nobody's balance", { isOpen: true, cash: null }, null],
    ["a closed house", { isOpen: false, cash: 1_000n }, "house_closed"],
  ])("with %s: %s", (_, house, block) =>
    expect(judgeSlip(judged(["100"]), house).block).toBe(block),
  );
});

describe("bets of a slip", () => {
  const slip = { ...EMPTY_SLIP, picks: [one, two, three] };
  it("are one for each selection, or one of all", () => {
    expect(draftsOf({ ...slip, kind: "single" }).map(({ picks }) => picks)).toEqual([
      [one],
      [two],
      [three],
    ]);
    expect(draftsOf(slip)).toEqual([
      { kind: "accumulator", sizes: null, picks: slip.picks, stake: "", freeBetId: null },
    ]);
  });

  it("have the system that was chosen, as long as its selections allow it", () => {
    expect(systemsOf(3)).toEqual([[2, 3], [1, 2, 3], [2]]);
    expect(systemsOf(9)).toEqual([[2], [3], [4], [5], [6], [7], [8]]);
    expect(sizesOf({ ...slip, sizes: [1, 2, 3] })).toEqual([1, 2, 3]);
    expect(sizesOf({ ...slip, sizes: [3, 4] })).toEqual([2, 3]);
    expect(draftsOf({ ...slip, kind: "system", sizes: [2] })[0]).toMatchObject({
      kind: "system",
      sizes: [2],
    });
  });
});
