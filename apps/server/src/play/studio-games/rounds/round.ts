import { idFrom } from "#platform/ids";

/** A bet or a win of a call. Amounts in smallest units; a win may be nothing. */
export interface Action {
  readonly kind: "bet" | "win";
  readonly id: string;
  readonly amount: bigint;
}

/** One call on a round: bets come before wins. */
export interface MoneyCall {
  readonly kind: "money";
  readonly round: string;
  readonly currency: string;
  /** At least one. */
  readonly actions: readonly Action[];
  /** The round takes no more bets. */
  readonly closes: boolean;
  /** Bet that a win is of, where the protocol names one; else it is of the last that stands. */
  readonly reference?: string;
}

/** Takes back all that came in one call with a transaction. */
export interface RollbackCall {
  readonly kind: "rollback";
  readonly id: string;
  readonly original: string;
}

/** A transaction on record. */
export interface Told {
  readonly id: string;
  /** Id of the first transaction of the call that it came in. */
  readonly call: string;
  readonly kind: "bet" | "win" | "rollback";
  readonly game: string;
  readonly round: string | null;
  readonly wagerId: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly closes: boolean;
  readonly original: string | null;
  /** Of a rollback: `again` corrected a settlement, `refund` gave back a part of what was open. */
  readonly effect: "void" | "refund" | "again" | "none" | null;
  readonly bodyHash: string;
}

/** A wager of a round: most have one; a bet after a win begins another. */
export interface Leg {
  readonly wagerId: string;
  status: "open" | "settled" | "voided";
  /** Of what stands: neither rolled back nor given back. */
  bets: bigint;
  wins: bigint;
  /** Given back by corrections of its settlement. */
  returned: bigint;
}

/** Returns the id of the command that a call becomes; the one that places is the wager's too. */
export const commandId = (studio: string, playerId: bigint, call: string): string =>
  idFrom(`studio-games ${studio} ${playerId} ${call}`);

/** Returns the name that everything of a call is kept under: the id of its first transaction. */
export const callIdOf = (call: MoneyCall | RollbackCall): string =>
  call.kind === "rollback" ? call.id : (call.actions[0] as Action).id;

/** Returns the calls of a round that were taken back, by their ids. */
export function rolledBack(round: readonly Told[]): ReadonlySet<string> {
  const calls = new Map(round.map(({ id, call }) => [id, call]));
  return new Set(
    round.flatMap(({ original }) => (original === null ? [] : (calls.get(original) ?? []))),
  );
}

/** Reads the wagers of a round as what was told leaves them, and whether it takes no more bets. */
export function readRound(round: readonly Told[]): {
  readonly legs: readonly Leg[];
  readonly isClosed: boolean;
} {
  const gone = rolledBack(round);
  const legs = new Map<string, Leg>();
  for (const one of round) {
    if (one.wagerId === null) continue;
    const leg = legs.get(one.wagerId) ?? newLeg(one.wagerId);
    legs.set(one.wagerId, leg);
    if (one.kind === "rollback") noteRollback(leg, one);
    else if (!gone.has(one.call)) {
      if (one.kind === "bet") leg.bets += one.amount;
      else leg.wins += one.amount;
    }
    // A settlement stands, though what it paid may be taken back.
    if ((one.kind === "win" || one.closes) && leg.status === "open") leg.status = "settled";
  }
  const isClosed = round.some(({ closes, call }) => closes && !gone.has(call));
  return { legs: [...legs.values()], isClosed };
}

const newLeg = (wagerId: string): Leg => ({
  wagerId,
  status: "open",
  bets: 0n,
  wins: 0n,
  returned: 0n,
});

function noteRollback(leg: Leg, { effect, amount }: Told): void {
  if (effect === "void") leg.status = "voided";
  if (effect === "again") leg.returned += amount;
}
