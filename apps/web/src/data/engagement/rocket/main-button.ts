import type { OwnRocketBetView, RocketRoundView } from "@houselight/contracts/rocket";
import { LEAST_TARGET, timeOf } from "@houselight/game-maths/rocket";
import { ownTarget, shownMultiplier } from "./flight.ts";

/**
 * Kinds of what the one large button does.
 * - `guest`: leads to registration.
 * - `bet`: places a bet on the round that takes bets.
 * - `sending`: a bet is on its way.
 * - `placed`: the bet waits for the rocket to leave.
 * - `rising`: the rocket flies, and nothing can be won yet.
 * - `cash_out`: ends the bet at the multiplier of the moment.
 * - `cashing`: that is on its way, or the bet's own target was reached.
 * - `queue`: bets on the next round once it opens; `queued` takes that back.
 */
export type MainButton =
  | "guest"
  | "bet"
  | "sending"
  | "placed"
  | "rising"
  | "cash_out"
  | "cashing"
  | "queue"
  | "queued";

export interface ButtonFacts {
  readonly isPlayer: boolean;
  readonly round: RocketRoundView | null;
  /** The player's bet on the round that is on. */
  readonly bet: OwnRocketBetView | null;
  /** A bet waits for the next round. */
  readonly isQueued: boolean;
  /** A bet was sent and not answered yet. */
  readonly isSending: boolean;
  /** A cash-out was sent and not answered yet. */
  readonly isCashing: boolean;
  /** Now, by the house's time. */
  readonly houseMs: number;
}

/** Tells whether a round takes bets at a moment of the house's time. */
export const takesBets = (round: RocketRoundView | null, houseMs: number): boolean =>
  round?.phase === "betting" && houseMs < Date.parse(round.closes_at);

/** Returns what the main button does now. */
export function mainButton(facts: ButtonFacts): MainButton {
  const { isPlayer, round, bet, isQueued, isSending, isCashing, houseMs } = facts;
  if (!isPlayer) return "guest";
  if (isSending) return "sending";
  if (round && bet?.state === "open" && round.phase !== "over") {
    if (round.phase === "betting") return "placed";
    const multiplier = shownMultiplier(round, houseMs);
    if (multiplier < LEAST_TARGET) return "rising";
    return isCashing || multiplier >= ownTarget(bet) ? "cashing" : "cash_out";
  }
  if (isQueued) return "queued";
  return takesBets(round, houseMs) && !bet ? "bet" : "queue";
}

/** Returns the moments of the house's time at which the main button changes while nothing is told. */
export function buttonMoments(
  round: RocketRoundView | null,
  bet: OwnRocketBetView | null,
): readonly number[] {
  if (round?.phase === "betting") return [Date.parse(round.closes_at)];
  if (round?.phase !== "flying" || round.flew_at === null || bet?.state !== "open") return [];
  const flewMs = Date.parse(round.flew_at);
  return [LEAST_TARGET, ownTarget(bet)].map((multiplier) => flewMs + timeOf(multiplier));
}

/** Returns the player's bet on a round. */
export const betOf = (
  bets: readonly OwnRocketBetView[],
  round: RocketRoundView | null,
): OwnRocketBetView | null => bets.find((bet) => bet.round === round?.number) ?? null;

/**
 * Returns the player's bet whose end is to be said: that of the round, or of the one before it until the
 * rocket leaves again or another bet is placed.
 */
export function resultOf(
  bets: readonly OwnRocketBetView[],
  round: RocketRoundView | null,
): OwnRocketBetView | null {
  if (!round) return null;
  const before = { ...round, number: round.number - 1 };
  const bet = betOf(bets, round) ?? (round.phase === "betting" ? betOf(bets, before) : null);
  return bet?.state === "open" ? null : bet;
}

/** A bet that waits for a round after the one in which a player wished for it. */
interface Queued {
  readonly after: number;
  readonly playerId: number | null;
}

/** Tells whether a bet that waits is to be sent now: a later round has opened and takes bets, and nobody else has signed in. */
export const isDue = (
  queued: Queued | null,
  { round, houseMs, playerId }: Pick<ButtonFacts, "round" | "houseMs"> & Pick<Queued, "playerId">,
): boolean =>
  queued !== null &&
  queued.playerId === playerId &&
  round !== null &&
  round.number > queued.after &&
  takesBets(round, houseMs);
