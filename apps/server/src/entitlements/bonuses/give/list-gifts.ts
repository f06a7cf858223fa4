import {
  convert,
  type DepositGiftView,
  type Locale,
  type RegistrationGiftView,
  wordsIn,
} from "@houselight/contracts";
import { groupsOf, selectPlayer } from "#core/accounts";
import { type Licence, licenceOf, offeredCurrencies } from "#core/configuration";
import { accountsOf, exchangeRates } from "#core/wallet";
import type { House } from "#platform/module";
import type { Offer } from "../bonus.ts";
import { selectHad, selectOpen } from "../records/offer-store.ts";
import { isFor } from "./give-bonus.ts";

/** Returns the gifts that a player's next deposit can bring in a language, that of the chosen code included (BONUS-07). */
export async function depositGifts(
  house: House,
  playerId: bigint,
  locale: Locale,
): Promise<DepositGiftView[]> {
  const player = await selectPlayer(house.database, playerId);
  if (!player) return [];
  const groups = await groupsOf(house, playerId);
  const licence = licenceOf(player.licence);
  const offers = await selectOpen(house.database, "deposit", house.clock.now());
  const had = await selectHad(
    house.database,
    playerId,
    offers.map(({ id }) => id),
  );
  const chosen = player.depositBonusCode?.toLowerCase();
  const open: Offer[] = [];
  for (const offer of offers)
    if (
      !had.has(offer.id) &&
      (offer.listed || offer.code.toLowerCase() === chosen) &&
      (await isFor(house.database, offer, { ...player, licence, groups }, house.clock.now()))
    )
      open.push(offer);
  if (open.length === 0) return [];
  const rates = await exchangeRates(house)();
  const currency =
    (await accountsOf(house, playerId)).find(({ active }) => active)?.currency ?? "EUR";
  const own = (euros: bigint) => Number(convert(euros, "EUR", currency, rates));
  return open.map((offer) => ({
    id: offer.id,
    title: wordsIn(offer.title, locale),
    type: "deposit",
    group_key: offer.groupKey,
    code: offer.code,
    currency,
    min_deposit_cents: own(offer.minDeposit),
    max_bonus_cents: own(offer.amount),
    percent: offer.percent,
    freespins_total: null,
    wagering: offer.wagering,
    days_to_wager: offer.daysToWager,
    max_win_cents: offer.maxWin === null ? null : own(offer.maxWin),
    max_stake_eur_cents: Number(offer.maxStake),
    slots_percent: offer.slotsPercent,
    other_percent: offer.otherPercent,
  }));
}

/** Returns the gifts for whoever registers under a licence, in a language (BONUS-07). */
export async function registrationGifts(
  house: House,
  licence: Licence,
  locale: Locale,
): Promise<RegistrationGiftView[]> {
  const now = house.clock.now();
  const offers = await selectOpen(house.database, "registration", now);
  const open: Offer[] = [];
  for (const offer of offers)
    if (
      offer.listed &&
      (await isFor(house.database, offer, { createdAt: now, licence, groups: [] }, now))
    )
      open.push(offer);
  if (open.length === 0) return [];
  const [rates, currencies] = await Promise.all([
    exchangeRates(house)(),
    offeredCurrencies(house, licence),
  ]);
  return open.map((offer) => ({
    id: offer.id,
    title: wordsIn(offer.title, locale),
    type: "registration",
    group_key: offer.groupKey,
    code: offer.code,
    amounts: Object.fromEntries(
      currencies.map((to) => [to, Number(convert(offer.amount, "EUR", to, rates))]),
    ),
    wagering: offer.wagering,
    days: offer.daysToActivate,
  }));
}
