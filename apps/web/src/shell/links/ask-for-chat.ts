/** Of this browser only. It is kept, since the script of the chat may come after the press that asked for it. */
let isAsked = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isAsked) return;
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Asks for the chat: it opens at once, or as soon as its script is there. */
export const askForChat = (): void => change(true);

/** Ends the chat. */
export const closeChat = (): void => change(false);

/** Tells whether the chat is to be open. */
export const isChatAsked = (): boolean => isAsked;

export function subscribeToChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
