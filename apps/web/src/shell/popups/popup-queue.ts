/** Which waiting popup is next: the lowest. What the law asks comes first, `persistent` ones last. */
const TURN = { asked: 0, plain: 1, persistent: 2 } as const;

/** Popups without an address of their own that anybody may ask for, by their name. */
const NAMED = {
  "vip-level-info": TURN.plain,
  "vip-onboarding": TURN.plain,
  "install-guide": TURN.plain,
  "new-provider": TURN.persistent,
  "ios-exit": TURN.persistent,
} as const;

/** Popups that their own watch asks for and draws (`usePopupTurn`); no address names them. */
const WATCHED = {
  "reality-check": TURN.asked,
  "terms-missing": TURN.asked,
  "game-fields": TURN.asked,
  "jackpot-win": TURN.persistent,
  "personal-info": TURN.plain,
} as const;

const TURNS = { ...NAMED, ...WATCHED };

export type PopupName = keyof typeof NAMED;
export type WatchedPopup = keyof typeof WATCHED;
type Queued = PopupName | WatchedPopup;

export const isPopupName = (name: string): name is PopupName => Object.hasOwn(NAMED, name);

/** Names in their order; the first is open. */
export type PopupQueue = readonly Queued[];

/**
 * Returns the queue with a popup more, behind all whose turn is not later than its own. One whose name
 * is open or waits already is not asked for twice, and the one that is open stays (OPEN-49).
 */
export function withPopup(queue: PopupQueue, name: Queued): PopupQueue {
  if (queue.includes(name)) return queue;
  const [open, ...waiting] = [...queue, name];
  if (open === undefined) return [];
  return [open, ...waiting.toSorted((one, other) => TURNS[one] - TURNS[other])];
}

const withoutPopup = (queue: PopupQueue, name: Queued): PopupQueue =>
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
export const openPopup = (name: Queued): void => change(withPopup(queue, name));

/** Ends a popup, open or waiting. */
export const closePopup = (name: Queued): void => change(withoutPopup(queue, name));

/** Returns the name of the popup that is open. */
export const shownPopup = (): Queued | null => queue[0] ?? null;

export function subscribeToPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
