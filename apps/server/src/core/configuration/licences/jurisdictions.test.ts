import { afterEach, describe, expect, it, vi } from "vitest";
import { jurisdictions, type Ruling } from "./jurisdictions.ts";
import type * as Records from "./records/licence-records.ts";
import type { LicenceRules } from "./records/licence-record.ts";
import type * as Regions from "./regions.ts";

afterEach(() => {
  vi.doUnmock("./records/licence-records.ts");
  vi.doUnmock("./regions.ts");
});

const [yes, no] = [true, false];

const rulesIn = (all: ReturnType<typeof jurisdictions>, licence: string) =>
  all.find((one) => one.licence === licence)?.rules ?? {};
const rulesOf = (licence: string, country: string | null) =>
  rulesIn(jurisdictions([country]), licence);
/** Asks as a program does that reads the records after they were changed. */
async function changedRulesOf(licence: string, country: string) {
  vi.resetModules();
  const changed = await import("./jurisdictions.ts");
  return rulesIn(changed.jurisdictions([country]), licence);
}
/** Gives every licence other rules than its record says. */
function breakRules(broken: Partial<LicenceRules>): void {
  vi.doMock("./records/licence-records.ts", async (original) => {
    const { LICENCES } = await original<typeof Records>();
    return { LICENCES: LICENCES.map((one) => ({ ...one, rules: { ...one.rules, ...broken } })) };
  });
}

const NAMES = [
  "automatic play",
  "fast play",
  "least time of a slot (ms)",
  "least time of other games (ms)",
  "features bought",
  "table games",
  "jackpots",
  "return of half the stake celebrated",
  "net position and time shown",
  "time since the login shown",
  "reality check (minutes)",
  "break after a reality check (minutes)",
  "largest stake (EUR cents)",
  "slot stake at 18 (EUR cents)",
  "slot stake at 24 (EUR cents)",
  "slot stake at 25 (EUR cents)",
  "withdrawals recalled",
];

/** By licence, in the order of the names. */
const MARKETS: [string, ...Ruling[]][] = [
  ["GB", no, no, 2500, 5000, no, yes, yes, no, yes, yes, null, 0, null, 200, 200, 500, no],
  ["DE", no, no, 5000, 5000, no, no, no, no, yes, no, 60, 5, 100, null, null, null, no],
  ["CA-ON", no, no, 2500, 2500, no, yes, yes, no, yes, yes, 60, 0, null, null, null, null, no],
  ["MT", yes, yes, 0, 0, yes, yes, yes, no, yes, no, 60, 0, null, null, null, null, no],
  ["CW", yes, yes, 0, 0, yes, yes, yes, no, yes, no, null, 0, null, null, null, null, yes],
  ["EE", yes, no, 0, 0, no, yes, yes, no, yes, yes, null, 0, null, null, null, null, no],
  ["AU", no, no, 0, 0, no, yes, yes, no, yes, no, null, 0, null, null, null, null, no],
  ["??", no, no, 5000, 5000, no, no, no, no, yes, yes, 60, 5, 100, 100, 100, 100, no],
];

describe("the matrix of markets", () => {
  it.each(MARKETS)("says of %s what the house decides", (licence, ...said) => {
    const rules = rulesOf(licence, null);
    expect(Object.fromEntries(NAMES.map((name) => [name, rules[name]]))).toEqual(
      Object.fromEntries(NAMES.map((name, at) => [name, said[at]])),
    );
  });

  it("leads nobody to a market without a host", () => {
    const guests = jurisdictions().map(({ rules }) => rules["guests are under"]);
    expect(new Set(guests)).toEqual(new Set(["CW", "EE", "AU"]));
  });
});

describe("the table of jurisdictions", () => {
  it("has every licence in every geography, and one without a record", () => {
    const all = jurisdictions();
    const geographies = [null, "AR", "EE", "AU", "AN", "BG"];
    for (const licence of ["CW", "EE", "AU", "??"])
      expect(all.filter((one) => one.licence === licence).map((one) => one.geography)).toEqual(
        geographies,
      );
  });

  it.each([
    ["CW", "DE", { "guests are under": "CW", "age at sign-up": 18, "guests may register": true }],
    ["CW", "EE", { "guests are under": "EE", "age at sign-up": 21, "guests may register": false }],
    ["CW", "EE", { "its players may log in": false }],
    [
      "EE",
      "EE",
      {
        "its players may log in": true,
        "guests may log in": true,
        "payment methods": ["card", "bank"],
      },
    ],
    ["AU", "US", { "guests may log in": false, "residents served": false }],
    ["??", null, { "fast play": false, "largest stake (EUR cents)": 100 }],
  ])("says of %s in %s what the house decides", (licence, country, rules) =>
    expect(rulesOf(licence, country)).toMatchObject(rules),
  );

  it.each([
    [{ maxStakeEur: 7 }, "largest stake (EUR cents)", 700],
    [{ slotStakes: [{ underAge: 25, eur: 7 }] }, "slot stake at 24 (EUR cents)", 700],
    [{ sessionTimer: true }, "time since the login shown", true],
    [{ approvalCard: true }, "age and licence confirmed by a card", true],
    [{ pages: [] }, "pages in the footer", []],
    [{ depositsBeforeDetails: false }, "deposits before that is told", false],
    [{ turbo: false }, "fast play", false],
    [{ tableGames: false }, "table games", false],
    [{ jackpots: false }, "jackpots", false],
    [{ sportsBets: "before_start" }, "bets on sport", "before_start"],
    [{ idleMinutes: 7 }, "session ends without activity (minutes)", 7],
    [{ sessionHours: 3 }, "session ends in any case (hours)", 3],
    [{ minRoundMs: { slots: 2500, other: 0 } }, "least time of a slot (ms)", 2500],
    [{ celebrateReturns: true }, "return of half the stake celebrated", true],
    [{ sportsAge: { any: 40, by_country: {} } }, "age at sign-up", 40],
    [{ recall: false }, "withdrawals recalled", false],
    [{ casinoAge: { any: 30, by_country: {} } }, "age at sign-up", 30],
    [{ countriesRefused: ["DE"] }, "residents served", false],
    [{ methods: [] }, "payment methods", []],
    [{ dueDiligenceEur: 3 }, "due diligence from (EUR cents)", 300],
  ] as const)("changes with the rule: %o", async (broken, name, told) => {
    expect(rulesOf("CW", "DE")[name]).not.toEqual(told);
    breakRules(broken as Partial<LicenceRules>);
    expect((await changedRulesOf("CW", "DE"))[name]).toEqual(told);
  });

  it("changes with the lists of regions", async () => {
    vi.doMock("./regions.ts", async (original) => {
      const { REGIONS } = await original<typeof Regions>();
      return { REGIONS: { ...REGIONS, partial: ["DE"] } };
    });
    expect(await changedRulesOf("CW", "DE")).toMatchObject({ "guests may log in": false });
    expect(await changedRulesOf("CW", "BG")).toMatchObject({ "guests may log in": true });
  });
});
