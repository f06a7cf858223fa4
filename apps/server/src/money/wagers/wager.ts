/** An amount by where it came from: the player's cash, bonus money, or the house (a free round). */
export interface Shares {
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly house: bigint;
}

/** An amount that was won, by where it went: a bucket of the player, or the house, which keeps it for them. */
export interface Paid {
  readonly cash: bigint;
  readonly bonus: bigint;
  /** Won by free spins, and kept until all of them are over. */
  readonly kept: bigint;
}

export const NO_SHARES: Shares = { cash: 0n, bonus: 0n, house: 0n };
export const NOT_PAID: Paid = { cash: 0n, bonus: 0n, kept: 0n };

/** Goes forward only: open, settled (and settled again), voided. */
export type WagerStatus = "open" | "settled" | "voided";

/**
 * One player's stake in one currency under one licence, whatever it is placed on. Amounts are in
 * smallest units. What was played is the owner's: `record` is opaque here.
 */
export interface Wager {
  readonly playerId: bigint;
  readonly id: string;
  readonly bodyHash: string;
  /** Name of the owner: `house-games`. */
  readonly owner: string;
  /** The thing it is placed on, in the owner's words: a game's slug. */
  readonly subject: string;
  readonly licence: string;
  readonly currency: string;
  readonly status: WagerStatus;
  /** All that was staked. */
  readonly stake: Shares;
  /** Of it, what is still at stake. */
  readonly open: Shares;
  /** Of it, what was cashed out: final, whatever is settled later. */
  readonly cashedOut: Shares;
  /** All that was won and not taken back, cash-outs included. */
  readonly paid: Paid;
  readonly cashedOutPaid: Paid;
  /** Wins of a stake paid by the house go there. */
  readonly winsTo: "cash" | "bonus" | "kept";
  /** Session and country of the player who placed it (E1); the device stands with its session. */
  readonly sessionId: bigint | null;
  readonly country: string | null;
  readonly record: string;
  /** The account right after the latest command. */
  readonly cashAfter: bigint;
  readonly bonusAfter: bigint;
  readonly versionAfter: bigint;
  readonly placedAt: Date;
}

export const sumOf = ({ cash, bonus, house }: Shares): bigint => cash + bonus + house;

/** Returns all that was staked. */
export const totalStake = (wager: Pick<Wager, "stake">): bigint => sumOf(wager.stake);

/** Returns all that was won. */
export const totalPaid = ({ paid }: Pick<Wager, "paid">): bigint =>
  paid.cash + paid.bonus + paid.kept;

export const addPaid = (a: Paid, b: Paid): Paid => ({
  cash: a.cash + b.cash,
  bonus: a.bonus + b.bonus,
  kept: a.kept + b.kept,
});

export const subtractPaid = (a: Paid, b: Paid): Paid => ({
  cash: a.cash - b.cash,
  bonus: a.bonus - b.bonus,
  kept: a.kept - b.kept,
});

export const addShares = (a: Shares, b: Shares): Shares => ({
  cash: a.cash + b.cash,
  bonus: a.bonus + b.bonus,
  house: a.house + b.house,
});

export const subtractShares = (a: Shares, b: Shares): Shares => ({
  cash: a.cash - b.cash,
  bonus: a.bonus - b.bonus,
  house: a.house - b.house,
});

/** Returns the part of a wager that settlements decide about: neither open nor cashed out. */
export const settledShares = (wager: Pick<Wager, "stake" | "open" | "cashedOut">): Shares =>
  subtractShares(subtractShares(wager.stake, wager.open), wager.cashedOut);

/** Takes `amount` out of shares in their proportions; what does not divide is taken where there is room. */
export function partOf(shares: Shares, amount: bigint): Shares {
  const total = sumOf(shares);
  if (amount === total) return shares;
  const cash = (shares.cash * amount) / total;
  const house = (shares.house * amount) / total;
  let left = amount - cash - house;
  const bonus = left < shares.bonus ? left : shares.bonus;
  left -= bonus;
  const moreHouse = left < shares.house - house ? left : shares.house - house;
  return { cash: cash + left - moreHouse, bonus, house: house + moreHouse };
}

/**
 * Splits a payout in the shares in which the stake was paid; wins of the house's share go where
 * the wager says. What does not divide is not cash.
 */
export function splitPayout(payout: bigint, stake: Shares, winsTo: Wager["winsTo"]): Paid {
  const asCash = stake.cash + (winsTo === "cash" ? stake.house : 0n);
  const total = sumOf(stake);
  if (asCash === total) return { cash: payout, bonus: 0n, kept: 0n };
  const cash = (payout * asCash) / total;
  if (winsTo !== "kept") return { cash, bonus: payout - cash, kept: 0n };
  const bonus = (payout * stake.bonus) / total;
  return { cash, bonus, kept: payout - cash - bonus };
}
