import { signOut } from "@houselight/contracts/accounts";
import { signUpAge } from "@houselight/contracts/configuration";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";
import { clientContextQuery, messagesQuery, playerQuery } from "./queries.ts";

const OWN_KEYS = [
  "accounts",
  "settings",
  "sessions",
  "payments",
  "gifts",
  "rounds",
  "seeds",
] as const;

/** The signed-in player; null for a guest. */
export function usePlayer() {
  return useQuery(playerQuery).data ?? null;
}

/** Brand, licence and country of this visitor; loaded before anything renders. */
export function useClientContext() {
  const { data } = useQuery(clientContextQuery);
  if (!data) throw new Error("the client context is loaded by the root route");
  return data;
}

/** Returns the age from which a person of this country, or this visitor, may play here (OPEN-24). */
export function useAgeMin(country?: string): number {
  const { policy, country: visitors } = useClientContext();
  return signUpAge(policy.ages, country || visitors);
}

/** Forgets all that belongs to a player (AUTH-06); what everyone may see stays. */
export function forgetPlayer(queryClient: QueryClient): void {
  for (const key of OWN_KEYS) queryClient.removeQueries({ queryKey: [key] });
  queryClient.setQueryData(playerQuery.queryKey, null);
  void queryClient.invalidateQueries({ queryKey: clientContextQuery.queryKey });
}

/** Reads the player anew after signing in, before anything is shown (AUTH-05). */
export async function refreshPlayer(queryClient: QueryClient) {
  for (const key of OWN_KEYS) queryClient.removeQueries({ queryKey: [key] });
  // The rules are now those of the player's own licence.
  const [player] = await Promise.all([
    queryClient.fetchQuery({ ...playerQuery, staleTime: 0 }),
    queryClient.refetchQueries({ queryKey: clientContextQuery.queryKey }),
  ]);
  return player;
}

/** Ends the session here and at the server. */
export async function endOwnSession(queryClient: QueryClient): Promise<void> {
  await call(signOut, {});
  forgetPlayer(queryClient);
}

/**
 * Loads what every page needs. A message file that is away leaves keys on the page (LOCALE-02), and
 * a player who cannot be read is a guest until the browser asks again (ERROR-01). Without the
 * client context there is no page: its error is thrown.
 */
export async function loadVisitor(queryClient: QueryClient, locale: string): Promise<void> {
  const report = (error: unknown) => console.error(error);
  const [context] = await Promise.allSettled([
    queryClient.ensureQueryData(clientContextQuery),
    queryClient.ensureQueryData(playerQuery).catch(report),
    queryClient.ensureQueryData(messagesQuery(locale)).catch(report),
  ]);
  if (context.status === "rejected") throw context.reason;
}
