import { unknownSpot } from "../table/parse-bets.ts";
import type { BetRefusal, SpotReader } from "../table/parse-bets.ts";
import type { RouletteSpot } from "./spots.ts";

type Entry = Readonly<Record<string, unknown>>;

/**
 * Makes the reader of roulette's spots: `{ spot }`, or `{ kind, numbers }` in any order of the numbers.
 * Where both stand they must agree.
 */
export function rouletteReader(
  spots: readonly RouletteSpot[],
  units: ReadonlyMap<string, bigint>,
): SpotReader<RouletteSpot> {
  const byKey = new Map(spots.map((spot) => [spot.key, spot]));
  return {
    fields: ["spot", "kind", "numbers"],
    unitOf: ({ key }) => units.get(key) ?? 1n,
    readSpot: (entry, path) => {
      if (entry["spot"] === undefined) return readByNumbers(spots, entry, path);
      const key = entry["spot"];
      const spot = typeof key === "string" ? byKey.get(key) : undefined;
      return spot ? agreeing(spot, entry, path) : unknownSpot(path);
    },
  };
}

function readByNumbers(
  spots: readonly RouletteSpot[],
  { kind, numbers }: Entry,
  path: string,
): RouletteSpot | BetRefusal {
  const ofKind = spots.filter((spot) => spot.kind === kind);
  if (ofKind.length === 0)
    return { code: "unknown_kind", path: `${path}.kind`, message: "is not a kind of bet" };
  const found = Array.isArray(numbers)
    ? ofKind.find((spot) => sameNumbers(numbers, spot))
    : undefined;
  const message = `no ${String(kind)} covers these numbers`;
  return found ?? { code: "impossible_numbers", path: `${path}.numbers`, message };
}

/** Returns the spot when kind and numbers, where given, are its own. */
function agreeing(
  spot: RouletteSpot,
  { kind, numbers }: Entry,
  path: string,
): RouletteSpot | BetRefusal {
  if (kind !== undefined && kind !== spot.kind) {
    return { code: "unknown_kind", path: `${path}.kind`, message: `${spot.key} is a ${spot.kind}` };
  }
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
