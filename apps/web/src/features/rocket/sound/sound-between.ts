import type { OwnRocketBetView, RocketPhase, RocketRoundView } from "@houselight/contracts/rocket";
import type { SoundName } from "../../../games/sound/paper-sounds.ts";

/** State of the rocket, as far as it is heard. */
export interface Heard {
  readonly round: number;
  readonly phase: RocketPhase;
  /** State of the player's bet on the round; null without one. */
  readonly bet: OwnRocketBetView["state"] | null;
}

export const heardOf = (
  round: Pick<RocketRoundView, "number" | "phase"> | null,
  bet: Pick<OwnRocketBetView, "state"> | null,
): Heard | null => round && { round: round.number, phase: round.phase, bet: bet?.state ?? null };

/** Returns what is heard when the rocket comes to stand otherwise; null where that is nothing. */
export function soundBetween(before: Heard | null, now: Heard | null): SoundName | null {
  // Whoever comes later hears nothing of what was.
  if (!before || !now || now.round < before.round) return null;
  const isNext = now.round > before.round;
  const bet = isNext ? null : before.bet;
  // The player's own news come first: one sound at a time.
  if (bet === "open" && now.bet === "cashed_out") return "win";
  if (bet === null && now.bet === "open") return "chip";
  if (isNext) return now.phase === "betting" ? "stop" : null;
  if (now.phase === before.phase) return null;
  return now.phase === "flying" ? "spin" : now.phase === "over" ? "leave" : null;
}
