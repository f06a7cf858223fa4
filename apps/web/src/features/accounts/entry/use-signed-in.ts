import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { findLocale, type Locale } from "@houselight/contracts/locales";
import { useLocale } from "use-intl/react";
import { refreshPlayer } from "../../../data/accounts.ts";
import { tellEntry } from "../landing/device-id.ts";
import { loadOwnData } from "../session/load-own-data.ts";
import { homeOf, localPath } from "../../../paths.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import { pathAfterSignIn, stripLocale } from "./path-after-sign-in.ts";

interface Arrival {
  /** Let in to withdraw, and for nothing else. */
  readonly withdrawalsOnly?: boolean;
  /** Has registered just now, and did not only log in. */
  readonly isNew?: boolean;
}

/**
 * Returns what follows a sign-in, whichever way in it was: the house is told the facts of the browser
 * (AUTH-13), the player is loaded, then the way goes on to `redirect` where that is a path of this site, or
 * back to the page below the popup. A player who keeps another language gets the site in it (LOCALE-03).
 * Whoever was let in for withdrawals alone comes to their limits, and who came in from betting goes on there
 * (SPORT-02). A player who cannot be loaded just then gets the page from the house.
 */
export function useSignedIn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const { goTo, closeModal } = useGo();
  return async (
    asked: string | undefined,
    { withdrawalsOnly = false, isNew = false }: Arrival = {},
  ) => {
    const home = homeOf(router.state.location.pathname);
    const wished = (asked ?? "/") === "/" && home !== "/" ? home : asked;
    const redirect = withdrawalsOnly ? "/profile/limits" : wished;
    const leave = (language: Locale) =>
      window.location.assign(pathAfterSignIn(language, redirect, router.state.location.pathname));
    tellEntry(isNew ? "registration" : "login");
    const player = await refreshPlayer(queryClient).catch(() => undefined);
    // The session is open: what let in may be used up, and a second attempt would be refused.
    if (player === undefined) return leave(locale);
    const stored = player ? findLocale(player.language) : null;
    if (stored && stored !== locale) return leave(stored);
    void loadOwnData(queryClient, withdrawalsOnly);
    if (localPath(redirect)) await goTo(stripLocale(redirect as string), isNew);
    else closeModal();
    await router.invalidate();
  };
}
