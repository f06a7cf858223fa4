import { useEffect, useSyncExternalStore } from "react";

/** Counts the dialogs that stand over the screen and belong to what is listed on it. */
let dialogs = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  dialogs += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Holds the rows of lists as they are while a dialog is open: one that goes would take it along, with what is written in it. */
export function useHoldRows(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** Tells whether rows are held. */
export const useRowsHeld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => dialogs > 0,
    () => false,
  );
