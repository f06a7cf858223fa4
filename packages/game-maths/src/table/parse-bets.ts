import type { PlacedBet, TableSpot } from "./table-rules.ts";

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
  | "no_exact_payout"
  | "duplicate_spot";

export interface BetRefusal {
  readonly code: BetRefusalCode;
  /** Place in the given JSON: `[2].amount_cents`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

export type ParsedBets<Spot extends TableSpot> =
  | { readonly ok: true; readonly bets: readonly PlacedBet<Spot>[] }
  | { readonly ok: false; readonly refusals: readonly BetRefusal[] };

/** Reads how the spots of a table are named in JSON. */
export interface SpotReader<Spot extends TableSpot> {
  /** Fields that name a spot; `amount_cents` stands beside them. */
  readonly fields: readonly string[];
  /** Returns the spot that an entry names, or why it names none; `path` is that of the entry. */
  readSpot(entry: Readonly<Record<string, unknown>>, path: string): Spot | BetRefusal;
  /** Returns of how many smallest units a stake on the spot must be a multiple. */
  unitOf(spot: Spot): bigint;
}

/** Makes the reader of tables whose spots are named by their keys alone. */
export function readerByKey<Spot extends TableSpot>(
  spots: readonly Spot[],
  units: ReadonlyMap<string, bigint>,
): SpotReader<Spot> {
  const byKey = new Map(spots.map((spot) => [spot.key, spot]));
  return {
    fields: ["spot"],
    readSpot: ({ spot: key }, path) =>
      (typeof key === "string" ? byKey.get(key) : undefined) ?? unknownSpot(path),
    unitOf: ({ key }) => units.get(key) ?? 1n,
  };
}

/** Says that an entry names no spot of the table. */
export const unknownSpot = (path: string): BetRefusal => ({
  code: "unknown_spot",
  path: `${path}.spot`,
  message: "is not a spot",
});

/**
 * Reads bets from JSON: a list of objects that name a spot and an amount, a whole positive number of
 * the smallest unit that every payout of the spot can be paid of without a rest. A spot is taken once.
 * Never throws; every fault is one refusal.
 */
export function parseTableBets<Spot extends TableSpot>(
  json: unknown,
  reader: SpotReader<Spot>,
): ParsedBets<Spot> {
  if (!Array.isArray(json)) {
    return refuse([{ code: "bets_not_a_list", path: "", message: "bets must be a list" }]);
  }
  if (json.length === 0) {
    return refuse([{ code: "no_bets", path: "", message: "there is no bet" }]);
  }
  const bets: PlacedBet<Spot>[] = [];
  const refusals: BetRefusal[] = [];
  const taken = new Set<string>();
  for (const [index, entry] of json.entries()) {
    const parsed = parseBet(entry, `[${index}]`, reader);
    if ("code" in parsed) {
      refusals.push(parsed);
    } else if (taken.has(parsed.spot.key)) {
      const message = `${parsed.spot.key} is taken by an earlier bet`;
      refusals.push({ code: "duplicate_spot", path: `[${index}]`, message });
    } else {
      taken.add(parsed.spot.key);
      bets.push(parsed);
    }
  }
  return refusals.length > 0 ? refuse(refusals) : { ok: true, bets };
}

const refuse = (refusals: readonly BetRefusal[]) => ({ ok: false, refusals }) as const;

function parseBet<Spot extends TableSpot>(
  json: unknown,
  path: string,
  { fields, readSpot, unitOf }: SpotReader<Spot>,
): PlacedBet<Spot> | BetRefusal {
  if (json === null || typeof json !== "object" || Array.isArray(json)) {
    return { code: "bet_not_an_object", path, message: "a bet must be an object" };
  }
  const entry = json as Record<string, unknown>;
  for (const key of Object.keys(entry)) {
    if (key !== "amount_cents" && !fields.includes(key)) {
      return { code: "unknown_field", path: `${path}.${key}`, message: "is not a known field" };
    }
  }
  const spot = readSpot(entry, path);
  if ("code" in spot) return spot;
  const cents = entry["amount_cents"];
  const amountPath = `${path}.amount_cents`;
  if (typeof cents !== "number" || !Number.isSafeInteger(cents) || cents <= 0) {
    const message = "must be a whole positive number of the smallest unit";
    return { code: "bad_amount", path: amountPath, message };
  }
  const amount = BigInt(cents);
  const unit = unitOf(spot);
  if (amount % unit !== 0n) {
    const message = `must be a multiple of ${unit}, so that every payout is exact`;
    return { code: "no_exact_payout", path: amountPath, message };
  }
  return { spot, amount };
}
