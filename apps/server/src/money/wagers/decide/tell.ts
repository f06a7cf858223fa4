import type { Account } from "#core/wallet";
import {
  type WagerMoved,
  wagerCashedOut,
  wagerPlaced,
  wagerResettled,
  wagerSettled,
  wagerVoided,
} from "#events/wagers";
import { balanceChanged } from "#events/wallet";
import type { OutboxEvent } from "#platform/outbox";
import type { Done } from "../command.ts";
import { type Shares, sumOf, totalPaid, type Wager } from "../wager.ts";
import type { Decision } from "./decide-stake.ts";

type Told = Done & Pick<Decision, "staked" | "account">;

/** Returns what commands that were carried out at a moment tell the rest of the house, in their order. */
export function eventsOf(done: readonly Told[], at: Date): OutboxEvent[] {
  return done.flatMap((one): OutboxEvent[] => {
    if (one.command.kind !== "settle_again" && one.wager.status === "settled")
      return [settledEvent(one.wager, at)];
    // A step that costs nothing moves nothing: the round is its owner's to tell of.
    if (one.command.kind === "add" && sumOf(one.staked) === 0n) return [];
    return [movedEvent(one), balanceEvent(one.account)];
  });
}

/** Told once a wager: its reaction shows the balance too. */
const settledEvent = (wager: Wager, at: Date): OutboxEvent =>
  wagerSettled(wager.playerId, {
    ...movedOf(wager),
    ...stakesOf(wager.stake),
    payout: totalPaid(wager),
    at: at.toISOString(),
  });

/** Whatever leaves a wager open, corrects it or takes it back. */
function movedEvent({ command, wager, staked }: Told): OutboxEvent {
  const { playerId } = wager;
  const moved = movedOf(wager);
  switch (command.kind) {
    case "settle_again":
      return wagerResettled(playerId, { ...moved, payout: totalPaid(wager) });
    case "void":
      return wagerVoided(playerId, moved);
    case "settle":
      return wagerCashedOut(playerId, { ...moved, payout: command.payout });
    default:
      return wagerPlaced(playerId, { ...moved, ...stakesOf(staked) });
  }
}

const balanceEvent = ({ playerId, currency, cash, bonus, held, version }: Account): OutboxEvent =>
  balanceChanged(playerId, { currency, cash, bonus, held, version });

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
