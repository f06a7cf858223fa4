/** Under which a browser remembers, for one visit, that a player fills in the profile later. */
const PUT_OFF_KEY = "personal-info-later";

type Store = Pick<Storage, "getItem" | "setItem">;

/** Returns true when a player of this visit fills in the profile later. */
export const isPutOff = (store: Store): boolean => store.getItem(PUT_OFF_KEY) !== null;

/** Remembers for this visit that the profile is filled in later. */
export const putOff = (store: Store): void => store.setItem(PUT_OFF_KEY, "yes");
