import {
  type CompCardView,
  closedGames,
  type CompType,
  convert,
  disabledBonuses,
  type Locale,
} from "@houselight/contracts";
import { groupsOf } from "#core/accounts";
import { selectProducers } from "#core/catalogue";
import { type Licence, settingOf } from "#core/configuration";
import { accountsOf, exchangeRates } from "#core/wallet";
import type { Caller } from "#platform/http";
import type { House } from "#platform/module";
import { type Card, isShownTo, rateFor } from "./card.ts";
import { selectInShop } from "./card-store.ts";
import { cardView } from "./card-views.ts";

/**
 * Returns the rewards of a kind that the shop shows a caller, the cheapest first. To a player they have a
 * rate in the currency that is played in, though operators have written none.
 */
export async function showCards(
  house: House,
  caller: Caller | null,
  {
    type,
    licence,
    locale,
  }: { readonly type: CompType; readonly licence: Licence; readonly locale: Locale },
): Promise<CompCardView[]> {
  const [cards, groups, disabled, closed] = await Promise.all([
    selectInShop(house.database, type),
    caller ? groupsOf(house, caller.id) : [],
    settingOf(house, disabledBonuses),
    settingOf(house, closedGames),
  ]);
  const viewer = {
    groups,
    maxWagering: licence.maxWagering,
    disabled,
    closedGames: closed,
    now: house.clock.now(),
  };
  const shown = cards.filter((card) => isShownTo(card, viewer));
  const games = shown.flatMap(({ freespins }) => (freespins ? [freespins.game] : []));
  const producers = await selectProducers(house.database, [...new Set(games)]);
  const own = caller ? await withRateOf(house, caller.id) : (card: Card) => card;
  return shown.map((card) => cardView(own(card), producers, locale));
}

/** Returns how a card gets a rate in the currency that a player plays in. */
async function withRateOf(house: House, playerId: bigint): Promise<(card: Card) => Card> {
  const accounts = await accountsOf(house, playerId);
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  const rates = await exchangeRates(house)();
  return (card) => {
    const rate = rateFor(card, currency, (amount) => convert(amount, "EUR", currency, rates));
    return card.rates.includes(rate) ? card : { ...card, rates: [...card.rates, rate] };
  };
}
