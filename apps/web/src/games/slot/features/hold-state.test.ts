import { isSlotOutcome, simulationDraw, type SlotRules } from "@houselight/game-maths/slot";
import { replayRound } from "@houselight/game-maths/steps";
import { vaultOfButtonsVersions } from "@houselight/game-maths/vault-of-buttons";
import { describe, expect, it } from "vitest";
import { holdStateAt } from "./hold-state.ts";

const GAME = vaultOfButtonsVersions.current;
const { hold: RULE } = (GAME.rules as () => SlotRules)().mechanics;
if (!RULE) throw new Error("the vault holds nothing");

/** Plays until the vault opens; returns the steps of that round, whose coins are worth a cent each. */
function openedVault() {
  const draw = simulationDraw(3);
  const bet = { kind: "slot", stake_cents: 20 };
  for (let round = 0; round < 5_000; round += 1) {
    const { outcome } = replayRound(GAME, { bet, steps: [] }, draw);
    const steps = isSlotOutcome(outcome as { kind: string })
      ? (outcome as { steps: never[] }).steps
      : [];
    if (steps.length > 3) return steps as Parameters<typeof holdStateAt>[0];
  }
  throw new Error("the vault never opened");
}

describe("a board that holds its cells", () => {
  const steps = openedVault();
  const last = steps.length - 1;

  it("begins with the cells that the paid spin showed, each with its worth", () => {
    const { coins, fresh, triesLeft } = holdStateAt(steps, 1, RULE, true);
    const shown = steps[0]?.grid.flat().filter((symbol) => symbol === RULE.symbol).length;
    expect(coins.size).toBe(shown);
    expect(fresh.size).toBe(0);
    expect(triesLeft).toBe(RULE.spins);
  });

  it("counts a try less when nothing comes, and all of them again when something does", () => {
    const states = steps.slice(1).map((_, index) => holdStateAt(steps, index + 1, RULE, false));
    let left = RULE.spins;
    for (const state of states) {
      left = state.fresh.size > 0 ? RULE.spins : left - 1;
      expect(state.triesLeft).toBe(left);
    }
    expect(states.at(-1)?.triesLeft).toBe(0);
  });

  it("is worth in the end what the round pays for it", () => {
    const paid = steps
      .slice(1)
      .reduce((sum, step) => sum + (step as unknown as { payout_cents: number }).payout_cents, 0);
    const { sum, isFull } = holdStateAt(steps, last, RULE, false);
    expect(isFull).toBe(false);
    expect(sum * 20).toBe(paid);
  });

  it("knows its last empty place while a try is left for it, and not before", () => {
    const grid = [[RULE.symbol, RULE.symbol, ""]];
    const coin = (row: number) => ({ kind: "coin", positions: [[0, row]], value: 1, symbol: null });
    const hold = (...rows: number[]) => ({ kind: "hold", grid, marks: rows.map(coin) }) as never;
    const board = [
      { kind: "spin", grid: [[RULE.symbol, "", ""]], marks: [] } as never,
      hold(0),
      hold(1),
      hold(2),
    ];
    const isLast = (at: number) => holdStateAt(board, at, RULE, false).isLastPlace;
    expect([1, 2, 3].map(isLast)).toEqual([false, true, false]);
    const missed = [...board.slice(0, 3), hold(), hold(), hold()];
    expect(holdStateAt(missed, 4, RULE, false).isLastPlace).toBe(true);
    expect(holdStateAt(missed, 5, RULE, false).isLastPlace).toBe(false);
  });
});
