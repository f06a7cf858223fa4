import { BET_KINDS, findSpot, findSpotByNumbers } from "./spots.ts";
import type { RouletteBetKind, RouletteSpot } from "./spots.ts";

/** One accepted bet. */
export interface RouletteBet {
  readonly kind: RouletteBetKind;
  /** Key of the spot in ROULETTE_SPOTS. */
  readonly spot: string;
  readonly numbers: readonly number[];
  /** Stake in the smallest money unit. */
  readonly amount: bigint;
}

/** Reason why bets are refused. */
export type BetRefusalCode =
  | "bets_not_a_list"
  | "no_bets"
  | "bet_not_an_object"
  | "unknown_field"
  | "unknown_kind"
  | "unknown_spot"
  | "impossible_numbers"
  | "bad_amount"
  | "duplicate_spot";

export interface BetRefusal {
  readonly code: BetRefusalCode;
  /** Place in the given JSON: `[2].amount_cents`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

export type ParsedRouletteBets =
  | { readonly ok: true; readonly bets: readonly RouletteBet[] }
  | { readonly ok: false; readonly refusals: readonly BetRefusal[] };

/**
 * Reads bets from JSON: a list of `{ spot, amount_cents }` or
 * `{ kind, numbers, amount_cents }`, the amount a whole positive number of the
 * smallest unit. A spot is taken once. Never throws; every fault is one refusal.
 */
export function parseRouletteBets(json: unknown): ParsedRouletteBets {
  if (!Array.isArray(json)) {
    return refuse([{ code: "bets_not_a_list", path: "", message: "bets must be a list" }]);
  }
  if (json.length === 0) {
    return refuse([{ code: "no_bets", path: "", message: "there is no bet" }]);
  }
  const bets: RouletteBet[] = [];
  const refusals: BetRefusal[] = [];
  const taken = new Set<string>();
  for (const [index, entry] of json.entries()) {
    const parsed = parseBet(entry, `[${index}]`);
    if ("code" in parsed) {
      refusals.push(parsed);
    } else if (taken.has(parsed.spot)) {
      const message = `${parsed.spot} is taken by an earlier bet`;
      refusals.push({ code: "duplicate_spot", path: `[${index}]`, message });
    } else {
      taken.add(parsed.spot);
      bets.push(parsed);
    }
  }
  return refusals.length > 0 ? refuse(refusals) : { ok: true, bets };
}

function refuse(refusals: readonly BetRefusal[]): ParsedRouletteBets {
  return { ok: false, refusals };
}

function parseBet(json: unknown, path: string): RouletteBet | BetRefusal {
  if (json === null || typeof json !== "object" || Array.isArray(json)) {
    return { code: "bet_not_an_object", path, message: "a bet must be an object" };
  }
  const entry = json as Record<string, unknown>;
  for (const key of Object.keys(entry)) {
    if (!["spot", "kind", "numbers", "amount_cents"].includes(key)) {
      return { code: "unknown_field", path: `${path}.${key}`, message: "is not a known field" };
    }
  }
  const spot = parseSpot(entry, path);
  if ("code" in spot) return spot;
  const amount = entry.amount_cents;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount <= 0) {
    const message = "must be a whole positive number of the smallest unit";
    return { code: "bad_amount", path: `${path}.amount_cents`, message };
  }
  return { kind: spot.kind, spot: spot.key, numbers: spot.numbers, amount: BigInt(amount) };
}

function parseSpot(entry: Record<string, unknown>, path: string): RouletteSpot | BetRefusal {
  if (entry.spot !== undefined) return parseNamedSpot(entry, path);
  const { kind, numbers } = entry;
  if (typeof kind !== "string" || !isBetKind(kind)) {
    return { code: "unknown_kind", path: `${path}.kind`, message: "is not a kind of bet" };
  }
  const listed: unknown[] | null = Array.isArray(numbers) ? numbers : null;
  const found = listed?.every((each) => typeof each === "number")
    ? findSpotByNumbers(kind, listed as number[])
    : undefined;
  if (found) return found;
  const message = `no ${kind} covers these numbers`;
  return { code: "impossible_numbers", path: `${path}.numbers`, message };
}

/** A spot key; `kind` and `numbers` may come with it but must then agree. */
function parseNamedSpot(entry: Record<string, unknown>, path: string): RouletteSpot | BetRefusal {
  const spot = typeof entry.spot === "string" ? findSpot(entry.spot) : undefined;
  if (!spot) return { code: "unknown_spot", path: `${path}.spot`, message: "is not a spot" };
  if (entry.kind !== undefined && entry.kind !== spot.kind) {
    return { code: "unknown_kind", path: `${path}.kind`, message: `${spot.key} is a ${spot.kind}` };
  }
  const { numbers } = entry;
  if (numbers !== undefined && !(Array.isArray(numbers) && sameNumbers(numbers, spot))) {
    const message = `are not the numbers of ${spot.key}`;
    return { code: "impossible_numbers", path: `${path}.numbers`, message };
  }
  return spot;
}

function sameNumbers(numbers: readonly unknown[], spot: RouletteSpot): boolean {
  const given = new Set(numbers);
  return (
    numbers.length === spot.numbers.length &&
    given.size === numbers.length &&
    spot.numbers.every((number) => given.has(number))
  );
}

function isBetKind(kind: string): kind is RouletteBetKind {
  return Object.hasOwn(BET_KINDS, kind);
}
