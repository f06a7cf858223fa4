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
import {
  NO_SHARES,
  NOT_PAID,
  type Paid,
  type Shares,
  subtractPaid,
  subtractShares,
  sumOf,
  totalPaid,
  type Wager,
} from "../wager.ts";
import type { Decision } from "./decide-stake.ts";

type Told = Done &
  Pick<Decision, "staked" | "account"> & {
    /** The wager before the command; undefined when there was none. */
    readonly before: Wager | undefined;
  };

/** Returns what commands that were carried out at a moment tell the rest of the house, in their order. */
export function eventsOf(done: readonly Told[], at: Date): OutboxEvent[] {
  return done.flatMap((one): OutboxEvent[] => {
    if (one.command.kind !== "settle_again" && one.wager.status === "settled")
      return [settledEvent(one.wager, at)];
    // A step that costs nothing moves nothing: the round is its owner's to tell of.
    if (one.command.kind === "add" && sumOf(one.staked) === 0n) return [];
    return [movedEvent(one, at), balanceEvent(one.account)];
  });
}

/** Told once a wager: its reaction shows the balance too. */
const settledEvent = (wager: Wager, at: Date): OutboxEvent =>
  wagerSettled(wager.playerId, {
    ...movedOf(wager),
    ...stakesOf(wager.stake),
    payout: totalPaid(wager),
    ...(wager.paid.bonus > 0n ? { paidBonus: wager.paid.bonus } : {}),
    ...(wager.paid.kept > 0n ? { paidKept: wager.paid.kept } : {}),
    placedAt: wager.placedAt.toISOString(),
    at: at.toISOString(),
  });

/** Whatever leaves a wager open, corrects it or takes it back. */
function movedEvent({ command, wager, staked, before }: Told, now: Date): OutboxEvent {
  const { playerId } = wager;
  const moved = movedOf(wager);
  const at = now.toISOString();
  switch (command.kind) {
    case "settle_again":
      return wagerResettled(playerId, {
        ...moved,
        payout: totalPaid(wager),
        ...changeOf(before, wager),
        at,
      });
    case "void":
      return wagerVoided(playerId, { ...moved, ...changeOf(before, wager), at });
    case "settle":
      return wagerCashedOut(playerId, { ...moved, payout: command.payout });
    default:
      return wagerPlaced(playerId, { ...moved, ...stakesOf(staked), at });
  }
}

interface Standing {
  readonly stake: Shares;
  readonly paid: Paid;
}

/** Returns what stands of a wager: all of a settled one, what was cashed out of one that was voided. */
function standingOf(wager: Wager | undefined): Standing {
  if (!wager || wager.status === "open") return { stake: NO_SHARES, paid: NOT_PAID };
  return { stake: wager.status === "voided" ? wager.cashedOut : wager.stake, paid: wager.paid };
}

function changeOf(before: Wager | undefined, wager: Wager) {
  const [was, is] = [standingOf(before), standingOf(wager)];
  const stake = subtractShares(is.stake, was.stake);
  const paid = subtractPaid(is.paid, was.paid);
  return {
    stakeCashChange: stake.cash,
    stakeBonusChange: stake.bonus,
    stakeHouseChange: stake.house,
    paidCashChange: paid.cash,
    paidBonusChange: paid.bonus,
    paidKeptChange: paid.kept,
    placedAt: wager.placedAt.toISOString(),
  };
}

const balanceEvent = ({
  playerId,
  currency,
  cash,
  bonus,
  held,
  debt,
  version,
}: Account): OutboxEvent =>
  balanceChanged(playerId, { currency, cash, bonus, held, debt, version });

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
