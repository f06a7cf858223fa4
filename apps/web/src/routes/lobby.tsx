import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/lobby/load-lobby.ts";
import { LobbyPage } from "../features/lobby/lobby-page.tsx";

export const Route = createFileRoute("/")({
  loader: ({ context }) => loadLobby(context.queryClient),
  component: LobbyPage,
});
