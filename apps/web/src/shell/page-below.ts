import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { modalOfPath } from "../paths.ts";
import { withoutModal } from "./modal-link.tsx";
import type { RootSearch } from "./root-search.ts";

interface Page {
  readonly pathname: string;
  readonly search: object;
}

const LOBBY: Page = { pathname: "/", search: {} };

/** Of this browser only: nothing sets it on the server. */
let last: Page | null = null;

/** The page that a popup's bare address opens over; null on a first load and after registration. */
export const pageBelow = (): Page | null => last;

/** Remembers each page that is shown: an address on the way there may lead on, and is none. */
export function useRememberedPage(): void {
  const location = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  useEffect(() => {
    if (!location) return;
    const search = location.search as RootSearch;
    const modal = search.modal ?? modalOfPath(location.pathname);
    if (modal === "registration") last = null;
    else if (!modalOfPath(location.pathname)) {
      last = { pathname: location.pathname, search: withoutModal(search) };
    }
    // A payment's address is the one of a player's popup that can be loaded cold: over the lobby.
    else if (search.payment) last ??= LOBBY;
  }, [location]);
}
