import { type CrapsOutcome, isCrapsOutcome } from "@houselight/game-maths/craps";
import type { RoundLife } from "../round/use-round.ts";
import { type Chips, totalOf } from "../table/slip/bet-slip.ts";
import { chipsBefore, joined, paidChips, standingChips } from "./craps-table.ts";

/** Chips on the felt, and those of them that are marked. */
export interface ShownChips {
  readonly chips: Chips;
  readonly marks: Readonly<Record<string, "fresh" | "paid">>;
}

const marked = <Mark extends "fresh" | "paid">(chips: Chips, mark: Mark) =>
  Object.fromEntries(Object.keys(chips).map((spot) => [spot, mark]));

/**
 * Returns what lies on the felt: what is laid and what stands; while dice roll all that they may decide,
 * and when they lie what they paid.
 */
export function shownOnFelt(
  { phase, round, bet }: RoundLife["state"],
  { landed, laid, sent }: { readonly landed: boolean; readonly laid: Chips; readonly sent: Chips },
): ShownChips {
  const outcome = round && isCrapsOutcome(round.outcome) ? round.outcome : null;
  const isLaying = totalOf(laid) > 0;
  switch (phase) {
    case "idle":
      if (isLaying || outcome === null) return { chips: laid, marks: {} };
      return afterRoll(outcome);
    case "deciding": {
      const standing = outcome === null ? {} : standingChips(outcome);
      const paid = outcome === null || isLaying ? {} : marked(paidChips(outcome), "paid");
      return { chips: joined(standing, laid), marks: { ...paid, ...marked(laid, "fresh") } };
    }
    case "stepping":
      return { chips: joined(outcome === null ? {} : standingChips(outcome), sent), marks: {} };
    case "replaying":
      if (outcome === null) return { chips: {}, marks: {} };
      return landed ? afterRoll(outcome) : { chips: chipsBefore(outcome), marks: {} };
    default:
      return { chips: firstChips(bet), marks: {} };
  }
}

/** Returns what still stands, and what the roll paid. */
function afterRoll(outcome: CrapsOutcome): ShownChips {
  const paid = paidChips(outcome);
  return { chips: { ...paid, ...standingChips(outcome) }, marks: marked(paid, "paid") };
}

/** Returns the chips of a bet on its way. */
function firstChips(bet: RoundLife["state"]["bet"]): Chips {
  const bets = (bet?.["bets"] ?? []) as readonly { spot: string; amount_cents: number }[];
  return Object.fromEntries(bets.map(({ spot, amount_cents }) => [spot, amount_cents]));
}
