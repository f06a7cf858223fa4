import type { KeptStore } from "../../../api/kept/kept-store.ts";
import { isGamePath, localPath } from "../../../paths.ts";

const keyOf = (payment: string) => `houselight.deposit.from.${payment}`;

/** Keeps the game that a deposit was begun in, while its provider has the tab. Other pages are not kept. */
export function keepDepositOrigin(
  storage: KeptStore,
  payment: string,
  page: { readonly pathname: string; readonly search: object } | null,
): void {
  if (!page || !isGamePath(page.pathname)) return;
  const search = new URLSearchParams(page.search as Record<string, string>);
  try {
    storage.setItem(keyOf(payment), `${page.pathname}?${search}`);
  } catch {
    // Full or blocked: the way back is the lobby's.
  }
}

/** Returns the game that a deposit was begun in; null when it was begun elsewhere. */
export function depositOrigin(storage: KeptStore, payment: string): string | null {
  try {
    const path = localPath(storage.getItem(keyOf(payment)) ?? undefined);
    return path && isGamePath(path) ? path : null;
  } catch {
    return null;
  }
}
