import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";

export const Route = createFileRoute("/")({
  loader: ({ context }) => loadLobby(context.queryClient),
  component: () => <LobbyPage {...Route.useLoaderData()} />,
});
