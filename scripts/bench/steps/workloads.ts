import type { BetView, RoundView, StepView } from "@houselight/contracts";
import { isBlackjackOutcome } from "@houselight/game-maths/blackjack";

/** A round from its bet to its end, as a player's browser asks for it. */
export interface Workload {
  readonly slug: string;
  readonly bet: BetView;
  /** Returns the next step of an open round that has taken so many, and what the figures call it. */
  next?(round: RoundView, turn: number): { readonly called: string; readonly step: StepView };
}

const PICKS = 5;

/** Picks five fields, and cashes out. */
const nextOfMines = (_: RoundView, turn: number) =>
  turn < PICKS
    ? ({ called: "pick", step: { kind: "mines", action: "pick", field: turn } } as const)
    : ({ called: "cash_out", step: { kind: "mines", action: "cash_out", field: null } } as const);

/** Plays as a dealer does: hits to 16, stands from 17 on. */
function nextOfBlackjack({ outcome }: RoundView) {
  const told = isBlackjackOutcome(outcome) ? outcome : null;
  const total = told?.hands[0]?.total ?? 0;
  const action = told?.state === "insurance" ? "decline" : total < 17 ? "hit" : "stand";
  return { called: "step", step: { kind: "blackjack", action } } as const;
}

export const WORKLOADS = {
  slot: { slug: "lantern-tide", bet: { kind: "slot", stake_cents: 20 } },
  baccarat: {
    slug: "baccarat",
    bet: { kind: "baccarat", bets: [{ spot: "player", amount_cents: 100 }] },
  },
  // With one mine four rounds of five see all their picks.
  mines: {
    slug: "mines",
    bet: { kind: "mines", stake_cents: 10, mines: 1 },
    next: nextOfMines,
  },
  blackjack: {
    slug: "blackjack",
    bet: { kind: "blackjack", bets: [{ spot: "main", amount_cents: 100 }] },
    next: nextOfBlackjack,
  },
} satisfies Record<string, Workload>;

export type WorkloadName = keyof typeof WORKLOADS;
