import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { requirePageBelow, requirePlayer } from "../shell/guards.ts";
import { noindex } from "../shell/page-head.ts";

/**
 * A popup over the page one comes from; this address alone leads to the lobby. With a `payment` it
 * opens over the lobby: so a player comes back from a payment provider.
 */
export const Route = createFileRoute("/_page/cashbox")({
  beforeLoad: (input) => {
    if (input.search.payment) requirePlayer(input);
    else requirePageBelow(input);
  },
  loader: ({ context }) => loadLobby(context.queryClient),
  head: () => ({ meta: [noindex] }),
  component: () => <LobbyPage {...Route.useLoaderData()} />,
});
