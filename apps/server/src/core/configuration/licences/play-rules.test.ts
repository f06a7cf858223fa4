import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { licenceOf, resolveLicence } from "./licences.ts";
import { LICENCES } from "./records/licence-records.ts";
import {
  isGameOffered,
  type PlayRules,
  type StakeByAge,
  STRICTER,
  slotStakeEur,
} from "./play-rules.ts";

const STRICTEST = {
  autoplay: false,
  turbo: false,
  minRoundMs: { slots: 5000, other: 5000 },
  buyFeature: false,
  tableGames: false,
  jackpots: false,
  sportsBets: "none",
  celebrateReturns: false,
  netPosition: true,
  realityCheckMinutes: 60,
  realityBreakMinutes: 5,
  maxStakeEur: 1,
  slotStakes: [{ underAge: null, eur: 1 }],
  idleMinutes: 30,
  sessionHours: 12,
};

const stake = (eur: number, underAge: number | null = null): StakeByAge => ({ underAge, eur });

describe("the stricter of two values", () => {
  it.each([
    ["autoplay", true, false, false],
    ["autoplay", true, true, true],
    ["turbo", false, true, false],
    ["buyFeature", true, false, false],
    ["tableGames", true, false, false],
    ["jackpots", false, true, false],
    ["celebrateReturns", false, true, false],
    ["netPosition", true, false, true],
    ["netPosition", false, false, false],
    ["minRoundMs", { slots: 1, other: 9 }, { slots: 2, other: 3 }, { slots: 2, other: 9 }],
    ["realityCheckMinutes", null, 30, 30],
    ["realityCheckMinutes", 60, 30, 30],
    ["realityCheckMinutes", null, null, null],
    ["realityBreakMinutes", 0, 5, 5],
    ["maxStakeEur", 5, null, 5],
    ["maxStakeEur", 5, 2, 2],
    ["slotStakes", [], [stake(5)], [stake(5)]],
    ["slotStakes", [stake(5), stake(2, 25)], [stake(3)], [stake(3), stake(2, 25)]],
    ["slotStakes", [stake(5), stake(2, 25)], [stake(1)], [stake(1)]],
    ["slotStakes", [stake(4, 21)], [stake(2, 25)], [stake(2, 25)]],
    ["idleMinutes", 20, 30, 20],
    ["sessionHours", 12, 8, 8],
  ] as const)("of %s, %o and %o, is %o", (rule, one, other, stricter) => {
    const of = STRICTER[rule] as (a: unknown, b: unknown) => unknown;
    expect(of(one, other)).toEqual(stricter);
    expect(of(other, one)).toEqual(stricter);
  });

  it("is the same in any order and grouping, and of a value with itself that value", () => {
    const stakes = fc.array(
      fc.record({ underAge: fc.option(fc.nat(30)), eur: fc.integer({ min: 1, max: 9 }) }),
    );
    const rules = fc.record<PlayRules>({
      autoplay: fc.boolean(),
      turbo: fc.boolean(),
      minRoundMs: fc.record({ slots: fc.nat(9000), other: fc.nat(9000) }),
      buyFeature: fc.boolean(),
      tableGames: fc.boolean(),
      jackpots: fc.boolean(),
      sportsBets: fc.constantFrom("none", "before_start", "all"),
      celebrateReturns: fc.boolean(),
      netPosition: fc.boolean(),
      realityCheckMinutes: fc.option(fc.nat(120)),
      realityBreakMinutes: fc.nat(30),
      maxStakeEur: fc.option(fc.nat(100)),
      slotStakes: stakes.map((all) => STRICTER.slotStakes(all, [])),
      idleMinutes: fc.nat(60),
      sessionHours: fc.nat(24),
    });
    fc.assert(
      fc.property(rules, rules, rules, (a, b, c) => {
        for (const rule of Object.keys(STRICTER) as (keyof PlayRules)[]) {
          const of = STRICTER[rule] as (one: unknown, other: unknown) => unknown;
          expect(of(a[rule], b[rule])).toEqual(of(b[rule], a[rule]));
          expect(of(of(a[rule], b[rule]), c[rule])).toEqual(of(a[rule], of(b[rule], c[rule])));
          expect(of(a[rule], a[rule])).toEqual(a[rule]);
        }
      }),
    );
  });
});

