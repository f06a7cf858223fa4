import { showToast, Toaster } from "@houselight/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { MODALS } from "../../paths.ts";
import { useGo } from "../modal-link.tsx";
import type { RootSearch } from "../root-search.ts";
import { useRegionWatch } from "../region/use-region-watch.ts";
import { takeNotice } from "./late-notice.ts";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl/react";
import { onSignedOut } from "../../api/auth-event.ts";
import { forgetPlayer, playerQuery } from "../../data/accounts.ts";

/** Toasts, the offline notice, and what happens when a session ends elsewhere. */
export function Notices() {
  const t = useTranslations();
  useSignedOutElsewhere();
  useRegionWatch();
  // Read while it is drawn: the page that is sent carries the words that are read so.
  const notKept = t("nav.languageNotKept");
  useEffect(() => {
    if (takeNotice() === "languageNotKept") showToast(notKept, "error");
  }, [notKept]);
  return (
    <>
      <Toaster label={t("site.notices")} closeLabel={t("site.close")} />
      <OfflineNotice />
    </>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function OfflineNotice() {
  const t = useTranslations("site");
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const offline = t("offline");
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-[55] flex justify-center px-4">
      {online ? null : (
        <span className="block max-w-md animate-rise rounded-tile bg-amber px-4 py-3 font-semibold text-ink text-sm shadow-lifted">
          {offline}
        </span>
      )}
    </output>
  );
}

/**
 * A 401 means that the session is gone: the page becomes a guest's, says why, and opens the login,
 * which leads back to where the player was (AUTH-14).
 */
function useSignedOutElsewhere(): void {
  const sessionEnded = useTranslations("account")("sessionEnded");
  const queryClient = useQueryClient();
  const router = useRouter();
  const { openModal } = useGo();
  useEffect(
    () =>
      onSignedOut(() => {
        const wasPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
        forgetPlayer(queryClient);
        if (!wasPlayer) return;
        showToast(sessionEnded, "error");
        const { pathname, searchStr, search } = router.state.location;
        const { modal } = search as RootSearch;
        const redirect = modal ? MODALS[modal].path : `${pathname}${searchStr}`;
        void openModal("login", { redirect }).then(() => router.invalidate());
      }),
    [queryClient, router, sessionEnded, openModal],
  );
}
