import {
  getRealityCheck,
  getSessionFigures,
  isLimitReached,
  listUserLimits,
  type UserLimitView,
} from "@houselight/contracts/compliance";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { applyTold } from "../api/page/apply-told.ts";
import { playerQuery, usePlayer } from "./accounts.ts";
import { OWN } from "./own.ts";

/** The player's limits and breaks, with what is used of them. */
export const limitsQuery = queryOptions({
  queryKey: [OWN, "limits"],
  queryFn: ({ signal }) => call(listUserLimits, {}, { signal }),
});

/** The standing of the player's reality check. */
export const realityCheckQuery = queryOptions({
  queryKey: [OWN, "reality-check"],
  queryFn: ({ signal }) => call(getRealityCheck, {}, { signal }),
});

/** Time and money of the session; what is shown is never of before. */
export const sessionFiguresQuery = queryOptions({
  queryKey: [OWN, "session-figures"],
  queryFn: ({ signal }) => call(getSessionFigures, {}, { signal }),
  gcTime: 0,
});

/** Looks at the reality check again: another screen answered it. */
export const renewRealityCheck = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: realityCheckQuery.queryKey });

/** Returns the player's limits; none for a guest and while they load. */
export function useLimits(): readonly UserLimitView[] {
  const player = usePlayer();
  const { data } = useQuery({ ...limitsQuery, enabled: player !== null });
  return player ? (data ?? []) : [];
}

/**
 * Writes a limit that the server told into the list, however old an answer is that is under way; one that was
 * removed leaves it.
 */
export function applyLimit(queryClient: QueryClient, told: UserLimitView): void {
  applyTold<UserLimitView[]>(queryClient, limitsQuery.queryKey, (known) => {
    const others = known.filter(({ id }) => id !== told.id);
    if (told.removed_at !== null) return others;
    const at = known.findIndex(({ id }) => id === told.id);
    return at < 0 ? [...known, told] : known.map((one) => (one.id === told.id ? told : one));
  });
}

/**
 * Returns true when a limit that is reached, of any type, keeps this visitor from games (LIMIT-06).
 * Asked anew each time; without an answer the house itself still refuses each stake.
 */
export async function isKeptFromGames(queryClient: QueryClient): Promise<boolean> {
  if (!queryClient.getQueryData(playerQuery.queryKey)) return false;
  const limits = await queryClient
    .fetchQuery({ ...limitsQuery, staleTime: 0 })
    .catch((): readonly UserLimitView[] => []);
  return limits.some(isLimitReached);
}
