import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { findLocale } from "@houselight/contracts/locales";
import { useLocale } from "use-intl/react";
import { refreshPlayer } from "../../data/accounts.ts";
import { joinLocale, splitLocale } from "../../i18n/locale-path.ts";
import { localPath, modalOfPath } from "../../paths.ts";
import { useGo } from "../../shell/modal-link.tsx";

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
      window.location.assign(joinLocale(stored, pathAfter(redirect, router.state.location)));
      return;
    }
    if (localPath(redirect)) await goTo(stripLocale(redirect as string));
    else closeModal();
    await router.invalidate();
  };
}

/** Returns the path after a whole reload: the redirect, a popup of it over the lobby, else the page below. */
function pathAfter(redirect: string | undefined, below: { readonly pathname: string }): string {
  const path = localPath(redirect);
  if (!path) return modalOfPath(below.pathname) ? "/" : below.pathname;
  const target = stripLocale(path);
  const modal = modalOfPath(target.replace(/[?#].*$/, ""));
  return modal ? `/?modal=${modal}` : target;
}

/** A redirect may carry a locale prefix from an old link; the router adds its own. */
function stripLocale(path: string): string {
  const [, pathname = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return `${splitLocale(pathname).path}${rest}`;
}
