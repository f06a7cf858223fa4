import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { noindex } from "../shell/page-head.ts";

/** The lobby with the choice of a new password over it; `ModalHost` opens it by the address. */
export const Route = createFileRoute("/_page/new-password")({
  loader: ({ context }) => loadLobby(context.queryClient),
  head: () => ({ meta: [noindex] }),
  component: () => <LobbyPage {...Route.useLoaderData()} />,
});
