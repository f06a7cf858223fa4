import type { LargeMovement, LeastLarge } from "#core/wallet";
import type { BatchState } from "./batch-state.ts";
import { totalPaid, totalStake, type Wager } from "../wager.ts";

type Done = BatchState["done"][number];
type Least = (currency: string) => LeastLarge;

/**
 * Returns which commands that were carried out at a moment are large by themselves: a wager's stake or win
 * that reaches the least, once, and a correction or voiding of a wager that was large or is so now.
 */
export const largeMovements = (done: readonly Done[], least: Least, at: Date): LargeMovement[] =>
  done.flatMap((one): LargeMovement[] => {
    const { command, wager, before } = one;
    const from = least(wager.currency);
    const is = largeOf(wager, from);
    const was = before ? largeOf(before, from) : NOTHING_LARGE;
    const moved = (kind: LargeMovement["kind"], amount: bigint): LargeMovement => ({
      kind,
      at,
      playerId: wager.playerId,
      currency: wager.currency,
      amount,
      detail: detailOf(one),
    });
    if (command.kind === "settle_again" || command.kind === "void")
      return is.stake || is.win || was.stake || was.win
        ? [moved("correction", totalPaid(wager))]
        : [];
    return [
      ...(is.stake && !was.stake ? [moved("stake", ownStake(wager))] : []),
      ...(is.win && !was.win ? [moved("win", totalPaid(wager))] : []),
    ];
  });

interface Large {
  readonly stake: boolean;
  readonly win: boolean;
}
const NOTHING_LARGE: Large = { stake: false, win: false };

const largeOf = (wager: Wager, least: LeastLarge): Large => ({
  stake: ownStake(wager) >= least.stake,
  win: wonBy(wager) >= least.win,
});

/** Returns what the player staked: a free round is the house's. */
const ownStake = ({ stake }: Wager): bigint => stake.cash + stake.bonus;

/** Returns what came back; nothing where it was no more than the stake. */
const wonBy = (wager: Wager): bigint => {
  const paid = totalPaid(wager);
  return paid > totalStake(wager) ? paid : 0n;
};

const detailOf = ({ command, wager, before }: Done): object => ({
  wager: wager.id,
  on: `${wager.owner}/${wager.subject}`,
  licence: wager.licence,
  command: command.kind,
  stake: `${totalStake(wager)}`,
  paid: `${totalPaid(wager)}`,
  paid_before: `${before ? totalPaid(before) : 0n}`,
});
