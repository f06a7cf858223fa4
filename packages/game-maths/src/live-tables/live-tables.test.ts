import { assert, constantFrom, integer, nat, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { findGame } from "../registry.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import type { TableRulesView } from "../table/index.ts";
import { BACCARAT_SPOTS } from "../baccarat/index.ts";
import { DRAGON_TIGER_RULES } from "../dragon-tiger/index.ts";
import { MONEY_WHEEL_SPOTS } from "../money-wheel/index.ts";
import { SINGLE_ZERO_SPOTS } from "../roulette/index.ts";
import { SIC_BO_SPOTS } from "../sic-bo/index.ts";
import {
  findLiveTable,
  LIVE_TABLES,
  type LiveTableBet,
  payOf,
  readChips,
  sharedOutcome,
  versionAt,
  withChips,
} from "./index.ts";

const SPOTS: Readonly<Record<string, readonly { readonly key: string }[]>> = {
  roulette: SINGLE_ZERO_SPOTS,
  baccarat: BACCARAT_SPOTS,
  "dragon-tiger": DRAGON_TIGER_RULES.spots,
  "sic-bo": SIC_BO_SPOTS,
  "money-wheel": MONEY_WHEEL_SPOTS,
};

const withoutBets = ({ bets: _, ...outcome }: Record<string, unknown>) => outcome;

describe.each(LIVE_TABLES.map((form) => [form.slug, form] as const))("%s", (slug, form) => {
  const game = form.game.current;
  const keys = (SPOTS[game.kind] ?? []).map(({ key }) => key);
  const chip = form.stakes("EUR")?.stakes[0] ?? 0;
  const betOn = (spots: readonly number[], chips: number): LiveTableBet => ({
    kind: game.kind,
    bets: spots.map((at) => ({ spot: keys[at] ?? "", amount_cents: chips * chip })),
  });
  const someSpots = uniqueArray(nat({ max: keys.length - 1 }), { minLength: 1, maxLength: 5 });

  it("has one outcome a draw, whatever is bet on it", () =>
    assert(
      property(someSpots, integer({ min: 1, max: 9 }), nat(), (spots, chips, seed) => {
        const read = game.recallBet(betOn(spots, chips));
        const played = game.play(read.bet, simulationDraw(seed)).outcome;
        expect(withoutBets(played as Record<string, unknown>)).toEqual(
          sharedOutcome(game, simulationDraw(seed)),
        );
      }),
    ));

  it("pays each chip the same alone and beside others", () =>
    assert(
      property(someSpots, nat(), (spots, seed) => {
        const together = payOf(game, betOn(spots, 2), simulationDraw(seed));
        const alone = spots.map((at) => payOf(game, betOn([at], 2), simulationDraw(seed)).payout);
        expect(alone.reduce((sum, payout) => sum + payout, 0n)).toBe(together.payout);
      }),
    ));

  it("takes whole chips of its own alone, up to its limit", () => {
    const stakeOf = (cents: number, currency = "EUR") => {
      const bet = { kind: game.kind, bets: [{ spot: keys[0], amount_cents: cents }] };
      const read = readChips(form, bet, currency);
      return "refused" in read ? read.refused : read.stake;
    };
    const most = form.stakes("EUR")?.max_stake ?? 0;
    expect(stakeOf(chip)).toBe(BigInt(chip));
    expect(stakeOf(most)).toBe(BigInt(most));
    expect(stakeOf(most + chip)).toBe("stake_not_offered");
    expect(stakeOf(chip / 2)).toBe("stake_not_offered");
    expect(stakeOf(chip, "XYZ")).toBe("stake_not_offered");
    for (const bad of [null, [], 7, { kind: "bingo", bets: [] }, { kind: game.kind, bets: [] }])
      expect(readChips(form, bad, "EUR")).toEqual({ refused: "bet_not_understood" });
  });

  it("is found by its slug, with the version of its game", () => {
    expect(findLiveTable(slug)).toBe(form);
    expect(versionAt(form, game.version)).toBe(game);
    expect(versionAt(form, "0.0.0")).toBeUndefined();
  });

  it("is played by the published game itself, and states its figures", () => {
    expect(findGame(game.slug)).toBe(game);
    expect((game.rules?.() as TableRulesView | undefined)?.bets.length).toBeGreaterThan(0);
  });
});

it("adds chips spot by spot, and forgets none", () =>
  assert(
    property(
      uniqueArray(constantFrom("red", "black", "odd"), { minLength: 1 }),
      uniqueArray(constantFrom("red", "even", "odd"), { minLength: 1 }),
      (one, other) => {
        const bet = (spots: readonly string[], amount_cents: number) => ({
          kind: "roulette",
          bets: spots.map((spot) => ({ spot, amount_cents })),
        });
        const { bets } = withChips(bet(one, 100), bet(other, 30));
        expect(new Set(bets.map(({ spot }) => spot)).size).toBe(bets.length);
        for (const { spot, amount_cents } of bets)
          expect(amount_cents).toBe(
            (one.includes(spot as "red") ? 100 : 0) + (other.includes(spot as "red") ? 30 : 0),
          );
      },
    ),
  ));

it("has tables with names of their own", () => {
  expect(new Set(LIVE_TABLES.map(({ slug }) => slug)).size).toBe(LIVE_TABLES.length);
  expect(new Set(LIVE_TABLES.map(({ name }) => name)).size).toBe(LIVE_TABLES.length);
});
