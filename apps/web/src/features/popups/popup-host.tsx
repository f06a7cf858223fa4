import { useRouter } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useCallback } from "react";
import { closePopup, isPopupName, type PopupName } from "../../shell/popups/popup-queue.ts";
import { useHasModal, useShownPopup } from "../../shell/popups/use-popup-turn.ts";
import type { PopupProps } from "./popup-props.ts";
import type { RootSearch } from "../../shell/root-search.ts";

const DIALOGS: Readonly<Record<PopupName, ComponentType<PopupProps>>> = {
  "vip-level-info": lazy(() => import("./vip-level-info.tsx")),
  "vip-onboarding": lazy(() => import("./vip-onboarding.tsx")),
  "new-provider": lazy(() => import("./studio/new-studio.tsx")),
  "install-guide": lazy(() => import("./install-guide.tsx")),
  "ios-exit": lazy(() => import("./exit/ios-exit.tsx")),
};

/**
 * Shows the popup whose turn it is, one at a time. Those with an address of their own, the cashbox
 * among them, lie over the page alone: the queue waits until they are closed (MODAL-07).
 */
export default function PopupHost() {
  const shown = useShownPopup();
  const hasModal = useHasModal();
  // What a watch asked for it draws itself.
  const name = shown !== null && isPopupName(shown) ? shown : null;
  const close = useClose(name);
  if (name === null || hasModal) return null;
  const Popup = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Popup key={name} onClose={close} />
    </Suspense>
  );
}

/** Ends the popup; an address that was the popup's, or asked for it, leads on to main (MODAL-18). */
function useClose(name: PopupName | null): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (name === null) return;
    closePopup(name);
    const { pathname, search } = router.state.location;
    const asked = name === "install-guide" && (search as RootSearch).pwa === "install";
    if (asked || pathname.startsWith("/popup/")) void router.navigate({ to: "/", replace: true });
  }, [router, name]);
}
