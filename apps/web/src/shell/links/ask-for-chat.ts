/** The chat listens for this on the window and keeps it from going on. */
export const CHAT_EVENT = "houselight:open-chat";

/** Asks for the chat. Returns false where nobody opens one: the page of support is to be shown. */
export const askForChat = (): boolean =>
  !window.dispatchEvent(new CustomEvent(CHAT_EVENT, { cancelable: true }));
