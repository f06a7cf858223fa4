import type {
  TournamentList,
  TournamentStatusView,
  TournamentView,
} from "@houselight/contracts/tournaments";
import { useData } from "../../api/page/use-data.ts";
import { usePlayer } from "../../data/accounts.ts";
import {
  listedIn,
  runningIn,
  runningQuests,
} from "../../data/engagement/tournaments/choose-tournaments.ts";
import { lookAgainAtSome } from "../../data/engagement/tournaments/look-again.ts";
import {
  ownTournamentsQuery,
  tournamentStatusQuery,
  tournamentsQuery,
} from "../../data/engagement/tournaments/tournaments.ts";
import { useFlag } from "../../data/visitor/flags.ts";

const NONE: readonly TournamentView[] = [];

/** The list on a page of leaders: rounds move them while it stays open. */
const RUNNING = {
  ...tournamentsQuery,
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly TournamentView[] } }) =>
    lookAgainAtSome(state.data ?? NONE),
};

/** Returns the tournaments of a list in its order. */
export function useListed(list: TournamentList): readonly TournamentView[] {
  const triesOut = useFlag("test_quests");
  return listedIn(useData(tournamentsQuery) ?? NONE, list, triesOut);
}

/** Returns the tournaments of a list that run now, with their leaders as rounds move them. */
export function useRunning(list: TournamentList): readonly TournamentView[] {
  const triesOut = useFlag("test_quests");
  return runningIn(useData(RUNNING) ?? NONE, list, triesOut);
}

/** Returns the running tournaments whose places are rewarded: they have leaders. */
export const useRaces = (): readonly TournamentView[] =>
  useRunning("all").filter(({ levels }) => levels.length === 0);

/** Returns the quests that run now. */
export function useQuests(): readonly TournamentView[] {
  const triesOut = useFlag("test_quests");
  return runningQuests(useData(tournamentsQuery) ?? NONE, triesOut);
}

/** Returns the player's parts by the tournament's id; none for a guest. */
export function useOwnParts(): ReadonlyMap<string, TournamentStatusView> {
  const query = { ...ownTournamentsQuery, enabled: usePlayer() !== null };
  const own = useData(query) ?? [];
  return new Map(own.map((part) => [part.tournament_id, part]));
}

/** Returns the player's part in one tournament; undefined for a guest and while it is not there. */
export function usePart(identifier: string): TournamentStatusView | undefined {
  const isPlayer = usePlayer() !== null;
  const query = { ...tournamentStatusQuery(identifier), enabled: isPlayer };
  const part = useData(query);
  return isPlayer ? part : undefined;
}
