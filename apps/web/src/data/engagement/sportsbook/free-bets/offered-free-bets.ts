import type { FreeBetView } from "@houselight/contracts/sportsbook";
import { reachesOdds } from "@houselight/sports-maths/bets";

/** Returns the free bets that can pay for a bet in a currency, those that end first before others. */
export const openFreeBets = (
  freeBets: readonly FreeBetView[],
  currency: string,
): readonly FreeBetView[] =>
  freeBets
    .filter((one) => one.state === "open" && one.currency === currency)
    .toSorted((one, other) => Date.parse(one.valid_until) - Date.parse(other.valid_until));

/** Tells whether the odds of a bet, all together, are long enough for a free bet; thousandths. */
export const suits = ({ min_odds }: FreeBetView, odds: readonly number[]): boolean =>
  reachesOdds(odds, min_odds);
