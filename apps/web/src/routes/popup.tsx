import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { NamedPopup } from "../features/popups/named-popup.tsx";
import { MODALS, type ModalName } from "../paths.ts";
import { noindex } from "../shell/page-head.ts";
import { isPopupName } from "../shell/popups/popup-queue.ts";

/** A popup by its name, over the lobby; a name of none leads to main (MODAL-11, ROUTE-40). */
export const Route = createFileRoute("/_page/popup/$name")({
  beforeLoad: ({ params: { name }, search }) => {
    if (Object.hasOwn(MODALS, name))
      throw redirect({ to: MODALS[name as ModalName].path, search, replace: true });
    if (!isPopupName(name)) throw redirect({ to: "/", replace: true });
  },
  loader: ({ context }) => loadLobby(context.queryClient),
  head: () => ({ meta: [noindex] }),
  component: Page,
});

function Page() {
  const { name } = Route.useParams();
  return (
    <>
      <LobbyPage {...Route.useLoaderData()} />
      {isPopupName(name) ? <NamedPopup name={name} /> : null}
    </>
  );
}
