import {
  type MoneyCall,
  type RollbackCall,
  type Told,
  callIdOf,
  type Leg,
  readRound,
  rolledBack,
} from "./round.ts";

/** One step at the door of wagers that a call comes down to. Amounts in smallest units. */
export type Plan =
  | { readonly do: "place"; readonly stake: bigint; readonly payout?: bigint }
  | {
      readonly do: "add";
      readonly wagerId: string;
      readonly stake: bigint;
      readonly payout?: bigint;
    }
  | { readonly do: "settle"; readonly wagerId: string; readonly payout: bigint }
  /** The settlement pays this in all. */
  | { readonly do: "again"; readonly wagerId: string; readonly payout: bigint }
  | { readonly do: "void"; readonly wagerId: string }
  /** A part of the open stake goes back. */
  | { readonly do: "refund"; readonly wagerId: string; readonly amount: bigint }
  /** Nothing moves; the call is put on record. */
  | { readonly do: "record"; readonly wagerId: string | null }
  /** The call came before, or there is nothing left of it to take back. */
  | { readonly do: "repeat"; readonly wagerId: string | null };

type RoundRefusal =
  | "currency_mismatch"
  | "round_closed"
  | "round_unknown"
  | "round_too_long"
  | "round_has_win"
  | "transaction_mismatch"
  | "transaction_rolled_back";

export type Decided = Plan | { readonly refused: RoundRefusal };

/** Bets of a round, and transactions of it in all. */
const BETS_MAX = 100;
const TOLD_MAX = 1_000;

/**
 * Decides what a call comes down to, from what was told of its round before, in order, and what is on
 * record under the ids that it names.
 */
export function decideCall(
  call: MoneyCall | RollbackCall,
  { round, named, hash }: OnRecord,
): Decided {
  return call.kind === "money"
    ? decideMoney(call, { round, named, hash })
    : decideRollback(call, { round, named, hash });
}

/** Record of a round, and of what stands under the ids that a call names. */
interface OnRecord {
  readonly round: readonly Told[];
  readonly named: readonly Told[];
  readonly hash: string;
}

function decideMoney(call: MoneyCall, { round, named, hash }: OnRecord): Decided {
  const ids = new Set(call.actions.map(({ id }) => id));
  const known = named.filter(({ id }) => ids.has(id));
  if (known.length > 0) return decideAgain(known, { call, round, hash });
  if (named.some(({ original }) => original !== null && ids.has(original)))
    return { refused: "transaction_rolled_back" };
  if (round.some(({ currency }) => currency !== call.currency))
    return { refused: "currency_mismatch" };
  const bets = call.actions.filter(({ kind }) => kind === "bet");
  const wins = call.actions.filter(({ kind }) => kind === "win");
  if (round.length + call.actions.length > TOLD_MAX) return { refused: "round_too_long" };
  const { legs, isClosed } = readRound(round);
  const won = sumOf(wins);
  if (bets.length === 0) {
    const leg = legOfWin(call, { round, named, legs });
    return leg === "rolled back" ? { refused: "transaction_rolled_back" } : decideWin(leg, won);
  }
  if (isClosed) return { refused: "round_closed" };
  if (round.filter(({ kind }) => kind === "bet").length + bets.length > BETS_MAX)
    return { refused: "round_too_long" };
  const staked = {
    stake: sumOf(bets),
    ...(wins.length > 0 || call.closes ? { payout: won } : {}),
  };
  const leg = legs.at(-1);
  return leg?.status === "open"
    ? { do: "add", wagerId: leg.wagerId, ...staked }
    : { do: "place", ...staked };
}

/** Decides a call of which something is on record: a repeat, unless it says something else by now. */
function decideAgain(
  known: readonly Told[],
  { call, round, hash }: { call: MoneyCall; round: readonly Told[]; hash: string },
): Decided {
  const isSame =
    known.length === call.actions.length && known.every(({ bodyHash }) => bodyHash === hash);
  if (!isSame) return { refused: "transaction_mismatch" };
  if (rolledBack(round).has(callIdOf(call))) return { refused: "transaction_rolled_back" };
  return { do: "repeat", wagerId: known[0]?.wagerId ?? null };
}

