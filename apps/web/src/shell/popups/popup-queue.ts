/** Popups without an address of their own, by their name; `persistent` ones wait for the others. */
const POPUPS = {
  "vip-level-info": { persistent: false },
  "vip-onboarding": { persistent: false },
  "install-guide": { persistent: false },
  "new-provider": { persistent: true },
  "ios-exit": { persistent: true },
} as const;

export type PopupName = keyof typeof POPUPS;

export const isPopupName = (name: string): name is PopupName => Object.hasOwn(POPUPS, name);

/** Names in their order; the first is open. */
export type PopupQueue = readonly PopupName[];

/**
 * Returns the queue with a popup more: at its end, persistent ones behind all others. One whose name
 * is open or waits already is not asked for twice, and the one that is open stays (OPEN-49).
 */
export function withPopup(queue: PopupQueue, name: PopupName): PopupQueue {
  if (queue.includes(name)) return queue;
  const [open, ...waiting] = [...queue, name];
  if (open === undefined) return [];
  const waits = (popup: PopupName) => POPUPS[popup].persistent;
  return [
    open,
    ...waiting.filter((popup) => !waits(popup)),
    ...waiting.filter((popup) => waits(popup)),
  ];
}

const withoutPopup = (queue: PopupQueue, name: PopupName): PopupQueue =>
  queue.filter((popup) => popup !== name);

/** Of this browser only: nothing sets it on the server. */
let queue: PopupQueue = [];
const listeners = new Set<() => void>();

function change(next: PopupQueue): void {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}

/** Opens a popup, or lets it wait for those before it. */
export const openPopup = (name: PopupName): void => change(withPopup(queue, name));

/** Ends a popup, open or waiting. */
export const closePopup = (name: PopupName): void => change(withoutPopup(queue, name));

/** Returns the name of the popup that is open. */
export const shownPopup = (): PopupName | null => queue[0] ?? null;

export function subscribeToPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
