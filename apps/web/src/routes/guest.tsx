import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { leaveGuestPath } from "../shell/guards.ts";
import { noindex } from "../shell/page-head.ts";

/** The lobby under the guests' base path (ROUTE-30); any longer address leads to its page (LICENCE-06). */
export const Route = createFileRoute("/_page/guest/$")({
  beforeLoad: leaveGuestPath,
  loader: ({ context }) => loadLobby(context.queryClient),
  head: () => ({ meta: [noindex] }),
  component: () => <LobbyPage {...Route.useLoaderData()} />,
});
