import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requireGuest } from "../shell/guards.ts";
import { popupHead } from "../shell/page-head.ts";

/** The lobby with the registration dialog over it; `ModalHost` opens it by the address. */
export const Route = createFileRoute("/_page/registration")({
  beforeLoad: requireGuest,
  loader: ({ context }) => loadLobby(context.queryClient),
  head: ({ match }) =>
    popupHead(match.context, translatorOf(match.context)("auth.registrationTitle")),
  component: () => <LobbyPage {...Route.useLoaderData()} />,
});
