import {
  convert,
  disabledBonuses,
  type ExchangeRates,
  GROUPS,
  localeOf,
  wordsIn,
} from "@houselight/contracts";
import type { Player } from "#core/accounts";
import { type Licence, settingIn } from "#core/configuration";
import type { Queryable, Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { daysAfter, isOfWelcomePack, type Offer, type TermedBonus } from "../bonus.ts";
import { insertBonus, lockBonus } from "../records/bonus-store.ts";
import { changedEvent } from "../wagering/change-bonus.ts";

/** A gift as it is to be given. */
interface Gift {
  readonly offer: Offer;
  readonly player: Pick<Player, "id" | "language">;
  readonly currency: string;
  /** In smallest units. */
  readonly amount: bigint;
  /** Names the thing that brought it: `deposit {id}` or `code {code}`. */
  readonly source: string;
}

/**
 * Gives a bonus, which waits for its player to activate it. Returns null when the player had one of
 * this offer. The caller holds the player's accounts.
 */
export async function give(
  house: House,
  tx: Tx,
  { offer, player, currency, amount, source }: Gift,
  rates: ExchangeRates,
): Promise<TermedBonus | null> {
  const createdAt = house.clock.now();
  const id = house.ids.uuid();
  const isNew = await insertBonus(tx, {
    id,
    offerId: offer.id,
    playerId: player.id,
    title: wordsIn(offer.title, localeOf(player.language)),
    currency,
    amount,
    requirement: amount * BigInt(offer.wagering),
    maxWin: offer.maxWin === null ? null : convert(offer.maxWin, "EUR", currency, rates),
    source,
    createdAt,
    activatableUntil: daysAfter(createdAt, offer.daysToActivate),
  });
  if (!isNew) return null;
  const bonus = (await lockBonus(tx, player.id, id)) as TermedBonus;
  await appendEvents(tx, [changedEvent(bonus)]);
  return bonus;
}

/** A player as far as offers ask. */
interface Taker {
  readonly createdAt: Date;
  readonly licence: Licence;
  readonly groups: readonly string[];
}

/** Tells whether an offer is for a player, whatever the player wishes (BONUS-11). */
export async function isFor(
  queryable: Queryable,
  { trigger, groupKey, groupIds, daysToActivate, wagering }: Offer,
  { createdAt, licence, groups }: Taker,
  now: Date,
): Promise<boolean> {
  if ((await settingIn(queryable, disabledBonuses)).includes(groupKey)) return false;
  const { welcomeGifts, maxWagering } = licence;
  if (maxWagering !== null && wagering > maxWagering) return false;
  if (!welcomeGifts && (trigger === "registration" || isOfWelcomePack({ groupKey }))) return false;
  // Several accounts of one person would take it several times.
  if (trigger !== "coupon" && groups.includes(GROUPS.multiAccount)) return false;
  if (trigger === "registration" && daysAfter(createdAt, daysToActivate) <= now) return false;
  return groupIds.length === 0 || groupIds.some((id) => groups.includes(id));
}
