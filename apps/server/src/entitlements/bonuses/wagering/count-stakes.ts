import { convert, type ExchangeRates } from "@houselight/contracts";
import { selectKinds } from "#core/catalogue";
import { type Account, exchangeRates, lockAccounts } from "#core/wallet";
import {
  isSports,
  wagerResettled,
  type WagerSettled,
  wagerSettled,
  wagerVoided,
} from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import type { TermedBonus } from "../bonus.ts";
import { lockWagered, selectWagering } from "../records/bonus-store.ts";
import { showBonuses } from "../live.ts";
import { goOn } from "./change-bonus.ts";
import { countedStake } from "./count-stake.ts";

type Settled = HeardEvent<WagerSettled>;

/**
 * Counts settled rounds towards the bonuses that their players wager, and ends those that are wagered
 * in full or lost. Cash and bonus money count; a stake that the house paid does not.
 */
export const countStakes = (house: House): Reaction =>
  reaction("bonuses.count-stakes", wagerSettled, async (tx, events) => {
    const players = await selectWagering(tx, playersOf(events));
    if (players.length === 0) return;
    // Before anything is held: rates may have to be waited for.
    const rates = await exchangeRates(house)();
    const kinds = await selectKinds(tx, [...new Set(events.map(({ payload }) => payload.subject))]);
    const changed = await goOnWith(house, tx, players, (bonus) =>
      events
        .filter(({ playerId }) => playerId === bonus.playerId)
        .reduce((sum, one) => sum + countedOf(one, bonus, { kinds, rates }), 0n),
    );
    return () => showBonuses(house, changed);
  });

/** Ends bonuses that waited for a stake alone, when that was given back. */
export const lookAtVoided = (house: House): Reaction =>
  reaction("bonuses.look-at-voided", wagerVoided, (tx, events) => look(house, tx, events));

/** Ends bonuses whose money was taken by a settlement that was told otherwise. */
export const lookAtResettled = (house: House): Reaction =>
  reaction("bonuses.look-at-resettled", wagerResettled, (tx, events) => look(house, tx, events));

/** Goes on with the bonuses of the players of events, which count nothing. */
async function look(house: House, tx: Tx, events: readonly { readonly playerId: bigint }[]) {
  const players = await selectWagering(tx, playersOf(events));
  if (players.length === 0) return;
  const changed = await goOnWith(house, tx, players, () => 0n);
  return () => showBonuses(house, changed);
}

const playersOf = (events: readonly { readonly playerId: bigint }[]): bigint[] => [
  ...new Set(events.map(({ playerId }) => playerId)),
];

/** Goes on with the bonuses that players wager, by what is counted of each. Returns those that changed. */
async function goOnWith(
  house: House,
  tx: Tx,
  players: readonly bigint[],
  countedOf: (bonus: TermedBonus) => bigint,
): Promise<TermedBonus[]> {
  const accounts = await lockAccounts(tx, players);
  const changed: TermedBonus[] = [];
  for (const bonus of await lockWagered(tx, players)) {
    const account = accountOf(accounts, bonus);
    const done = await goOn(house, tx, { bonus, account }, countedOf(bonus));
    if (done !== bonus) changed.push(done);
  }
  return changed;
}

/** Returns the account that the money of a bonus is on. */
export function accountOf(
  accounts: readonly Account[],
  { playerId, currency }: Pick<TermedBonus, "playerId" | "currency">,
): Account {
  const account = accounts.find((one) => one.playerId === playerId && one.currency === currency);
  if (!account) throw new Error(`player ${playerId} has a bonus in ${currency} and no account`);
  return account;
}

/**
 * A round that was settled before the bonus began or after its time, or in another currency, counts nothing;
 * nor does a bet on sport.
 */
function countedOf(
  { payload }: Settled,
  { currency, activatedAt, wagerUntil, terms }: TermedBonus,
  {
    kinds,
    rates,
  }: { readonly kinds: ReadonlyMap<string, "slots" | "other">; readonly rates: ExchangeRates },
): bigint {
  const at = payload.at === undefined ? null : new Date(payload.at);
  const isInTime = !at || ((!activatedAt || at >= activatedAt) && (!wagerUntil || at < wagerUntil));
  if (payload.currency !== currency || !isInTime || isSports(payload)) return 0n;
  const stake = BigInt(payload.stakeCash) + BigInt(payload.stakeBonus);
  const kind = kinds.get(payload.subject) ?? "other";
  return countedStake({ stake, stakeEur: convert(stake, currency, "EUR", rates), kind }, terms);
}
