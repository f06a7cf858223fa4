import type { SlotStepWire } from "@houselight/game-maths/slot";

type Reached = Pick<SlotStepWire, "marks" | "payout_cents">;

/** Returns the harbour of a step of a crossing, from 1. */
export const harbourAt = ({ marks }: Reached): number =>
  marks.find(({ kind }) => kind === "harbour")?.value ?? 0;

/** Returns what a harbour paid, in stakes; 0 where the crossing ended. */
export const prizeAt = ({ payout_cents: cents }: Reached, stakeCents: number): number =>
  Math.floor((cents * 100) / stakeCents) / 100;

/** Returns the chance of each entry of a table of weights, as a share of 1. */
export function sharesOf(
  weights: Readonly<Record<string, number>>,
): readonly { readonly entry: string; readonly share: number }[] {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights).map(([entry, weight]) => ({ entry, share: weight / all }));
}
