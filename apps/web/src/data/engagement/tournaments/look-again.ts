import type { TournamentView } from "@houselight/contracts/tournaments";
import { lookAgain } from "../look-again.ts";

type Looked = Pick<TournamentView, "status" | "finished" | "cancelled">;

/** Returns after how many milliseconds a tournament is looked at again; false where it does not change. */
export const lookAgainAtTournament = ({ finished, ...rest }: Looked): number | false =>
  lookAgain({ ...rest, isSettled: finished });

/** Returns the same of a list, by the first of its tournaments that is to be looked at again. */
export const lookAgainAtSome = (tournaments: readonly Looked[]): number | false =>
  tournaments.reduce<number | false>((soonest, tournament) => {
    const own = lookAgainAtTournament(tournament);
    return own !== false && (soonest === false || own < soonest) ? own : soonest;
  }, false);
