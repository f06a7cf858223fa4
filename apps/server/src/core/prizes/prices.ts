import {
  convert,
  type ExchangeRates,
  type Prize,
  type PrizeBonus,
  type PrizeBonusView,
  type PrizeView,
} from "@houselight/contracts";
import { spinStake } from "#core/rewards";

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
  // Cash is never staked first.
  const { wager, max_win = null } = one.type === "cash" ? { wager: 0 } : one.result_bonus;
  return {
    type: one.type,
    title: one.title,
    freespins_count: one.type === "freespins" ? one.freespins_count : null,
    game: one.type === "freespins" ? (one.game ?? null) : null,
    stake_eur_cents: one.type === "freespins" ? (one.stake_eur_cents ?? null) : null,
    currency,
    ...stakeIn(one, currency, rates),
    amount_cents: one.type === "freespins" ? null : amountIn(one.bonus_amount, currency, rates),
    wager,
    max_win_cents: max_win ? amountIn(max_win, currency, rates) : null,
  };
}

/** Returns the stake that free spins are given with; nothing where their game takes no such currency. */
function stakeIn(
  one: PrizeBonus,
  currency: string,
  rates: ExchangeRates,
): Pick<PrizeBonusView, "stake_cents"> {
  if (one.type !== "freespins" || !one.game || !one.stake_eur_cents) return {};
  const wanted = { game: one.game, currency, stakeEurCents: BigInt(one.stake_eur_cents) };
  const stake = spinStake(wanted, rates);
  return stake === null ? {} : { stake_cents: Number(stake) };
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
    bonuses.every((one) => one.type === "cash" || one.result_bonus.wager <= maxWagering),
  );
