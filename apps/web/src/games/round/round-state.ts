import type { BetView, RoundView } from "@houselight/contracts/house-games";

/**
 * Phase in the life of a round.
 * - `idle`: a bet can be placed.
 * - `sending`: the bet is on its way; nothing is known yet.
 * - `replaying`: the server has decided; the stage shows it.
 * - `deciding`: what was decided is shown, and the round waits for a step of the player.
 * - `stepping`: a step is on its way.
 * - `checking`: a round kept from before is looked up.
 * - `unknown`: no answer came; the round may exist. Only looking it up again leads on.
 */
type RoundPhase =
  | "idle"
  | "sending"
  | "replaying"
  | "deciding"
  | "stepping"
  | "checking"
  | "unknown";

export interface RoundState {
  readonly phase: RoundPhase;
  readonly id: string | null;
  readonly bet: BetView | null;
  /** The round on the stage, or the last one shown. */
  readonly round: RoundView | null;
  /** First step to show: above 0 for a round that was cut off. */
  readonly fromStep: number;
  /** A recalled round is shown again; no money moves. */
  readonly recalled: boolean;
  /** The error to tell about: a refusal, a call that failed, a kept round that never arrived. */
  readonly problem: unknown;
  readonly notice: "never_arrived" | "resumed" | "still_open" | null;
  /** Sum of payouts less stakes of the rounds shown to the end since the page opened, in cents. */
  readonly netCents: number;
}

export type RoundEvent =
  | { readonly type: "placed"; readonly id: string; readonly bet: BetView }
  | { readonly type: "answered"; readonly round: RoundView }
  | { readonly type: "stepped" }
  /** The open round as it stands, read again: another tab may have gone on with it. */
  | { readonly type: "followed"; readonly round: RoundView }
  | { readonly type: "refused"; readonly problem: unknown }
  | { readonly type: "lost"; readonly problem: unknown }
  | { readonly type: "checked" }
  | { readonly type: "resumed"; readonly round: RoundView; readonly step: number }
  | { readonly type: "never_arrived" }
  | { readonly type: "recalled"; readonly round: RoundView }
  | { readonly type: "shown" }
  | { readonly type: "dismissed" };

export const FIRST_STATE: RoundState = {
  phase: "idle",
  id: null,
  bet: null,
  round: null,
  fromStep: 0,
  recalled: false,
  problem: null,
  notice: null,
  netCents: 0,
};

/** The next state; an event that does not belong to the phase changes nothing. */
export function roundReducer(state: RoundState, event: RoundEvent): RoundState {
  const clear = { problem: null, notice: null, recalled: false, fromStep: 0 };
  switch (event.type) {
    case "placed":
      if (state.phase !== "idle") return state;
      return { ...state, ...clear, phase: "sending", id: event.id, bet: event.bet };
    case "answered":
      if (!isAwaiting(state.phase) || event.round.id !== state.id) return state;
      return { ...state, phase: "replaying", round: event.round };
    case "stepped":
      if (state.phase !== "deciding") return state;
      return { ...state, ...clear, phase: "stepping" };
    case "followed":
      if (state.phase !== "deciding" || event.round.id !== state.id) return state;
      return { ...state, phase: "replaying", round: event.round };
    case "refused":
      if (state.phase === "stepping" || state.phase === "deciding")
        return { ...state, phase: "deciding", problem: event.problem };
      if (state.phase !== "sending" && state.phase !== "idle") return state;
      return { ...state, ...clear, phase: "idle", id: null, problem: event.problem };
    case "lost":
      if (!isAwaiting(state.phase) && state.phase !== "checking") return state;
      return { ...state, phase: "unknown", problem: event.problem };
    case "checked":
      if (state.phase !== "idle" && state.phase !== "unknown") return state;
      return { ...state, ...clear, phase: "checking" };
    case "resumed":
      if (state.phase !== "checking") return state;
      return {
        ...state,
        phase: "replaying",
        id: event.round.id,
        bet: event.round.bet,
        round: event.round,
        fromStep: event.step,
        notice: event.round.status === "open" ? "still_open" : "resumed",
      };
    case "never_arrived":
      if (state.phase !== "checking") return state;
      return { ...state, phase: "idle", id: null, notice: "never_arrived" };
    case "recalled":
      if (state.phase !== "idle") return state;
      return { ...state, ...clear, phase: "replaying", round: event.round, recalled: true };
    case "shown":
      if (state.phase !== "replaying" || !state.round) return state;
      if (state.round.status === "open" && !state.recalled)
        return { ...state, phase: "deciding", fromStep: 0 };
      return { ...state, phase: "idle", id: null, netCents: state.netCents + gainOf(state) };
    case "dismissed":
      return { ...state, problem: state.phase === "unknown" ? state.problem : null, notice: null };
  }
}

/**
 * Returns the currency of the round that is played or shown, until it has been shown to its end; null while
 * none is. Its amounts stay in it, whichever account is in use meanwhile.
 */
export function currencyInPlay({ phase, id, round, recalled }: RoundState): string | null {
  if (phase === "idle" || !round) return null;
  return recalled || round.id === id ? round.currency : null;
}

/** Tells whether an answer is awaited, to a bet or to a step. */
const isAwaiting = (phase: RoundPhase): boolean => phase === "sending" || phase === "stepping";

function gainOf({ round, recalled }: RoundState): number {
  // A free spin costs its player nothing and pays at the end of all of them.
  return round && !recalled && !round.free ? round.payout_cents - round.stake_cents : 0;
}
