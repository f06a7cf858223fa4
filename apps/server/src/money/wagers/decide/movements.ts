import { FIRST_LEG, type HouseAccount, type Transfer } from "#core/wallet";
import type { Paid, Shares } from "../wager.ts";

/** The name under which a player's money moves. `first` is the leg from which the group's legs are counted. */
export interface Group {
  readonly playerId: bigint;
  readonly groupId: string;
  readonly currency: string;
  readonly first: number;
}

/** The group of a wager's first stake. */
export const placingGroup = (wager: { playerId: bigint; id: string; currency: string }): Group => ({
  playerId: wager.playerId,
  groupId: wager.id,
  currency: wager.currency,
  first: FIRST_LEG.wager,
});

/** The group of a later command, under the command's own id. */
export const commandGroup = (
  command: { playerId: bigint; id: string },
  currency: string,
): Group => ({
  playerId: command.playerId,
  groupId: command.id,
  currency,
  first: FIRST_LEG.command,
});

const FREE_ROUNDS: HouseAccount = "house:free-rounds";
const FREE_SPINS: HouseAccount = "house:free-spins";
const RECEIVABLES: HouseAccount = "house:receivables";

type Leg = readonly [
  offset: number,
  Transfer["kind"],
  Transfer["debit"],
  Transfer["credit"],
  bigint,
];

/** Legs keep their number whatever else moves, so that a name always means the same part. */
function transfersOf({ first, ...shared }: Group, legs: readonly Leg[]): Transfer[] {
  const transfers: Transfer[] = [];
  for (const [offset, kind, debit, credit, amount] of legs)
    if (amount > 0n)
      transfers.push({ ...shared, leg: first + offset, kind, debit, credit, amount });
  return transfers;
}

/** A stake leaves the player (or the house's account of free rounds) for `to`. */
export const stakeMoves = (group: Group, stake: Shares, to: "stakes" | HouseAccount): Transfer[] =>
  transfersOf(group, [
    [0, "stake", "cash", to, stake.cash],
    [1, "stake", "bonus", to, stake.bonus],
    [4, "stake", FREE_ROUNDS, to, stake.house],
  ]);

export const payoutMoves = (group: Group, paid: Paid, from: HouseAccount): Transfer[] =>
  transfersOf(group, [
    [2, "payout", from, "cash", paid.cash],
    [3, "payout", from, "bonus", paid.bonus],
    [15, "payout", from, FREE_SPINS, paid.kept],
  ]);

/** An open stake is decided: the house has it. */
export const settlementMoves = (group: Group, amount: bigint, to: HouseAccount): Transfer[] =>
  transfersOf(group, [[5, "settlement", "stakes", to, amount]]);

/** Takes back what was paid, as far as the player has it; cash that is gone is owed. */
export const reversalMoves = (
  group: Group,
  taken: Paid & { readonly debt: bigint },
  to: HouseAccount,
): Transfer[] =>
  transfersOf(group, [
    [6, "reversal", "cash", to, taken.cash],
    [7, "reversal", "bonus", to, taken.bonus],
    [16, "reversal", FREE_SPINS, to, taken.kept],
    [8, "debt", RECEIVABLES, "debt", taken.debt],
  ]);

/** Stakes go back the way they came, from the bucket of open stakes or from the house. */
export const refundMoves = (
  group: Group,
  open: Shares,
  settled: Shares,
  house: HouseAccount,
): Transfer[] =>
  transfersOf(group, [
    [9, "refund", "stakes", "cash", open.cash],
    [10, "refund", "stakes", "bonus", open.bonus],
    [11, "refund", "stakes", FREE_ROUNDS, open.house],
    [12, "refund", house, "cash", settled.cash],
    [13, "refund", house, "bonus", settled.bonus],
    [14, "refund", house, FREE_ROUNDS, settled.house],
  ]);
