import { useLocation } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { modalOfPath } from "../../paths.ts";
import type { RootSearch } from "../root-search.ts";
import {
  closePopup,
  openPopup,
  shownPopup,
  subscribeToPopups,
  type WatchedPopup,
} from "./popup-queue.ts";

/** Returns the name of the popup whose turn it is; null while there is none. */
export const useShownPopup = (): ReturnType<typeof shownPopup> =>
  useSyncExternalStore(subscribeToPopups, shownPopup, () => null);

/** Tells whether a popup with an address of its own lies over the page, such as the cashbox. */
export const useHasModal = (): boolean =>
  useLocation({
    select: ({ pathname, search }) =>
      Boolean((search as RootSearch).modal ?? modalOfPath(pathname)),
  });

/**
 * Queues a popup while it is wanted, and tells when it may be drawn: one is open at a time, whoever
 * asked for it (OPEN-49).
 */
export function usePopupTurn(name: WatchedPopup, wanted: boolean): boolean {
  const shown = useShownPopup();
  useEffect(() => {
    if (!wanted) return undefined;
    openPopup(name);
    return () => closePopup(name);
  }, [name, wanted]);
  // A form takes long to draw: what its visitor does meanwhile comes first.
  return useDeferredValue(wanted && shown === name);
}
