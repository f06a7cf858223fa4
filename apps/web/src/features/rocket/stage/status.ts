import type { RocketRoundView, RocketView } from "@houselight/contracts/rocket";
import { ON_PAD, reachOf } from "../../../data/engagement/rocket/flight.ts";

/** Sayings of the stage about a round, with their number: seconds that are left, or a multiplier in hundredths. */
export type Status =
  | { readonly kind: "leavesIn" | "nextIn"; readonly seconds: number }
  | { readonly kind: "gone" | "brokenOff"; readonly multiplier: number }
  | { readonly kind: "leaving" | "flying" | "nextSoon" | "closed" };

const secondsTo = (iso: string, houseMs: number): number =>
  Math.ceil((Date.parse(iso) - houseMs) / 1_000);

/** Returns what the stage says of a round at a moment of the house's time. */
export function statusOf(round: RocketRoundView | null, houseMs: number): Status {
  if (!round) return { kind: "nextSoon" };
  if (round.phase === "flying") return { kind: "flying" };
  if (round.phase === "betting") {
    const seconds = secondsTo(round.closes_at, houseMs);
    return seconds > 0 ? { kind: "leavesIn", seconds } : { kind: "leaving" };
  }
  const kind = round.broken_off_at === null ? "gone" : "brokenOff";
  return { kind, multiplier: reachOf(round) ?? ON_PAD };
}

/** Returns when the next round opens, once a round is over; null before. A house that rests opens it when somebody looks. */
export function nextStatus(
  { round, next_at, is_open }: RocketView,
  houseMs: number,
): Status | null {
  if (!round || round.phase !== "over") return null;
  if (!is_open) return { kind: "closed" };
  const seconds = next_at === null ? 0 : secondsTo(next_at, houseMs);
  return seconds > 0 ? { kind: "nextIn", seconds } : { kind: "nextSoon" };
}
