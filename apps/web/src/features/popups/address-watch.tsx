import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePlayer } from "../../data/accounts.ts";
import { MODALS, type ModalName } from "../../paths.ts";
import { askForChat } from "../../shell/links/ask-for-chat.ts";
import { readHash } from "../../shell/links/hash-links.ts";
import { withModal } from "../../shell/modal-link.tsx";
import { openPopup } from "../../shell/popups/popup-queue.ts";
import type { RootSearch } from "../../shell/root-search.ts";

/** A hash that was followed stays this long (MODAL-15), and the chat opens after it (MODAL-17). */
const AFTER_MS = 1_000;

/** Follows what an address asks for beside its page: a popup, a section, the way to install the site. */
export default function AddressWatch() {
  useHashLinks();
  const install = useLocation({ select: ({ search }) => (search as RootSearch).pwa === "install" });
  useEffect(() => {
    if (install) openPopup("install-guide");
  }, [install]);
  return null;
}

/** Follows hash links, and takes the hash out of the address a second later (MODAL-13 … MODAL-17). */
function useHashLinks(): void {
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const signedIn = usePlayer() !== null;
  useEffect(() => {
    const link = readHash(hash);
    if (!link) return undefined;
    if ("path" in link) {
      void router.navigate({ to: link.path, replace: true });
      return undefined;
    }
    if ("modal" in link && isFor(link.modal, signedIn)) openOver(router, link.modal, hash);
    const timer = setTimeout(() => {
      clearHash(router, hash);
      if ("chat" in link) askForChat();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [router, hash, signedIn]);
}

const isFor = (modal: ModalName, signedIn: boolean): boolean => {
  const { access } = MODALS[modal];
  return access === "all" || access === (signedIn ? "player" : "guest");
};

type Router = ReturnType<typeof useRouter>;

/** Opens a popup over the page in the place of the link's own entry: closing it does not open it again. */
function openOver(router: Router, modal: ModalName, hash: string): void {
  void router.navigate({
    to: ".",
    search: (search: RootSearch) => withModal(search, modal, {}),
    hash,
    mask: { to: MODALS[modal].path, hash, unmaskOnReload: true },
    replace: true,
    resetScroll: false,
    hashScrollIntoView: false,
  });
}

/** Takes the hash away, and leaves what the page shows as it is. */
function clearHash(router: Router, hash: string): void {
  const { location } = router.state;
  if (location.hash !== hash) return;
  const { modal } = location.search as RootSearch;
  void router.navigate({
    to: ".",
    search: true,
    hash: "",
    ...(modal ? { mask: { to: MODALS[modal].path, unmaskOnReload: true } } : {}),
    replace: true,
    resetScroll: false,
    hashScrollIntoView: false,
  });
}
