import { createDraw, type Draw, recordDraw } from "@houselight/game-maths/fairness";
import {
  type Account,
  applyTransfers,
  FIRST_LEG,
  isBlocked,
  type Transfer,
  versionSteps,
} from "#core/wallet";
import type { Round, WagerCommand, WagerRefusal } from "./wager.ts";

/** The pair of seeds in use, with the number of the next round. */
export interface SeedsInUse {
  readonly id: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
}

/** Where a player stands when a command is decided. */
export interface Standing {
  readonly account: Account | undefined;
  readonly seeds: SeedsInUse;
}

export interface Decision<Detail> {
  readonly transfers: readonly Transfer[];
  readonly round: Round;
  readonly detail: Detail;
  /** The standing for the player's next command in the same batch. */
  readonly next: Standing;
}

/** The HMAC behind the draws; passed in so that the rules stay free of machinery. */
export type BlockSource = (
  serverSeed: string,
  clientSeed: string,
  nonce: bigint,
  round: number,
) => Uint8Array;

const HOUSE = "house:gaming";

/**
 * Decides a wager: how the stake is funded, what is drawn, what comes back, what moves.
 * Pure: the same standing, command, seeds and time give the same decision.
 */
export function decideWager<Detail>(
  standing: Standing,
  command: WagerCommand<Detail>,
  given: { readonly block: BlockSource; readonly at: Date },
): Decision<Detail> | { readonly refused: WagerRefusal } {
  const { account, seeds } = standing;
  if (command.stake <= 0n) throw new Error(`a stake is more than nothing, not ${command.stake}`);
  if (!account) return { refused: "currency_not_held" };
  if (isBlocked(account, given.at)) return { refused: "account_blocked" };
  const funding = fundStake(account, command.stake);
  if (!funding) return { refused: "not_enough_money" };

  const { draw, drawn } = recordDraw(drawOf(seeds, given.block));
  const { payout, detail } = command.play(draw);
  if (payout < 0n) throw new Error(`a payout is not under nothing: ${payout}`);
  const transfers = movements(command, funding, splitPayout(payout, funding));
  const after: Account = {
    ...account,
    ...applyTransfers(account, transfers),
    version: account.version + versionSteps(transfers),
  };
  const round: Round = {
    playerId: command.playerId,
    id: command.roundId,
    bodyHash: command.bodyHash,
    game: command.game,
    gameVersion: command.gameVersion,
    licence: command.licence,
    currency: command.currency,
    status: "settled",
    stakeCash: funding.cash,
    stakeBonus: funding.bonus,
    payout,
    seedId: seeds.id,
    nonce: seeds.nonce,
    bet: command.bet,
    draws: drawn,
    cashAfter: after.cash,
    bonusAfter: after.bonus,
    versionAfter: after.version,
    createdAt: given.at,
  };
  return {
    transfers,
    round,
    detail,
    next: { account: after, seeds: { ...seeds, nonce: seeds.nonce + 1n } },
  };
}

export const drawOf = (
  seeds: Pick<SeedsInUse, "serverSeed" | "clientSeed" | "nonce">,
  block: BlockSource,
): Draw => createDraw((round) => block(seeds.serverSeed, seeds.clientSeed, seeds.nonce, round));

interface Funding {
  readonly cash: bigint;
  readonly bonus: bigint;
}

/** Cash first, then bonus money; null when both together do not cover the stake. */
function fundStake(account: Pick<Account, "cash" | "bonus">, stake: bigint): Funding | null {
  if (account.cash + account.bonus < stake) return null;
  const cash = account.cash < stake ? account.cash : stake;
  return { cash, bonus: stake - cash };
}

/** Wins return in the shares in which the stake was paid; what does not divide goes to the bonus share. */
function splitPayout(payout: bigint, funding: Funding): Funding {
  if (funding.bonus === 0n) return { cash: payout, bonus: 0n };
  const cash = (payout * funding.cash) / (funding.cash + funding.bonus);
  return { cash, bonus: payout - cash };
}

/** Legs keep their number whatever else moves, so that a name always means the same part. */
function movements(command: WagerCommand, stake: Funding, payout: Funding): Transfer[] {
  const { playerId, roundId: groupId, currency } = command;
  const shared = { playerId, groupId, currency };
  const legs: Transfer[] = [
    {
      ...shared,
      leg: FIRST_LEG.round,
      kind: "stake",
      debit: "cash",
      credit: HOUSE,
      amount: stake.cash,
    },
    {
      ...shared,
      leg: FIRST_LEG.round + 1,
      kind: "stake",
      debit: "bonus",
      credit: HOUSE,
      amount: stake.bonus,
    },
    {
      ...shared,
      leg: FIRST_LEG.round + 2,
      kind: "payout",
      debit: HOUSE,
      credit: "cash",
      amount: payout.cash,
    },
    {
      ...shared,
      leg: FIRST_LEG.round + 3,
      kind: "payout",
      debit: HOUSE,
      credit: "bonus",
      amount: payout.bonus,
    },
  ];
  return legs.filter((leg) => leg.amount > 0n);
}
