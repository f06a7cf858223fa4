import { describe, expect, it } from "vitest";
import {
  currencyConfig,
  disabledBonuses,
  disabledProviders,
  liveTablesConfig,
  rocketConfig,
  SETTINGS,
  sportsbookConfig,
  vipAdventures,
  wheelConfig,
} from "../index.ts";

/** The settings that change what is paid, taken or offered for money. */
const GUARDED = [
  "closed-games",
  "comp-points",
  "currency-config",
  "disabled-bonuses",
  "disabled-providers",
  "live-tables-config",
  "rocket-config",
  "sportsbook-config",
  "vip-adventures",
  "vip-program-config",
  "wheel-config",
  "wheel-config-segments",
];

it("guards what is paid, taken or offered for money, and nothing else", () => {
  const guarded = SETTINGS.filter((setting) => "guarded" in setting).map(({ name }) => name);
  expect(guarded.toSorted()).toEqual(GUARDED);
});

const wheel = { ...wheelConfig.initial, enabled: true };
const sport = sportsbookConfig.initial;
const tables = liveTablesConfig.initial;
const adventure = { starts_on: "2026-12-01", days: [], superDay: null };
const many = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`studio-${at}`, "all" as const]),
);

describe("a choice that only stops something", () => {
  it.each<[string, { onlyStops?: unknown }, unknown, unknown]>([
    ["the rocket", rocketConfig, { open: true }, { open: false }],
    ["nothing more", rocketConfig, { open: false }, { open: false }],
    ["a table", liveTablesConfig, { ...tables, closed: ["a"] }, { ...tables, closed: ["b", "a"] }],
    ["the sportsbook", sportsbookConfig, sport, { ...sport, open: false, cash_out: false }],
    ["the wheel", wheelConfig, wheel, { ...wheel, enabled: false }],
    ["an adventure", vipAdventures, { adventure }, { adventure: null }],
    ["bonuses", disabledBonuses, ["a"], ["b", "a"]],
    ["a currency", currencyConfig, { enabled: ["EUR", "USD"] }, { enabled: ["USD"] }],
    ["a studio", disabledProviders, {}, { mill: ["DE"] }],
    ["a studio in more countries", disabledProviders, { mill: ["DE"] }, { mill: ["AT", "DE"] }],
    ["a studio everywhere", disabledProviders, { mill: ["DE"] }, { mill: "all" }],
  ])("is one: %s", (_, { onlyStops }, from, to) => {
    expect((onlyStops as (from: unknown, to: unknown) => boolean)(from, to)).toBe(true);
  });

  it.each<[string, { onlyStops?: unknown }, unknown, unknown]>([
    ["the rocket opens", rocketConfig, { open: false }, { open: true }],
    ["a table opens", liveTablesConfig, { ...tables, closed: ["a"] }, { ...tables, closed: ["b"] }],
    [
      "a table closes and another takes bets for longer",
      liveTablesConfig,
      tables,
      { closed: ["a"], betting_seconds: { b: 60 } },
    ],
    ["the sportsbook opens", sportsbookConfig, { ...sport, open: false }, sport],
    [
      "the sportsbook closes and will pay more",
      sportsbookConfig,
      sport,
      { ...sport, open: false, max_payout_eur_cents: sport.max_payout_eur_cents + 1 },
    ],
    [
      "the wheel stops with other prizes",
      wheelConfig,
      wheel,
      { ...wheel, enabled: false, prizes: wheel.prizes.slice(1) },
    ],
    ["an adventure begins", vipAdventures, { adventure: null }, { adventure }],
    ["bonuses come back", disabledBonuses, ["a", "b"], ["a"]],
    ["a currency comes back", currencyConfig, { enabled: ["EUR"] }, { enabled: ["EUR", "USD"] }],
    ["a studio comes back", disabledProviders, { mill: "all" }, {}],
    ["a studio comes back in a country", disabledProviders, { mill: "all" }, { mill: ["DE"] }],
    [
      "a studio is pushed out of those that count",
      disabledProviders,
      many,
      { one: "all", ...many },
    ],
  ])("is none: %s", (_, { onlyStops }, from, to) => {
    expect((onlyStops as (from: unknown, to: unknown) => boolean)(from, to)).toBe(false);
  });
});
