import type { TournamentView } from "@houselight/contracts/tournaments";

type Looked = Pick<TournamentView, "status" | "finished" | "cancelled">;

/** Rounds of others move a table that stays open. */
const WHILE_ON_MS = 15_000;
/** Places are final and paid within seconds of the end, and whoever waits for it looks at the page. */
const BEFORE_PRIZES_MS = 3_000;

/**
 * Returns after how many milliseconds a tournament is looked at again; false for one that has not begun, was
 * called off, or whose prizes are paid.
 */
export function lookAgain({ status, finished, cancelled }: Looked): number | false {
  if (cancelled || finished || status === "future") return false;
  return status === "active" ? WHILE_ON_MS : BEFORE_PRIZES_MS;
}

/** Returns the same of a list, by the first of its tournaments that is to be looked at again. */
export const lookAgainAtSome = (tournaments: readonly Looked[]): number | false =>
  tournaments.reduce<number | false>((soonest, tournament) => {
    const own = lookAgain(tournament);
    return own !== false && (soonest === false || own < soonest) ? own : soonest;
  }, false);