it("of two lists of stakes leaves each age the lower of both", () => {
  const list = fc.array(
    fc.record({ underAge: fc.option(fc.nat(30)), eur: fc.integer({ min: 1, max: 9 }) }),
  );
  const ages = fc.option(fc.nat(40));
  fc.assert(
    fc.property(list, list, ages, (one, other, age) => {
      const [a, b] = [one, other].map((slotStakes) => slotStakeEur({ slotStakes }, age));
      const lower = STRICTER.maxStakeEur(a ?? null, b ?? null);
      expect(slotStakeEur({ slotStakes: STRICTER.slotStakes(one, other) }, age)).toBe(lower);
    }),
  );
});

describe("rules of play that nobody has said", () => {
  it("are the strictest of everything for a licence without a record", () =>
    expect(licenceOf("XX")).toMatchObject(STRICTEST));

  it.each(Object.keys(STRICTEST) as (keyof PlayRules)[])(
    "are the strictest one by one: %s",
    (rule) => {
      const [curacao] = LICENCES;
      if (!curacao) throw new Error("there is a first licence");
      const { [rule]: _, ...rest } = curacao.rules;
      const resolved = resolveLicence("CW", [{ ...curacao, rules: rest }]);
      expect(resolved[rule]).toEqual(STRICTEST[rule]);
      expect(resolved).toMatchObject(rest);
    },
  );

  it("are stricter still where a licence is stricter than what is known", () => {
    const strict = { minRoundMs: { slots: 1000, other: 9000 }, realityCheckMinutes: 15 };
    const [curacao] = LICENCES;
    if (!curacao) throw new Error("there is a first licence");
    const records = [
      curacao,
      { ...curacao, code: "STRICT", rules: { ...curacao.rules, ...strict } },
    ];
    expect(resolveLicence("XX", records)).toMatchObject({
      minRoundMs: { slots: 5000, other: 9000 },
      realityCheckMinutes: 15,
    });
  });
});

describe("a game under a licence (LICENCE-02)", () => {
  const slot = { kind: "slots", jackpot: false } as const;
  const table = { kind: "other", jackpot: false } as const;
  const jackpot = { kind: "slots", jackpot: true } as const;
  const tableJackpot = { kind: "other", jackpot: true } as const;

  it.each([
    ["CW", [true, true, true, true]],
    ["EE", [true, true, true, true]],
    ["GB", [true, true, true, true]],
    ["DE", [true, false, false, false]],
    ["XX", [true, false, false, false]],
  ])("of %s is offered, or not: slot, table, jackpot, both: %o", (code, offered) =>
    expect(
      [slot, table, jackpot, tableJackpot].map((game) => isGameOffered(licenceOf(code), game)),
    ).toEqual(offered),
  );

  it("is kept out by each rule alone", () => {
    const [noTables, noJackpots] = [
      { tableGames: false, jackpots: true },
      { tableGames: true, jackpots: false },
    ];
    expect([table, jackpot].map((game) => isGameOffered(noTables, game))).toEqual([false, true]);
    expect([table, jackpot].map((game) => isGameOffered(noJackpots, game))).toEqual([true, false]);
  });
});

describe("the play rules of our licences", () => {
  // autoplay, turbo, least time of slots, buying a feature, net position, minutes, largest stake
  it.each([
    ["CW", true, true, 0, true, true, null, null],
    ["EE", true, false, 0, false, true, null, null],
    ["AU", false, false, 0, false, true, null, null],
    ["XX", false, false, 5000, false, true, 60, 1],
  ])("%s", (code, autoplay, turbo, slots, buyFeature, netPosition, minutes, stake) => {
    expect(licenceOf(code)).toMatchObject({
      autoplay,
      turbo,
      minRoundMs: { slots, other: slots },
      buyFeature,
      celebrateReturns: false,
      netPosition,
      realityCheckMinutes: minutes,
      maxStakeEur: stake,
    });
  });
});
