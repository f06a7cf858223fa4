import { convert, type ExchangeRates } from "@houselight/contracts";
import { selectKinds } from "#core/catalogue";
import { type Account, exchangeRates, lockAccounts } from "#core/wallet";
import { isSports, type WagerSettled, wagerSettled } from "#events/wagers";
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
    const players = await selectWagering(tx, [...new Set(events.map(({ playerId }) => playerId))]);
    if (players.length === 0) return;
    const accounts = await lockAccounts(tx, players);
    const bonuses = await lockWagered(tx, players);
    const kinds = await selectKinds(tx, [...new Set(events.map(({ payload }) => payload.subject))]);
    const rates = await exchangeRates(house)();
    const changed: TermedBonus[] = [];
    for (const bonus of bonuses) {
      const account = accountOf(accounts, bonus);
      const own = events.filter(({ playerId }) => playerId === bonus.playerId);
      const counted = own.reduce((sum, one) => sum + countedOf(one, bonus, { kinds, rates }), 0n);
      const done = await goOn(house, tx, { bonus, account }, counted);
      if (done !== bonus) changed.push(done);
    }
    return () => showBonuses(house, changed);
  });

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
