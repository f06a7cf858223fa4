import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { findLocale } from "@houselight/contracts/locales";
import { useLocale } from "use-intl/react";
import { refreshPlayer } from "../../../data/accounts.ts";
import { localPath } from "../../../paths.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import { pathAfterSignIn, stripLocale } from "./path-after-sign-in.ts";

/**
 * Returns what follows a sign-in: the player is loaded, then the way goes on to `redirect`, or back to the
 * page below the popup. A player who keeps another language gets the site in it (LOCALE-03).
 */
export function useSignedIn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const { goTo, closeModal } = useGo();
  return async (redirect: string | undefined) => {
    const player = await refreshPlayer(queryClient);
    const stored = player ? findLocale(player.language) : null;
    if (stored && stored !== locale) {
      window.location.assign(pathAfterSignIn(stored, redirect, router.state.location.pathname));
      return;
    }
    if (localPath(redirect)) await goTo(stripLocale(redirect as string));
    else closeModal();
    await router.invalidate();
  };
}
