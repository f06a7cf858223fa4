import {
  wagerCashedOut,
  type WagerMoved,
  wagerPlaced,
  wagerResettled,
  wagerSettled,
  wagerVoided,
} from "#events/wagers";
import type { OutboxEvent } from "#platform/outbox";
import type { Done } from "./command.ts";
import { type Shares, totalPaid, type Wager } from "./wager.ts";

/** Returns what commands tell the rest of the house, in their order. */
export function eventsOf(done: readonly (Done & { readonly staked: Shares })[]): OutboxEvent[] {
  const events: OutboxEvent[] = [];
  for (const { command, wager, staked } of done) {
    const { playerId } = wager;
    const moved = movedOf(wager);
    const { kind } = command;
    if (kind === "settle_again")
      events.push(wagerResettled(playerId, { ...moved, payout: totalPaid(wager) }));
    else if (kind === "void") events.push(wagerVoided(playerId, moved));
    else if (kind === "settle" && wager.status === "open")
      events.push(wagerCashedOut(playerId, { ...moved, payout: command.payout }));
    else if (wager.status === "open")
      events.push(wagerPlaced(playerId, { ...moved, ...stakesOf(staked) }));
    else
      events.push(
        wagerSettled(playerId, { ...moved, ...stakesOf(wager.stake), payout: totalPaid(wager) }),
      );
  }
  return events;
}

const movedOf = (wager: Wager): WagerMoved => ({
  wagerId: wager.id,
  owner: wager.owner,
  subject: wager.subject,
  licence: wager.licence,
  currency: wager.currency,
  cash: wager.cashAfter,
  bonus: wager.bonusAfter,
  version: wager.versionAfter,
});

const stakesOf = (stake: Shares) => ({
  stakeCash: stake.cash,
  stakeBonus: stake.bonus,
  ...(stake.house > 0n ? { stakeHouse: stake.house } : {}),
});
