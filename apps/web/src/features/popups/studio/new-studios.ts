const KEY = "new-studios-seen";

/** The part of a browser's storage that is needed. */
type Kept = Pick<Storage, "getItem" | "setItem">;

/** Returns the studios whose popup this browser has shown. */
function seen(storage: Kept): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Returns the first studio that the house tells of as new, offers, and has not told this browser of;
 * null where there is none.
 */
export function untoldStudio<Studio extends { readonly slug: string }>(
  flagged: readonly string[],
  offered: readonly Studio[],
  storage: Kept,
): Studio | null {
  const told = seen(storage);
  const slug = flagged.find(
    (one) => !told.includes(one) && offered.some((studio) => studio.slug === one),
  );
  return offered.find((studio) => studio.slug === slug) ?? null;
}

/** Keeps that this browser was told of a studio; only those that are still flagged are kept. */
export function markTold(slug: string, flagged: readonly string[], storage: Kept): void {
  try {
    const told = seen(storage).filter((one) => flagged.includes(one) && one !== slug);
    storage.setItem(KEY, JSON.stringify([...told, slug]));
  } catch {
    // Storage is switched off in this browser: it is told again.
  }
}
