import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { organisationHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/")({
  loader: ({ context }) => loadLobby(context.queryClient),
  head: ({ match }) => organisationHead(match.context),
  component: () => <LobbyPage {...Route.useLoaderData()} />,
});
