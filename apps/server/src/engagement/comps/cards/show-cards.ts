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
import { cardView, type Reader } from "./card-views.ts";

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
  const accounts = caller ? await accountsOf(house, caller.id) : [];
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  const reader = { locale, currency, rates: await exchangeRates(house)() };
  return shown.map((card) =>
    cardView(caller ? withRateFor(card, reader) : card, producers, reader),
  );
}

/** Returns a card with a rate in the currency that its reader plays in. */
function withRateFor(card: Card, { currency, rates }: Reader): Card {
  const rate = rateFor(card, currency, (amount) => convert(amount, "EUR", currency, rates));
  return card.rates.includes(rate) ? card : { ...card, rates: [...card.rates, rate] };
}
