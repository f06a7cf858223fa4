import { type Account, accountAfter, repaymentOf, type Transfer } from "#core/wallet";
import type { SettleAgainCommand, SettleCommand, VoidCommand } from "../command.ts";
import { assertPayout, closedRefusal, type Decided, type Decision } from "./decide-stake.ts";
import {
  commandGroup,
  type Group,
  payoutMoves,
  refundMoves,
  reversalMoves,
  settlementMoves,
} from "./movements.ts";
import {
  addPaid,
  addShares,
  NO_SHARES,
  type Paid,
  partOf,
  settledShares,
  splitPayout,
  subtractPaid,
  subtractShares,
  sumOf,
  type Wager,
} from "../wager.ts";

/**
 * Settlements and voids. Whatever has happened to the player since the stake, money that was won
 * is paid: nothing here asks for blocks or limits. A debt is repaid first.
 */

/** Decides what an open wager pays: the whole of it, or a part for good (a cash-out). */
export function decideSettle(
  account: Account,
  wager: Wager,
  command: SettleCommand,
  session?: unknown,
): Decided {
  if (wager.status !== "open") return { refused: closedRefusal(wager) };
  const none = command.take?.(session);
  if (none) return { refused: none };
  const { cashOut } = command;
  const openTotal = sumOf(wager.open);
  if (cashOut !== undefined && cashOut <= 0n)
    throw new Error(`a cash-out takes more than nothing, not ${cashOut}`);
  if (cashOut !== undefined && cashOut > openTotal) return { refused: "cash_out_too_large" };
  const part = cashOut === undefined ? wager.open : partOf(wager.open, cashOut);
  const paid = splitPayout(assertPayout(command.payout), part, wager.winsTo);
  const group = commandGroup(command, wager.currency);
  const { account: house } = command.owner;
  const open = subtractShares(wager.open, part);
  const next = {
    ...wager,
    status: sumOf(open) === 0n ? ("settled" as const) : ("open" as const),
    open,
    paid: addPaid(wager.paid, paid),
    ...(cashOut === undefined
      ? {}
      : {
          cashedOut: addShares(wager.cashedOut, part),
          cashedOutPaid: addPaid(wager.cashedOutPaid, paid),
        }),
  };
  return conclude(account, next, command, group, [
    ...settlementMoves(group, sumOf(part), house),
    ...payoutMoves(group, paid, house),
  ]);
}

/** Decides the correction of a settlement: what it pays now instead, cash-outs apart. */
export function decideSettleAgain(
  account: Account,
  wager: Wager,
  command: SettleAgainCommand,
  session?: unknown,
): Decided {
  if (wager.status === "open") return { refused: "wager_not_settled" };
  const part = settledShares(wager);
  if (wager.status === "voided" || sumOf(part) === 0n) return { refused: closedRefusal(wager) };
  const none = command.take?.(session);
  if (none) return { refused: none };
  const target = splitPayout(assertPayout(command.payout), part, wager.winsTo);
  const current = subtractPaid(wager.paid, wager.cashedOutPaid);
  const more: Paid = {
    cash: positive(target.cash - current.cash),
    bonus: positive(target.bonus - current.bonus),
    kept: positive(target.kept - current.kept),
  };
  const less: Paid = {
    cash: positive(current.cash - target.cash),
    bonus: positive(current.bonus - target.bonus),
    kept: positive(current.kept - target.kept),
  };
  const taken = takeBack(account, less);
  const group = commandGroup(command, wager.currency);
  const { account: house } = command.owner;
  const paid = subtractPaid(addPaid(wager.paid, more), {
    cash: less.cash,
    bonus: taken.bonus,
    kept: taken.kept,
  });
  return conclude(account, { ...wager, paid }, command, group, [
    ...payoutMoves(group, more, house),
    ...reversalMoves(group, taken, house),
  ]);
}

/** Decides how a wager is taken back: open or settled, all but what was cashed out. */
export function decideVoid(
  account: Account,
  wager: Wager,
  command: VoidCommand,
  session?: unknown,
): Decided {
  const settled = settledShares(wager);
  if (wager.status === "voided" || sumOf(settled) + sumOf(wager.open) === 0n)
    return { refused: closedRefusal(wager) };
  const none = command.take?.(session);
  if (none) return { refused: none };
  const group = commandGroup(command, wager.currency);
  const { account: house } = command.owner;
  const refunds = refundMoves(group, wager.open, settled, house);
  const paid = subtractPaid(wager.paid, wager.cashedOutPaid);
  const taken = takeBack(accountAfter(account, refunds), paid);
  const next: Wager = {
    ...wager,
    status: "voided",
    open: NO_SHARES,
    paid: subtractPaid(wager.paid, { cash: paid.cash, bonus: taken.bonus, kept: taken.kept }),
  };
  return conclude(account, next, command, group, [
    ...refunds,
    ...reversalMoves(group, taken, house),
  ]);
}

/**
 * Splits what is to be taken back into what there is and a debt. Bonus money that is gone is let go: it
 * never becomes a debt of cash. What the house keeps it takes whole, and bears it where the player has it by now.
 */
function takeBack(account: Account, amount: Paid): Paid & { readonly debt: bigint } {
  const cash = smaller(amount.cash, account.cash);
  const bonus = smaller(amount.bonus, account.bonus);
  return { cash, bonus, kept: amount.kept, debt: amount.cash - cash };
}

function conclude(
  account: Account,
  wager: Wager,
  command: SettleCommand | SettleAgainCommand | VoidCommand,
  group: Group,
  moves: readonly Transfer[],
): Decision {
  const transfers = [...moves, ...repaymentOf(accountAfter(account, moves), group.groupId)];
  const after = accountAfter(account, transfers);
  return {
    transfers,
    account: after,
    wager: {
      ...wager,
      // Once a wager is closed its record stands.
      record: (command.kind === "settle" ? command.record : undefined) ?? wager.record,
      cashAfter: after.cash,
      bonusAfter: after.bonus,
      versionAfter: after.version,
    },
    staked: NO_SHARES,
    detail: undefined,
  };
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