/** Returns the wager that a win is of: that of the bet which it names, or else the last that stands. */
function legOfWin(
  { reference }: MoneyCall,
  { round, named, legs }: Pick<OnRecord, "round" | "named"> & { readonly legs: readonly Leg[] },
): Leg | "rolled back" | undefined {
  if (reference === undefined) return legs.findLast(isStanding);
  const bet = round.find(({ id, kind }) => id === reference && kind === "bet");
  const isGone = bet
    ? rolledBack(round).has(bet.call)
    : named.some(({ original }) => original === reference);
  return isGone ? "rolled back" : legs.find(({ wagerId }) => wagerId === bet?.wagerId);
}

/** Decides a win without a bet: it ends the wager that is open, or adds to what was paid. */
function decideWin(leg: Leg | undefined, won: bigint): Decided {
  if (!leg) return { refused: "round_unknown" };
  const { wagerId } = leg;
  if (leg.status === "open") return { do: "settle", wagerId, payout: won };
  if (won === 0n) return { do: "record", wagerId };
  return { do: "again", wagerId, payout: leg.wins + leg.returned + won };
}

function decideRollback(call: RollbackCall, { round, named, hash }: OnRecord): Decided {
  const own = named.find(({ id }) => id === call.id);
  if (own)
    return own.bodyHash === hash
      ? { do: "repeat", wagerId: own.wagerId }
      : { refused: "transaction_mismatch" };
  const original = named.find(({ id }) => id === call.original);
  if (original?.kind === "rollback") return { refused: "transaction_mismatch" };
  // Another rollback took it back, or keeps it from coming.
  const earlier = named.find((one) => one.original === call.original);
  if (earlier) return { do: "repeat", wagerId: earlier.wagerId };
  if (!original) return { do: "record", wagerId: null };
  const gone = rolledBack(round);
  if (gone.has(original.call)) return { do: "repeat", wagerId: original.wagerId };
  const together = round.filter((one) => one.call === original.call && one.kind !== "rollback");
  const leg = readRound(round).legs.find(({ wagerId }) => wagerId === original.wagerId);
  if (!leg) throw new Error(`the transaction ${original.id} has no wager`);
  return takeBack(leg, {
    bets: sumOf(together.filter(({ kind }) => kind === "bet")),
    wins: sumOf(together.filter(({ kind }) => kind === "win")),
  });
}

/** Decides how what came in one call goes back. A bet that has won stands until the win is taken back. */
function takeBack(
  leg: Leg,
  { bets, wins }: { readonly bets: bigint; readonly wins: bigint },
): Decided {
  const { wagerId } = leg;
  const stays = leg.wins - wins;
  if (bets > 0n && stays > 0n) return { refused: "round_has_win" };
  if (bets > 0n && leg.bets === bets) return { do: "void", wagerId };
  if (bets > 0n && leg.status === "open") return { do: "refund", wagerId, amount: bets };
  if (bets === 0n && wins === 0n) return { do: "record", wagerId };
  return { do: "again", wagerId, payout: stays + leg.returned + bets };
}

const isStanding = ({ status, bets }: Leg): boolean => status !== "voided" && bets > 0n;

const sumOf = (list: readonly { readonly amount: bigint }[]): bigint =>
  list.reduce((sum, { amount }) => sum + amount, 0n);

/** Returns what a call is kept as once it is carried out. */
export function recordsOf(
  call: MoneyCall | RollbackCall,
  plan: Plan,
  kept: {
    readonly wagerId: string | null;
    readonly game: string;
    readonly currency: string;
    readonly round: string | null;
    readonly hash: string;
    /** Stakes of the call that a rollback takes back. */
    readonly bets: bigint;
  },
): readonly Told[] {
  const { wagerId, game, currency, round, hash: bodyHash } = kept;
  const shared = { call: callIdOf(call), game, round, wagerId, currency, bodyHash };
  if (call.kind === "money")
    return call.actions.map((action) => ({
      ...shared,
      ...action,
      closes: call.closes,
      original: null,
      effect: null,
    }));
  const effect = EFFECTS[plan.do] ?? "none";
  const amount = effect === "refund" || effect === "again" ? kept.bets : 0n;
  const { id, original } = call;
  return [{ ...shared, id, kind: "rollback", amount, closes: false, original, effect }];
}

const EFFECTS: Readonly<Partial<{ [Do in Plan["do"]]: Told["effect"] }>> = {
  void: "void",
  refund: "refund",
  again: "again",
};
