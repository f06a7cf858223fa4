/** Codes that a campaign's link brought, kept while the tab is open (CASHBOX-12). */
const DEPOSIT_CODE_KEY = "depositPromocode";
export const DEPOSIT_CODE_SHOWN_KEY = "depositPromocodeShowed";
const GIFT_CODE_KEY = "giftPromocode";
const GIFT_CODE_SHOWN_KEY = "giftPromocodeShowed";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the codes of an address. Another code than the one before is shown again. */
export function keepCodes(
  store: Store,
  codes: { readonly deposit: string | null; readonly gift: string | null },
): void {
  if (codes.deposit !== null) {
    if (store.getItem(DEPOSIT_CODE_KEY) !== codes.deposit) store.removeItem(DEPOSIT_CODE_SHOWN_KEY);
    store.setItem(DEPOSIT_CODE_KEY, codes.deposit);
  }
  if (codes.gift !== null) {
    if (store.getItem(GIFT_CODE_KEY) !== codes.gift) store.removeItem(GIFT_CODE_SHOWN_KEY);
    store.setItem(GIFT_CODE_KEY, codes.gift);
  }
}

export const keptDepositCode = (store: Pick<Store, "getItem">): string | null =>
  store.getItem(DEPOSIT_CODE_KEY);

export const isDepositCodeShown = (store: Pick<Store, "getItem">): boolean =>
  store.getItem(DEPOSIT_CODE_SHOWN_KEY) !== null;

export const markDepositCodeShown = (store: Pick<Store, "setItem">): void =>
  store.setItem(DEPOSIT_CODE_SHOWN_KEY, "true");

export const keptGiftCode = (store: Pick<Store, "getItem">): string | null =>
  store.getItem(GIFT_CODE_KEY);

export const isGiftCodeShown = (store: Pick<Store, "getItem">): boolean =>
  store.getItem(GIFT_CODE_SHOWN_KEY) !== null;

export const markGiftCodeShown = (store: Pick<Store, "setItem">): void =>
  store.setItem(GIFT_CODE_SHOWN_KEY, "true");

/** A code that was redeemed, or brings nothing, is not offered again. */
export function forgetGiftCode(store: Pick<Store, "removeItem">): void {
  for (const key of [GIFT_CODE_KEY, GIFT_CODE_SHOWN_KEY]) store.removeItem(key);
}

/** Both codes go with the player who leaves. */
export function forgetCodes(store: Pick<Store, "removeItem">): void {
  for (const key of [DEPOSIT_CODE_KEY, DEPOSIT_CODE_SHOWN_KEY]) store.removeItem(key);
  forgetGiftCode(store);
}
