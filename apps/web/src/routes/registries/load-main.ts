import { isServer } from "../../api/transport.ts";
import { bannersQuery } from "../../features/banners/banners-query.ts";
import { type Lobby, loadLobby } from "../../features/catalogue/lobby/load-lobby.ts";
import type { RouterContext } from "../../router.tsx";

/** Loads what main shows, at whichever of its addresses. */
export async function loadMain({
  queryClient,
  locale,
}: Pick<RouterContext, "queryClient" | "locale">): Promise<Lobby> {
  const beside = [queryClient.prefetchQuery(bannersQuery(locale))];
  if (import.meta.env.SSR) {
    const { loadNextMatches } = await import(
      "../../features/sportsbook/lists/load-next-matches.ts"
    );
    beside.push(loadNextMatches(queryClient));
  }
  const lobby = await loadLobby(queryClient);
  // In the browser their places are held free until they come.
  if (isServer()) await Promise.all(beside);
  return lobby;
}
