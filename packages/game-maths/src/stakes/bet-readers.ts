import type { Game, ReadBet } from "../game.ts";
import type { OfferedStakes } from "./stake-table.ts";

/** A bet of one stake, in smallest units, and of what the player chose for it. */
export interface ChosenBet<Choice> {
  readonly stake: bigint;
  readonly choice: Choice;
}

/** Tells the bets of a game that has one stake a round. */
export interface BetForm<Choice> {
  readonly slug: string;
  readonly version: string;
  /** The constant in the field `kind` of its bets. */
  readonly kind: string;
  stakes(currency: string): OfferedStakes | null;
  /**
   * Reads what was chosen from the fields beside `kind` and `stake_cents`; null when it is no choice
   * of this version, an unknown field included.
   */
  readChoice(fields: Readonly<Record<string, unknown>>): Choice | null;
  /** Tells whether a stake that is offered may be put on this choice; any may when absent. */
  takes?(bet: ChosenBet<Choice>, currency: string): boolean;
}

/** Makes the two readers of a game whose round costs one stake, offered as it stands in a list. */
export function betReaders<Choice>(
  form: BetForm<Choice>,
): Pick<Game<ChosenBet<Choice>>, "readBet" | "recallBet"> {
  return {
    readBet(json, currency) {
      const read = readChosenBet(form, json);
      if (!read) return { refused: "bet_not_understood" };
      const isOffered = form.stakes(currency)?.stakes.includes(Number(read.stake)) ?? false;
      const isTaken = isOffered && (form.takes?.(read.bet, currency) ?? true);
      return isTaken ? read : { refused: "stake_not_offered" };
    },
    recallBet(json) {
      const read = readChosenBet(form, json);
      if (!read) throw new RangeError(`not a bet of ${form.slug} ${form.version}`);
      return read;
    },
  };
}

function readChosenBet<Choice>(
  form: BetForm<Choice>,
  json: unknown,
): ReadBet<ChosenBet<Choice>> | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  const { kind, stake_cents: cents, ...fields } = json as Record<string, unknown>;
  if (kind !== form.kind) return null;
  if (!isWholeBetween(cents, 1, Number.MAX_SAFE_INTEGER)) return null;
  const choice = form.readChoice(fields);
  const stake = BigInt(cents);
  return choice === null ? null : { bet: { stake, choice }, stake };
}

/** Tells whether a value of unknown type is a whole number from `least` to `most`. */
export const isWholeBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most;

/** Tells whether an object has these fields and no other. */
export const hasOnly = (fields: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.keys(fields).length === names.length && names.every((name) => Object.hasOwn(fields, name));
