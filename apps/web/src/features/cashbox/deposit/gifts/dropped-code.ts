const TOLD_KEY = "deposit-code-told";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * The campaign's code that was dropped because it brings nothing (CASHBOX-14), to be told once: in
 * the deposit that opens after a kept code was applied, whatever came of it. Null when there is none
 * or it was told; a code that the deposit has is told with the deposit.
 */
export function droppedCode(
  store: Pick<Store, "getItem">,
  {
    kept,
    applied,
    chosen,
  }: {
    /** The code that the tab keeps. */
    readonly kept: string | null;
    /** It was tried already. */
    readonly applied: boolean;
    /** The code that goes with the deposit. */
    readonly chosen: string | null;
  },
): string | null {
  if (kept === null || !applied || chosen === kept) return null;
  return store.getItem(TOLD_KEY) === kept ? null : kept;
}

/** The kept code was told of, in one way or the other: what becomes of it later is the player's doing. */
export function markCodeTold(store: Pick<Store, "setItem">, code: string): void {
  store.setItem(TOLD_KEY, code);
}
