import { defineEvent, type Wire } from "#platform/outbox";

/** A command on a wager was carried out. Amounts in smallest units. */
export interface WagerMoved {
  readonly wagerId: string;
  readonly owner: string;
  /** The thing it is placed on: a game's slug. */
  readonly subject: string;
  readonly licence: string;
  readonly currency: string;
  /** The account right after it. */
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly version: bigint;
}

interface Stakes {
  readonly stakeCash: bigint;
  readonly stakeBonus: bigint;
  /** Paid by the house, for a free round; absent for nothing. */
  readonly stakeHouse?: bigint;
}

/** A stake was placed or added and waits for a settlement; the stakes are those of this command. */
export interface WagerPlaced extends WagerMoved, Stakes {
  /** Moment of this command, ISO 8601; absent in events of older builds. */
  readonly at?: string;
}
export const wagerPlaced = defineEvent<WagerPlaced>("wager.placed");

/** A part of an open wager was paid out for good. */
export interface WagerCashedOut extends WagerMoved {
  /** Of this part. */
  readonly payout: bigint;
}
export const wagerCashedOut = defineEvent<WagerCashedOut>("wager.cashed-out");

/** A wager is over: all that was staked and all that came back. Told once a wager. */
export interface WagerSettled extends WagerMoved, Stakes {
  readonly payout: bigint;
  /** Of the payout, won as bonus money, and kept by the house until free spins are over; absent for nothing. */
  readonly paidBonus?: bigint;
  readonly paidKept?: bigint;
  /** Moments of the placing and of the settlement, ISO 8601; absent in events of older builds. */
  readonly placedAt?: string;
  readonly at?: string;
}
export const wagerSettled = defineEvent<WagerSettled>("wager.settled");

/** Tells whether a round was staked with the player's own money alone: no bonus money, no free round. */
export const isOwnMoney = ({ stakeCash, stakeBonus, stakeHouse = "0" }: Wire<Stakes>): boolean =>
  BigInt(stakeCash) > 0n && BigInt(stakeBonus) === 0n && BigInt(stakeHouse) === 0n;

/** Returns the moment at which a round was settled; `now` for one that an older build told. */
export const settledAt = ({ at }: Pick<WagerSettled, "at">, now: Date): Date =>
  at === undefined ? now : new Date(at);

/**
 * A correction or a voiding changes what stands of a wager: the stakes that were decided and what they won.
 * Each amount is what it is now less what it was before, nothing for an open wager; below zero: taken back.
 */
interface Standing {
  readonly stakeCashChange?: bigint;
  readonly stakeBonusChange?: bigint;
  readonly stakeHouseChange?: bigint;
  readonly paidCashChange?: bigint;
  readonly paidBonusChange?: bigint;
  readonly paidKeptChange?: bigint;
  /** Moments of the placing and of the change, ISO 8601. All of these are absent in events of older builds. */
  readonly placedAt?: string;
  readonly at?: string;
}

/** A settlement was corrected: what came back in all, now. */
export interface WagerResettled extends WagerMoved, Standing {
  readonly payout: bigint;
}
export const wagerResettled = defineEvent<WagerResettled>("wager.resettled");

/** A wager was taken back. */
export interface WagerVoided extends WagerMoved, Standing {}
export const wagerVoided = defineEvent<WagerVoided>("wager.voided");

/** Owner of bets on sport. */
export const SPORTSBOOK = "sportsbook";

/**
 * Tells whether a wager is a bet on sport: it counts in nothing that is about rounds of games. Two opposite
 * bets risk next to nothing, and one pays hundreds of times its stake.
 */
export const isSports = ({ owner }: Pick<WagerMoved, "owner">): boolean => owner === SPORTSBOOK;
