/** Kept where somebody signed out, until somebody signs in: no stored password comes before (OPEN-14). */
const KEY = "signed-out";

/** Does something with the browser's storage; a browser that has none does without. */
function tryStorage<T>(deed: (storage: Storage) => T): T | null {
  try {
    return deed(localStorage);
  } catch {
    return null;
  }
}

/** Notes that somebody signed out here; the browser hands out no stored password by itself either. */
export async function noteSignedOut(): Promise<void> {
  tryStorage((storage) => storage.setItem(KEY, "1"));
  await navigator.credentials?.preventSilentAccess().catch(() => undefined);
}

export const hasSignedOut = (): boolean => tryStorage((storage) => storage.getItem(KEY)) !== null;

export const forgetSignedOut = (): void => void tryStorage((storage) => storage.removeItem(KEY));
