import type { ExchangeRates } from "@houselight/contracts";
import { licenceOf } from "#core/configuration";
import { type Account, accountAfter, type Transfer } from "#core/wallet";
import { type Restriction, realityRefusal, stakeRefusal } from "#entitlements/compliance";
import type { AddCommand, PlaceCommand, WagerRefusal } from "../command.ts";
import {
  addPaid,
  addShares,
  NO_SHARES,
  NOT_PAID,
  type Shares,
  splitPayout,
  sumOf,
  type Wager,
} from "../wager.ts";
import { maxStakeRefusal, placingRefusal } from "./licence-limits.ts";
import {
  commandGroup,
  payoutMoves,
  placingGroup,
  settlementMoves,
  stakeMoves,
} from "./movements.ts";

/** The standing of a player when a command is decided. */
export interface Standing {
  /** In the currency of the command. */
  readonly account: Account | undefined;
  /** True while something is owed in any currency. */
  readonly indebted: boolean;
  readonly restriction: Restriction | undefined;
  /** Time of the player's last round; known where the licence makes rounds wait. */
  readonly lastRoundAt?: Date | undefined;
  /** By which limits count what they do not name the currency of. */
  readonly rates: ExchangeRates;
}

/** A command that is carried out: what moves, and what is as it was after it. */
export interface Decision {
  readonly transfers: readonly Transfer[];
  readonly account: Account;
  readonly wager: Wager;
  /** Of this command alone. */
  readonly staked: Shares;
  readonly detail: unknown;
}

export type Decided = Decision | { readonly refused: string };

/**
 * Decides a stake: how it is funded, what is played, what moves. Pure but for `command.play`: the
 * same standing, command, draws and time give the same decision.
 */
export function decidePlace(
  standing: Standing,
  command: PlaceCommand,
  session: unknown,
  at: Date,
): Decided {
  if (command.stake <= 0n) throw new Error(`a stake is more than nothing, not ${command.stake}`);
  const cost = command.free ? 0n : command.stake;
  const refused =
    refusalOf(standing, command, { currency: command.currency, cost }, at) ??
    realityRefusal(standing.restriction, licenceOf(command.licence), command.sessionBeganAt, at) ??
    placingRefusal(command, standing.lastRoundAt, at);
  if (refused) return { refused };
  const account = standing.account as Account;
  const funds = command.cashOnly ? { cash: account.cash, bonus: 0n } : account;
  const stake = fundStake(funds, command.stake, command.free !== undefined);
  if (!stake) return { refused: "not_enough_money" };

  const none = command.take?.(session);
  if (none) return { refused: none };
  const { record, payout, detail } = command.play(session);
  const winsTo = command.free?.winsTo ?? "cash";
  const { account: house } = command.owner;
  const group = placingGroup(command);
  const atOnce = payout !== undefined;
  const paid = atOnce ? splitPayout(assertPayout(payout), stake, winsTo) : NOT_PAID;
  const transfers = atOnce
    ? [...stakeMoves(group, stake, house), ...payoutMoves(group, paid, house)]
    : stakeMoves(group, stake, "stakes");
  const after = accountAfter(account, transfers);
  const { playerId, id, bodyHash, subject, licence, currency, sessionId, country } = command;
  const wager: Wager = {
    playerId,
    id,
    bodyHash,
    owner: command.owner.name,
    subject,
    licence,
    currency,
    status: atOnce ? "settled" : "open",
    stake,
    open: atOnce ? NO_SHARES : stake,
    cashedOut: NO_SHARES,
    paid,
    cashedOutPaid: NOT_PAID,
    winsTo,
    sessionId,
    country,
    record,
    cashAfter: after.cash,
    bonusAfter: after.bonus,
    versionAfter: after.version,
    placedAt: at,
  };
  return { transfers, account: after, wager, staked: stake, detail };
}

/** Decides a step of an open wager: it may cost a further stake, and may end the wager. */
export function decideAdd(
  standing: Standing,
  wager: Wager,
  command: AddCommand,
  session: unknown,
  at: Date,
): Decided {
  if (wager.status !== "open") return { refused: closedRefusal(wager) };
  const offered = command.offer(session, wager);
  if ("refused" in offered) return offered;
  const { stake: cost } = offered;
  if (cost < 0n) throw new Error(`a step costs nothing or more, not ${cost}`);
  // A step that costs nothing goes on with what was staked: no limit stops the end of a round.
  const refused =
    cost > 0n
      ? (refusalOf(standing, command, { currency: wager.currency, cost }, at) ??
        maxStakeRefusal({ ...wager, stake: sumOf(wager.stake) + cost }, command, at))
      : null;
  if (refused) return { refused };
  const account = standing.account as Account;
  const staked = cost > 0n ? fundStake(account, cost, false) : NO_SHARES;
  if (!staked) return { refused: "not_enough_money" };

  const { record, payout, detail } = offered.play();
  const group = commandGroup(command, wager.currency);
  const stake = addShares(wager.stake, staked);
  const open = addShares(wager.open, staked);
  const transfers = stakeMoves(group, staked, "stakes");
  const ends = payout !== undefined;
  const paid = ends ? splitPayout(assertPayout(payout), open, wager.winsTo) : NOT_PAID;
  if (ends) {
    transfers.push(
      ...settlementMoves(group, sumOf(open), command.owner.account),
      ...payoutMoves(group, paid, command.owner.account),
    );
  }
  const after = accountAfter(account, transfers);
  const next: Wager = {
    ...wager,
    status: ends ? "settled" : "open",
    stake,
    open: ends ? NO_SHARES : open,
    paid: addPaid(wager.paid, paid),
    record,
    cashAfter: after.cash,
    bonusAfter: after.bonus,
    versionAfter: after.version,
  };
  return { transfers, account: after, wager: next, staked, detail };
}

/** Returns what keeps a player from staking; null when nothing does. A free round costs nothing. */
function refusalOf(
  standing: Standing,
  { detailsMissing }: Pick<PlaceCommand, "detailsMissing">,
  stake: { readonly currency: string; readonly cost: bigint },
  at: Date,
): WagerRefusal | null {
  if (!standing.account) return "currency_not_held";
  const { restriction, rates } = standing;
  const restricted = stakeRefusal(restriction, { ...stake, rates }, at);
  if (restricted) return restricted;
  if (detailsMissing) return "details_missing";
  return standing.indebted ? "debt_open" : null;
}

/** Returns by what name a command on a wager that is not open is refused. */
export function closedRefusal(wager: Wager): WagerRefusal {
  if (wager.status === "voided") return "wager_voided";
  return sumOf(wager.cashedOut) === sumOf(wager.stake) ? "wager_cashed_out" : "wager_settled";
}

/** Cash first, then bonus money; null when both together do not cover the stake. */
function fundStake(
  account: Pick<Account, "cash" | "bonus">,
  stake: bigint,
  free: boolean,
): Shares | null {
  if (free) return { cash: 0n, bonus: 0n, house: stake };
  if (account.cash + account.bonus < stake) return null;
  const cash = account.cash < stake ? account.cash : stake;
  return { cash, bonus: stake - cash, house: 0n };
}

/** Returns the payout. Throws when it is negative. */
export function assertPayout(payout: bigint): bigint {
  if (payout < 0n) throw new Error(`a payout is nothing or more, not ${payout}`);
  return payout;
}
