import type { SlotStepWire, SlotWinWire } from "@houselight/game-maths/slot";
import { describe, expect, it } from "vitest";
import { timelineOf } from "../board/timeline.ts";
import { soundOf } from "./beat-sounds.ts";

const STAKE = 100;

const win = (cents: number, line = 0): SlotWinWire =>
  ({
    by: "line",
    line,
    symbol: "bell",
    count: 3,
    payout_cents: cents,
    positions: [[0, 0]],
    ways: null,
    multiplier: 1,
  }) as unknown as SlotWinWire;

const step = (payout: number, more: Partial<SlotStepWire> = {}): SlotStepWire =>
  ({
    kind: "spin",
    stops: [],
    grid: [["bell"]],
    marks: [],
    wins: payout > 0 ? [win(payout)] : [],
    payout_cents: payout,
    total_cents: payout,
    spins_awarded: 0,
    free_spins_played: 0,
    free_spins_left: 0,
    multiplier: 1,
    ...more,
  }) as unknown as SlotStepWire;

/** Returns what is heard of a round, beat by beat; nothing of the beats that are silent. */
function heard(steps: readonly SlotStepWire[], payout: number): string[] {
  const round = { payout_cents: payout, stake_cents: STAKE };
  const celebrates = (paid: { payoutCents: number; stakeCents: number }) =>
    paid.payoutCents > paid.stakeCents;
  return timelineOf(steps).flatMap((beat) => {
    const at = "step" in beat ? (steps[beat.step] ?? null) : null;
    const name = soundOf(beat, { step: at, steps, round, celebrates });
    return name ? [`${beat.kind} ${name}`] : [];
  });
}

describe("a slot's round", () => {
  it("is heard as a win when it pays above the stake, on one line or on many", () => {
    expect(heard([step(250)], 250)).toEqual(["all win"]);
    const many = Array.from({ length: 9 }, (_, line) => win(30, line));
    expect(heard([step(270, { wins: many })], 270)).toEqual(["all win"]);
    const two = step(250, { wins: [win(200), win(50, 1)] });
    expect(heard([two], 250)).toEqual(["line line", "line line", "all win"]);
  });

  it("is silent when it pays the stake or less", () => {
    expect(heard([step(100)], 100)).toEqual([]);
    expect(heard([step(60, { wins: [win(40), win(20, 1)] })], 60)).toEqual([]);
  });

  it("has umbrellas that win only where they bring more than the stake", () => {
    const multiplied = (cents: number) => [
      step(cents / 2),
      step(cents / 2, { kind: "multiply", total_cents: cents }),
    ];
    expect(heard(multiplied(100), 100)).toEqual(["multiply stop"]);
    expect(heard(multiplied(160), 160)).toEqual(["multiply win"]);
  });

  it("has a crossing that ends without a bell, and one that paid", () => {
    const pick = (cents: number, total: number) =>
      step(cents, { kind: "pick", wins: [], total_cents: total });
    const crossing = [step(0), pick(200, 200), pick(0, 200)];
    expect(heard(crossing, 200)).toEqual([
      "feature feature",
      "pick stop",
      "pick line",
      "pick stop",
      "pick stop",
      "featureOver win",
    ]);
    expect(heard([step(0), pick(0, 0)], 0).at(-1)).toBe("featureOver stop");
  });

  it("leaves the end of a feature to the sheet of a big win", () => {
    const free = { kind: "free_spin", free_spins_played: 1 } as const;
    const spins = [step(0, { spins_awarded: 1 }), step(900, { ...free, total_cents: 900 })];
    expect(heard(spins, 900).at(-1)).toBe("summary win");
    expect(heard([spins[0] as SlotStepWire, step(1600, { ...free })], 1600).at(-1)).toBe("all win");
  });

  it("waits for the last empty place", () => {
    const coin = (row: number) => ({
      kind: "coin",
      positions: [[0, row]],
      value: 1,
      symbol: "bell",
    });
    const grid = [["bell", "bell", ""]];
    const tries = [
      step(0, { grid: [["bell", "x", "x"]] }),
      step(0, { kind: "hold", grid, marks: [coin(0), coin(1)] as never }),
      step(0, { kind: "hold", grid, marks: [] }),
    ];
    expect(heard(tries, 0).filter((one) => one.startsWith("tries"))).toEqual([
      "tries line",
      "tries suspense",
    ]);
  });
});
