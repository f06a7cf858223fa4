/** Currency whose rate serves a player in a currency that a card has no rate for (COMP-16). */
export const FALLBACK_CURRENCY = "EUR";

/** Units of a reward that one exchange takes at most. */
export const QUANTITY_MAX = 1_000;

/** Beginning of the groups of cards that are on sale (COMP-07). */
const SALE = "sale";

export const isSaleGroup = (group: string): boolean => group.startsWith(SALE);

/** Returns the rate of a currency, else that of EUR, which every card has. */
export function rateIn<R extends { readonly currency: string }>(
  rates: readonly R[],
  currency: string,
): R {
  const rate =
    rates.find((one) => one.currency === currency) ??
    rates.find((one) => one.currency === FALLBACK_CURRENCY);
  if (!rate) throw new Error(`a card without a rate in ${FALLBACK_CURRENCY}`);
  return rate;
}

/** Returns how many units of a price the points are enough for, as one exchange takes them (COMP-11). */
export const quantityMax = (points: number, price: number): number =>
  Math.min(QUANTITY_MAX, Math.floor(points / price));
