import { lockAccounts } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { isActivatable, isOver, isWagered } from "../bonus.ts";
import { lockBonus, lockWagered, selectOverdue } from "../records/bonus-store.ts";
import { endWagering, giveUp } from "./change-bonus.ts";
import { accountOf } from "./count-stakes.ts";

/** Bonuses that one look ends at most: the next goes on. */
const AT_ONCE = 200;

/** Ends the bonuses whose time to activate or to wager is over; one with an open stake when it is settled. */
export async function expireBonuses(house: House): Promise<void> {
  const overdue = await selectOverdue(house.database, house.clock.now(), AT_ONCE);
  for (const { id, playerId } of overdue)
    await house.database.tx(async (tx) => {
      const accounts = await lockAccounts(tx, [playerId]);
      const bonus = await lockBonus(tx, playerId, id);
      const at = house.clock.now();
      if (!bonus || isOver(bonus) || isActivatable(bonus, at)) return;
      const isDue =
        bonus.stage === "issued" || (bonus.wagerUntil !== null && bonus.wagerUntil <= at);
      const account = accountOf(accounts, bonus);
      if (!isDue || (isWagered(bonus) && account.stakes > 0n)) return;
      const { erased } = bonus;
      const stage = erased ? "canceled" : "expired";
      await giveUp(house, tx, { bonus, account }, { stage, erased });
    });
}

/** Ends the bonus of a player who withdraws: money is withdrawn or wagered, not both. */
export const eraseByWithdrawals = (house: House): Reaction =>
  reaction("bonuses.erase-by-withdrawals", paymentChanged, async (tx, events) => {
    const withdrew = events.filter(
      ({ payload }) => payload.action === "cashout" && payload.state === "reserved",
    );
    const players = [...new Set(withdrew.map(({ playerId }) => playerId))];
    if (players.length === 0) return;
    const accounts = await lockAccounts(tx, players);
    for (const bonus of await lockWagered(tx, players)) {
      const account = accountOf(accounts, bonus);
      if (account.stakes > 0n) await endWagering(house, tx, bonus);
      else await giveUp(house, tx, { bonus, account }, { stage: "canceled", erased: true });
    }
  });
