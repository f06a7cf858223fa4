interface Draft {
  readonly id: string;
  readonly what: string;
}

export type DraftKind = "deposit" | "withdrawal";

const keyOf = (kind: DraftKind): string => `${kind}-draft`;

/**
 * The id of a payment, made before it is sent and kept until it is answered: pressing again, or
 * reloading after a lost answer, is the same payment. Another method, currency, amount or
 * destination is another payment and gets another id.
 */
export function draftId(
  storage: Pick<Storage, "getItem" | "setItem">,
  kind: DraftKind,
  what: string,
  makeId: () => string,
): string {
  const kept = readDraft(storage.getItem(keyOf(kind)));
  if (kept?.what === what) return kept.id;
  const id = makeId();
  storage.setItem(keyOf(kind), JSON.stringify({ id, what } satisfies Draft));
  return id;
}

/** The payment is answered: the next one is a new one. */
export function forgetDraft(storage: Pick<Storage, "removeItem">, kind: DraftKind): void {
  storage.removeItem(keyOf(kind));
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
