/** Codes that a campaign's link brought, kept while the tab is open (CASHBOX-12). */
const DEPOSIT_CODE_KEY = "depositPromocode";
export const DEPOSIT_CODE_SHOWN_KEY = "depositPromocodeShowed";
const GIFT_CODE_KEY = "giftPromocode";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the codes of an address. Another deposit code than the one before is shown again. */
export function keepCodes(
  store: Store,
  codes: { readonly deposit: string | null; readonly gift: string | null },
): void {
  if (codes.deposit !== null) {
    if (store.getItem(DEPOSIT_CODE_KEY) !== codes.deposit) store.removeItem(DEPOSIT_CODE_SHOWN_KEY);
    store.setItem(DEPOSIT_CODE_KEY, codes.deposit);
  }
  if (codes.gift !== null) store.setItem(GIFT_CODE_KEY, codes.gift);
}

export const keptDepositCode = (store: Pick<Store, "getItem">): string | null =>
  store.getItem(DEPOSIT_CODE_KEY);

export const isDepositCodeShown = (store: Pick<Store, "getItem">): boolean =>
  store.getItem(DEPOSIT_CODE_SHOWN_KEY) !== null;

export const markDepositCodeShown = (store: Pick<Store, "setItem">): void =>
  store.setItem(DEPOSIT_CODE_SHOWN_KEY, "true");

/** Both codes go with the player who leaves. */
export function forgetCodes(store: Pick<Store, "removeItem">): void {
  for (const key of [DEPOSIT_CODE_KEY, DEPOSIT_CODE_SHOWN_KEY, GIFT_CODE_KEY]) {
    store.removeItem(key);
  }
}
