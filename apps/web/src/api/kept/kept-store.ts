/** The part of a browser's storage that the site uses. */
export type KeptStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Makes a storage that never throws: what a browser does not keep, since its storage is full or blocked,
 * lasts as long as the page.
 */
export function lastingStore(storage: () => KeptStore): KeptStore {
  const ofThisPage = new Map<string, string>();
  return {
    getItem(key) {
      const held = ofThisPage.get(key);
      if (held !== undefined) return held;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        ofThisPage.delete(key);
      } catch {
        ofThisPage.set(key, value);
      }
    },
    removeItem(key) {
      ofThisPage.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** Keeps texts until this tab closes. */
export const tabStore = lastingStore(() => sessionStorage);

/** Keeps texts for all tabs of this browser. */
export const browserStore = lastingStore(() => localStorage);
