const KEY = "deposit-draft";

interface Draft {
  readonly id: string;
  readonly what: string;
}

/**
 * The id of a deposit, made before it is sent and kept until it is answered: pressing again, or
 * reloading after a lost answer, is the same deposit. Another method, currency or amount is
 * another deposit and gets another id.
 */
export function depositId(
  storage: Pick<Storage, "getItem" | "setItem">,
  what: string,
  makeId: () => string,
): string {
  const kept = readDraft(storage.getItem(KEY));
  if (kept?.what === what) return kept.id;
  const id = makeId();
  storage.setItem(KEY, JSON.stringify({ id, what } satisfies Draft));
  return id;
}

/** The deposit is answered: the next one is a new one. */
export function forgetDepositId(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}

function readDraft(text: string | null): Draft | null {
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    const known = draft as Partial<Draft> | null;
    return typeof known?.id === "string" && typeof known.what === "string"
      ? (known as Draft)
      : null;
  } catch {
    return null;
  }
}
