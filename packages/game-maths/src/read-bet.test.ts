import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { europeanRoulette } from "./european-roulette/index.ts";
import { LANTERN_TIDE, lanternTide } from "./lantern-tide/index.ts";
import { GAMES } from "./registry.ts";
import { slotGame } from "./slot/index.ts";
import { MAGNITUDES, stakeTable } from "./stakes/index.ts";

const slotBet = (stake_cents: number) => ({ kind: "slot", stake_cents });
const chips = (...amounts: number[]) => ({
  kind: "roulette",
  bets: amounts.map((amount_cents, index) => ({ spot: `straight-${index}`, amount_cents })),
});
const NOT_UNDERSTOOD = { refused: "bet_not_understood" };
const NOT_OFFERED = { refused: "stake_not_offered" };

/** Values that no game takes for a bet. */
const STRANGE = [null, 7, "slot", [], {}, { kind: "toString" }, { kind: "slot" }, chips(1.5)];

describe.each(GAMES.map(({ current }) => [current.slug, current] as const))("%s", (_, game) => {
  it.each(STRANGE.map((bet) => [bet]))("understands no %j, today or on record", (bet) => {
    expect(game.readBet(bet, "EUR")).toEqual(NOT_UNDERSTOOD);
    expect(() => game.recallBet(bet)).toThrow(RangeError);
  });

  it("is offered in no currency that is not listed", () => {
    expect(game.stakes("XXX")).toBeNull();
    expect(game.stakes("toString")).toBeNull();
  });

  it("answers the same stakes each time, without computing them again", () => {
    expect(game.stakes("EUR")).toBe(game.stakes("EUR"));
  });
});

describe("a slot's bet", () => {
  it("is one of the stakes of its currency", () => {
    expect(lanternTide.readBet(slotBet(40), "EUR")).toEqual({
      bet: { coinValue: 2n, mode: "main" },
      stake: 40n,
    });
    expect(lanternTide.readBet(slotBet(41), "EUR")).toEqual(NOT_OFFERED);
    expect(lanternTide.readBet(slotBet(80), "EUR")).toEqual(NOT_OFFERED);
    expect(lanternTide.readBet(slotBet(40), "XXX")).toEqual(NOT_OFFERED);
    expect(lanternTide.readBet({ ...slotBet(40), lines: 3 }, "EUR")).toEqual(NOT_UNDERSTOOD);
    expect(lanternTide.readBet(slotBet(-20), "EUR")).toEqual(NOT_UNDERSTOOD);
  });

  it("stays readable on record when its stake is offered no more", () => {
    const { slug, studio, categories, facts } = lanternTide;
    const stakes = { stakes: [200], default_stake: 200, max_stake: 200 };
    const dearer = slotGame({ slug, studio, sheet: LANTERN_TIDE, categories, stakes, facts });
    expect(dearer.readBet(slotBet(40), "EUR")).toEqual(NOT_OFFERED);
    expect(dearer.recallBet(slotBet(40))).toEqual({
      bet: { coinValue: 2n, mode: "main" },
      stake: 40n,
    });
    expect(() => dearer.recallBet(slotBet(41))).toThrow(RangeError);
  });

  it("is shared by the lines in every stake offered", () => {
    const { slug, studio, categories, facts } = lanternTide;
    const stakes = { stakes: [20, 30], default_stake: 20, max_stake: 30 };
    expect(() =>
      slotGame({ slug, studio, sheet: LANTERN_TIDE, categories, stakes, facts }),
    ).toThrow(/20 coins cannot share a stake of 30/);
  });
});

describe("a roulette bet", () => {
  it("is made of whole chips, up to the most that one spin may carry", () => {
    expect(europeanRoulette.readBet(chips(10, 500), "EUR")).toMatchObject({ stake: 510n });
    expect(europeanRoulette.readBet(chips(15), "EUR")).toEqual(NOT_OFFERED);
    expect(europeanRoulette.readBet(chips(50_000), "EUR")).toMatchObject({ stake: 50_000n });
    expect(europeanRoulette.readBet(chips(50_000, 10), "EUR")).toEqual(NOT_OFFERED);
    expect(europeanRoulette.readBet(chips(10), "KZT")).toEqual(NOT_OFFERED);
    expect(europeanRoulette.readBet(chips(10), "XXX")).toEqual(NOT_OFFERED);
    expect(europeanRoulette.readBet({ ...chips(10), extra: 1 }, "EUR")).toEqual(NOT_UNDERSTOOD);
  });

  it("stays readable on record beyond today's chips and limit", () => {
    expect(europeanRoulette.recallBet(chips(15, 90_000)).stake).toBe(90_015n);
  });
});

describe("stakeTable", () => {
  it("keeps amounts whole and safe in every currency", () => {
    const table = stakeTable({ stakes: [20, 40], default_stake: 40, max_stake: 100 });
    assert(
      property(
        constantFrom(...Object.keys(MAGNITUDES)),
        integer({ min: 0, max: 1 }),
        (code, at) => {
          const stakes = table(code);
          expect(Number.isSafeInteger(stakes?.max_stake)).toBe(true);
          expect(stakes?.stakes[at]).toBe(([20, 40][at] as number) * (MAGNITUDES[code] as number));
        },
      ),
    );
  });
});
