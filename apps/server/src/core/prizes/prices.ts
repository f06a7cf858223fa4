import {
  convert,
  type ExchangeRates,
  type Prize,
  type PrizeBonus,
  type PrizeBonusView,
  type PrizeView,
} from "@houselight/contracts";

/** Returns prizes with their amounts in one currency: what a player is shown, and what is given. */
export const pricedPrizes = (
  prizes: readonly Prize[],
  currency: string,
  rates: ExchangeRates,
): PrizeView[] =>
  prizes.map(({ weight, bonuses }, at) => ({
    id: String(at + 1),
    weight,
    bonuses: bonuses.map((one) => bonusIn(one, currency, rates)),
  }));

function bonusIn(one: PrizeBonus, currency: string, rates: ExchangeRates): PrizeBonusView {
  const { wager, max_win } = one.result_bonus;
  const isMoney = one.type === "bonus";
  return {
    type: one.type,
    title: one.title,
    freespins_count: isMoney ? null : one.freespins_count,
    game: isMoney ? null : (one.game ?? null),
    stake_eur_cents: isMoney ? null : (one.stake_eur_cents ?? null),
    currency,
    amount_cents: isMoney ? amountIn(one.bonus_amount, currency, rates) : null,
    wager,
    max_win_cents: max_win ? amountIn(max_win, currency, rates) : null,
  };
}

/** Returns the amount of a currency, else that in euros by the exchange rate: one smallest unit at least (OPEN-38). */
export function amountIn(
  amounts: Readonly<Record<string, number>>,
  currency: string,
  rates: ExchangeRates,
): number {
  const own = amounts[currency];
  if (own !== undefined) return own;
  return Math.max(1, Number(convert(BigInt(amounts["EUR"] ?? 0), "EUR", currency, rates)));
}

/** Tells whether a licence lets all of the prizes be wagered as often as they say; null for no bound. */
export const isWithin = (prizes: readonly Prize[], maxWagering: number | null): boolean =>
  maxWagering === null ||
  prizes.every(({ bonuses }) =>
    bonuses.every(({ result_bonus }) => result_bonus.wager <= maxWagering),
  );
