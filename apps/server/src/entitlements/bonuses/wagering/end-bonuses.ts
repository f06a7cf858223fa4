import { lockAccounts } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { isActivatable, isOver, isWagered, type TermedBonus } from "../bonus.ts";
import {
  lockBonus,
  lockWagered,
  type Overdue,
  selectOverdue,
  selectStalled,
} from "../records/bonus-store.ts";
import { endWagering, giveUp, goOn, type Held, startNext } from "./change-bonus.ts";
import { accountOf } from "./count-stakes.ts";

/** Bonuses that are read at once. */
const AT_ONCE = 200;

/**
 * Ends the bonuses whose time to activate or to wager is over; one with an open stake when it is settled. Page
 * by page: those that wait for a stake keep no other from its end.
 */
export async function expireBonuses(house: House, atOnce = AT_ONCE): Promise<void> {
  const at = house.clock.now();
  let page: readonly Overdue[] = [];
  do {
    page = await selectOverdue(house.database, { at, after: page.at(-1), limit: atOnce });
    for (const one of page)
      await house.database
        .tx((tx) => expire(house, tx, one))
        // One that cannot be ended must not keep the rest from their end.
        .catch((error: unknown) =>
          house.log.error({ err: error, bonus: one.id }, "a bonus could not be ended"),
        );
  } while (page.length === atOnce);
}

async function expire(house: House, tx: Tx, { id, playerId }: Overdue): Promise<void> {
  const accounts = await lockAccounts(tx, [playerId]);
  const bonus = await lockBonus(tx, playerId, id);
  const at = house.clock.now();
  if (!bonus || isOver(bonus) || isActivatable(bonus, at)) return;
  const isDue = bonus.stage === "issued" || (bonus.wagerUntil !== null && bonus.wagerUntil <= at);
  const account = accountOf(accounts, bonus);
  if (!isDue || (isWagered(bonus) && account.stakes > 0n)) return;
  const { erased } = bonus;
  await endNow(house, tx, { bonus, account }, { stage: erased ? "canceled" : "expired", erased });
}

/**
 * Starts bonuses that wait behind none: those of players who could not stake when the one before them ended,
 * and can now.
 */
export async function startStalled(house: House, atOnce = AT_ONCE): Promise<void> {
  let page: readonly bigint[] = [];
  do {
    page = await selectStalled(house.database, { after: page.at(-1) ?? 0n, limit: atOnce });
    for (const playerId of page)
      await house.database
        .tx(async (tx) => {
          await lockAccounts(tx, [playerId]);
          const [wagered] = await lockWagered(tx, [playerId]);
          if (!wagered) await startNext(house, tx, playerId);
        })
        .catch((error: unknown) =>
          house.log.error({ err: error, playerId }, "a bonus that waits could not be started"),
        );
  } while (page.length === atOnce);
}

/** Ends a bonus without an open stake: it is given up, unless it was wagered in full. */
export const endNow = (
  house: House,
  tx: Tx,
  held: Held,
  how: Parameters<typeof giveUp>[3],
): Promise<TermedBonus> =>
  held.bonus.stage === "wager_done" ? goOn(house, tx, held, 0n) : giveUp(house, tx, held, how);

/**
 * Ends the bonus of a player who withdraws: money is withdrawn or wagered, not both. A deposit that the house
 * sends back is nobody's withdrawal.
 */
export const eraseByWithdrawals = (house: House): Reaction =>
  reaction("bonuses.erase-by-withdrawals", paymentChanged, async (tx, events) => {
    const withdrew = events.filter(
      ({ payload: { action, state, refund } }) =>
        action === "cashout" && state === "reserved" && !refund,
    );
    const players = [...new Set(withdrew.map(({ playerId }) => playerId))];
    if (players.length === 0) return;
    const accounts = await lockAccounts(tx, players);
    for (const bonus of await lockWagered(tx, players)) {
      const account = accountOf(accounts, bonus);
      const isOpen = account.stakes > 0n;
      // What was wagered in full becomes cash, once its last stake is no longer open.
      if (isOpen && bonus.stage === "wager_done") continue;
      if (isOpen) await endWagering(house, tx, bonus);
      else await endNow(house, tx, { bonus, account }, { stage: "canceled", erased: true });
    }
  });
