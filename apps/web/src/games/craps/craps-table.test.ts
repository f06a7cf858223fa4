import { craps, type CrapsOutcome } from "@houselight/game-maths/craps";
import { replayDraw } from "@houselight/game-maths";
import { describe, expect, it } from "vitest";
import { changeBets, EMPTY_SLIP } from "../table/slip/bet-slip.ts";
import {
  betOf,
  chipsBefore,
  closedOn,
  fitOn,
  isRollGain,
  mostOn,
  paidChips,
  standingChips,
  stepOf,
  tableOf,
} from "./craps-table.ts";
import { shownOnFelt } from "./shown-on-felt.ts";

const CHIP = 30;

/** Plays a round by the dice of its rolls, with the chips that lie before each. */
function played(...rolls: readonly (readonly [dice: string, chips: Record<string, number>])[]) {
  const draw = replayDraw(rolls.flatMap(([dice]) => [...dice].map((face) => Number(face) - 1)));
  const [[, first] = ["", {}], ...later] = rolls;
  let position = craps.open(craps.recallBet(betOf(first, CHIP)).bet, draw);
  for (const [, chips] of later) {
    const step = position.readStep(stepOf(chips));
    if ("refused" in step) throw new Error(step.refused);
    position = step.take(draw);
  }
  return position.outcome;
}

describe("the felt before a roll", () => {
  it("takes no come bets and no odds before the point, and no line bet after it", () => {
    const before = closedOn(tableOf(null, CHIP));
    expect(["come", "dont_come", "pass_odds", "come_odds-6"].every((key) => before.has(key))).toBe(
      true,
    );
    expect(["pass", "dont_pass", "place-6", "field"].some((key) => before.has(key))).toBe(false);
    const after = closedOn(tableOf(played(["22", { pass: 60 }]), CHIP));
    expect(["pass", "dont_pass", "dont_pass_odds"].every((key) => after.has(key))).toBe(true);
    expect(["come", "dont_come", "pass_odds"].some((key) => after.has(key))).toBe(false);
  });

  it("cuts odds to their most, and takes off what is closed", () => {
    const cutToFit = fitOn(tableOf(played(["22", { pass: 60 }]), CHIP));
    expect(cutToFit({ pass_odds: 300, come: 90, pass: 60 })).toEqual({ pass_odds: 180, come: 90 });
  });

  it("takes what is left of the limit of the table", () => {
    expect(mostOn(tableOf(null, CHIP))).toBe(60_000);
    expect(mostOn(tableOf(played(["22", { pass: 60, "place-9": 300 }]), CHIP))).toBe(59_640);
  });
});

describe("the chips of a slip that has bounds on its spots", () => {
  const fit = fitOn(tableOf(played(["22", { pass: 60 }]), CHIP));
  const bounds = { maxCents: 1_000, fit };

  it("are laid up to the most of their spot, and a press that adds nothing changes nothing", () => {
    const odds = { type: "place", spot: "pass_odds", cents: 150, ...bounds } as const;
    const once = changeBets(EMPTY_SLIP, odds);
    const twice = changeBets(once, odds);
    expect([once.chips, twice.chips]).toEqual([{ pass_odds: 150 }, { pass_odds: 180 }]);
    expect(changeBets(twice, odds)).toBe(twice);
    expect(changeBets(twice, { type: "undo" }).chips).toEqual({ pass_odds: 150 });
  });

  it("are doubled as far as each spot allows", () => {
    const slip = { ...EMPTY_SLIP, chips: { pass_odds: 120, field: 60 } };
    expect(changeBets(slip, { type: "double", ...bounds }).chips).toEqual({
      pass_odds: 180,
      field: 120,
    });
  });

  it("are repeated without the spots that are closed now", () => {
    const slip = { ...EMPTY_SLIP, last: { pass: 60, field: 60 } };
    expect(changeBets(slip, { type: "repeat", ...bounds }).chips).toEqual({ field: 60 });
  });
});

describe("what lies on the felt", () => {
  const outcome = played(
    ["22", { pass: 60, "place-6": 90 }],
    ["33", { come: 30, field: 30 }],
  ) as CrapsOutcome;
  const state = { round: { outcome } as never, bet: null };

  it("is everything that the dice may decide while they roll", () => {
    expect(chipsBefore(outcome)).toEqual({ pass: 60, "place-6": 90, come: 30, field: 30 });
  });

  it("is what stands and what was paid when they lie there, and what is laid after that", () => {
    expect(standingChips(outcome)).toEqual({ pass: 60, "come-6": 30 });
    expect(paidChips(outcome)).toEqual({ "place-6": 90 });
    const shown = (phase: "replaying" | "deciding", laid: Record<string, number>) =>
      shownOnFelt({ ...state, phase } as never, { landed: true, laid, sent: {} });
    expect(shown("replaying", {})).toEqual({
      chips: { pass: 60, "come-6": 30, "place-6": 90 },
      marks: { "place-6": "paid" },
    });
    expect(shown("deciding", { pass_odds: 90 })).toEqual({
      chips: { pass: 60, "come-6": 30, pass_odds: 90 },
      marks: { pass_odds: "fresh" },
    });
  });
});

describe("a roll that is heard as a win", () => {
  it("pays more than all the bets that it decided, not only more than one of them", () => {
    expect(isRollGain(played(["65", { pass: 60 }]))).toBe(true);
    // Eleven pays the line and takes fifteen times as much.
    expect(isRollGain(played(["65", { pass: 60, any_seven: 900 }]))).toBe(false);
    expect(isRollGain(played(["22", { pass: 60 }]))).toBe(false);
  });
});
