import {
  wagerCashedOut,
  type WagerMoved,
  wagerPlaced,
  wagerResettled,
  wagerSettled,
  wagerVoided,
} from "#events/wagers";
import { balanceChanged } from "#events/wallet";
import type { Account, Transfer } from "#core/wallet";
import type { OutboxEvent } from "#platform/outbox";
import type { Done } from "./command.ts";
import type { Decision } from "./decide/decide-stake.ts";
import { type Shares, totalPaid, type Wager } from "./wager.ts";

type Told = Done & Pick<Decision, "staked" | "account" | "transfers">;

/** Returns what commands tell the rest of the house, in their order. */
export function eventsOf(done: readonly Told[]): OutboxEvent[] {
  return done.flatMap((one): OutboxEvent[] =>
    one.command.kind !== "settle_again" && one.wager.status === "settled"
      ? [settledEvent(one.wager)]
      : [movedEvent(one), balanceEvent(one.account)],
  );
}

/** Told once a wager: its reaction shows the balance too. */
const settledEvent = (wager: Wager): OutboxEvent =>
  wagerSettled(wager.playerId, {
    ...movedOf(wager),
    ...stakesOf(wager.stake),
    payout: totalPaid(wager),
  });

/** Whatever leaves a wager open, corrects it or takes it back. */
function movedEvent({ command, wager, staked, transfers }: Told): OutboxEvent {
  const { playerId } = wager;
  const moved = movedOf(wager);
  switch (command.kind) {
    case "settle_again":
      return wagerResettled(playerId, {
        ...moved,
        payout: totalPaid(wager),
        payoutChange: payoutChange(transfers),
      });
    case "void":
      return wagerVoided(playerId, { ...moved, ...settledPart(transfers) });
    case "settle":
      return wagerCashedOut(playerId, { ...moved, payout: command.payout });
    default:
      return wagerPlaced(playerId, { ...moved, ...stakesOf(staked) });
  }
}

/** Returns by how much the payouts of a wager changed; what becomes a debt is taken back too. */
const payoutChange = (transfers: readonly Transfer[]): bigint =>
  transfers.reduce((sum, { kind, amount }) => {
    if (kind === "payout") return sum + amount;
    return kind === "reversal" || kind === "debt" ? sum - amount : sum;
  }, 0n);

/** Returns what a void takes out of a player's sums: nothing of a wager that was open. */
function settledPart(transfers: readonly Transfer[]) {
  const back = transfers.filter(({ kind, debit }) => kind === "refund" && debit !== "stakes");
  if (back.length === 0) return {};
  const stakeBack = back.reduce(
    (sum, { credit, amount }) => (credit.includes(":") ? sum : sum + amount),
    0n,
  );
  return { stakeBack, payoutChange: payoutChange(transfers) };
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
