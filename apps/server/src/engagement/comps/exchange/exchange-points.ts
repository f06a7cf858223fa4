import {
  closedGames,
  type CompExchange,
  type CompType,
  convert,
  disabledBonuses,
  type ExchangeRates,
  exchangeCompPoints,
  type Locale,
  wordsIn,
} from "@houselight/contracts";
import { selectGroups, selectPlayer } from "#core/accounts";
import { licenceOf, settingIn } from "#core/configuration";
import { giveReward, type Reward } from "#core/rewards";
import { type Account, exchangeRates, lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Card, isShownTo, rateFor, rewardsOf } from "../cards/card.ts";
import { holdInShop } from "../cards/card-store.ts";
import type { Balance } from "../ledger/balance.ts";
import { insertMovements, lockBalances } from "../ledger/ledger-store.ts";
import { showPoints } from "../live.ts";
import { type Price, priceOf, type Wish, wishOf } from "./exchange.ts";
import { insertExchange, selectExchange } from "./exchange-store.ts";

interface Exchanged {
  /** Points that the player can still exchange. */
  readonly points: bigint;
  readonly repeated: boolean;
}

/** A card, its price, and what it gives for that. */
interface Deal extends Price {
  readonly card: Card;
  readonly currency: string;
  readonly rewards: readonly Reward[];
}

/** An exchange as its player asked for it. */
interface Asked {
  readonly playerId: bigint;
  readonly id: string;
  readonly hash: string;
  readonly wish: Wish;
  /** The reward has its title in it. */
  readonly locale: Locale;
}

/**
 * Exchanges a player's points for a reward of the shop, in one transaction with what gives it (COMP-14).
 * The same request again finds the same exchange. Throws Refused by the names that the endpoint declares.
 */
export async function exchangePoints(
  house: House,
  playerId: bigint,
  {
    type,
    body,
    locale,
  }: { readonly type: CompType; readonly body: CompExchange; readonly locale: Locale },
): Promise<Exchanged> {
  const hash = bodyHash(exchangeCompPoints, { type }, body);
  const asked = { playerId, id: body.id, hash, wish: wishOf(type, body), locale };
  const rates = await exchangeRates(house)();
  const { after, ...exchanged } = await house.database.tx(async (tx) => {
    // Whoever holds the accounts is alone with the player's exchanges.
    const accounts = await lockAccounts(tx, [playerId]);
    const earlier = await selectExchange(tx, playerId, asked.id);
    if (earlier) {
      if (earlier.bodyHash !== hash) throw new Refused("idempotency_mismatch");
      return { points: earlier.pointsAfter, repeated: true, after: [] };
    }
    const deal = await dealOf(house, tx, asked, { accounts, rates });
    const balance = await pay(house, tx, asked, deal);
    return { points: balance.chargeable, repeated: false, after: [balance] };
  });
  showPoints(house, after);
  return exchanged;
}

/** Finds what a player asks for. Throws Refused where it is not for the player, or not now. */
async function dealOf(
  house: House,
  tx: Tx,
  { playerId, wish }: Asked,
  { accounts, rates }: { readonly accounts: readonly Account[]; readonly rates: ExchangeRates },
): Promise<Deal> {
  const card = await shownCard(house, tx, playerId, wish);
  const account = accounts.find(({ currency, active }) =>
    wish.currency === null ? active : currency === wish.currency,
  );
  if (!account) throw new Refused("comps_no_account");
  const { currency } = account;
  const rate = rateFor(card, currency, (amount) => convert(amount, "EUR", currency, rates));
  const price = priceOf(card, rate, wish);
  const rewards = rewardsOf(card, { ...price, currency, amount: rate.amount });
  return { ...price, card, currency, rewards };
}

async function shownCard(house: House, tx: Tx, playerId: bigint, wish: Wish): Promise<Card> {
  const player = await selectPlayer(tx, playerId);
  if (!player) throw new Refused("reward_not_for_you");
  const card = await holdInShop(tx, wish);
  const viewer = {
    groups: await selectGroups(tx, playerId),
    maxWagering: licenceOf(player.licence).maxWagering,
    disabled: await settingIn(tx, disabledBonuses),
    closedGames: await settingIn(tx, closedGames),
    now: house.clock.now(),
  };
  if (!card || !isShownTo(card, viewer)) throw new Refused("comps_unknown_reward");
  // The shop gives nothing to whom the house is not to give (COMP-13).
  if (!player.canIssueBonuses) throw new Refused("bonuses_off");
  // Who has paused playing is not drawn back by a reward, whose time to be taken would run out.
  const objection = await house.objectionTo("bonuses.activate", tx, playerId);
  if (objection) throw new Refused(objection);
  return card;
}

/** Takes the points, writes the exchange and gives what it brings. Returns what the player then has. */
async function pay(
  house: House,
  tx: Tx,
  { playerId, id, hash, locale }: Asked,
  { card, quantity, points, currency, rewards }: Deal,
): Promise<Balance> {
  const [held] = await lockBalances(tx, [playerId]);
  if (!held || held.chargeable < points) throw new Refused("comps_not_enough");
  const at = house.clock.now();
  const [balance] = await insertMovements(tx, [
    { playerId, id, kind: "exchange", points: -points, at },
  ]);
  const given = rewards.map((reward) => ({ id: house.ids.uuid(), reward }));
  await insertExchange(
    tx,
    {
      playerId,
      id,
      cardId: card.id,
      quantity,
      points,
      currency,
      bodyHash: hash,
      pointsAfter: (balance as Balance).chargeable,
      at,
    },
    given.map((one) => one.id),
  );
  const title = wordsIn(card.title, locale);
  const { group: groupKey } = card;
  for (const one of given)
    await giveReward(house, tx, { ...one, playerId, title, groupKey, source: `exchange ${id}` });
  return balance as Balance;
}
