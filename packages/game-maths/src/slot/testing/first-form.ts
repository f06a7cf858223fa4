import { boardWinsOf, scatterWinOf } from "../wire.ts";
import type { SlotOutcome } from "../wire.ts";

/**
 * Returns an outcome in the form in which rounds of slots were told at first: line wins, and the win
 * of the scatters beside them. What later rounds of other slots have more is left out.
 */
export const firstForm = ({ kind, steps }: SlotOutcome): unknown => ({
  kind,
  steps: steps.map((step) => {
    const scatter = scatterWinOf(step);
    return {
      kind: step.kind,
      stops: step.stops,
      grid: step.grid,
      line_wins: boardWinsOf(step).map((win) => ({
        line: win.line,
        symbol: win.symbol,
        count: win.count,
        positions: win.positions,
        multiplier: win.multiplier,
        payout_cents: win.payout_cents,
      })),
      scatter_win: scatter
        ? {
            positions: scatter.positions,
            payout_cents: scatter.payout_cents,
            spins_awarded: step.spins_awarded,
          }
        : null,
      free_spins_left: step.free_spins_left,
      free_spins_played: step.free_spins_played,
      multiplier: step.multiplier,
      payout_cents: step.payout_cents,
      total_cents: step.total_cents,
    };
  }),
});
