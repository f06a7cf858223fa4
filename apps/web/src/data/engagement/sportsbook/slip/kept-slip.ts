import { BET_KINDS, type BetKind, SLIP_MAX } from "@houselight/contracts/sportsbook";
import { EMPTY_SLIP, type SlipSelection, pickKey, type Slip } from "./slip.ts";

/** Longest text of a stake, and of a name of a side. */
const STAKE_LENGTH = 20;
const NAME_LENGTH = 120;

type Loose<Value> = Partial<Record<keyof Value, unknown>>;

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);

const isShort = (value: unknown, length: number): value is string =>
  typeof value === "string" && value.length <= length;

const textOr = (value: unknown): string => (isShort(value, STAKE_LENGTH) ? value : "");

/** Reads a selection of a kept slip; null where it is none that the house could take. */
function readPick(kept: unknown): SlipSelection | null {
  const { fixture_id, market_id, specifiers, selection_id, odds, home, away, starts_at, stake } =
    (kept ?? {}) as Loose<SlipSelection>;
  if (!isCount(fixture_id, 2 ** 48) || !isCount(market_id, 100_000)) return null;
  if (!isText(specifiers, /^[a-z0-9=.:+|-]{0,60}$/)) return null;
  if (!isText(selection_id, /^[a-z0-9_:/]{1,30}$/)) return null;
  if (!isCount(odds, 10_000_000) || odds <= 1_000) return null;
  if (!isShort(home, NAME_LENGTH) || !isShort(away, NAME_LENGTH)) return null;
  if (typeof starts_at !== "string" || Number.isNaN(Date.parse(starts_at))) return null;
  const text = textOr(stake);
  return {
    fixture_id,
    market_id,
    specifiers,
    selection_id,
    odds,
    home,
    away,
    starts_at,
    stake: text,
  };
}

function readSizes(kept: unknown): readonly number[] | null {
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > 9) return null;
  const isSizes = kept.every((size, at) => isCount(size, 9) && size > (Number(kept[at - 1]) || 0));
  return isSizes ? (kept as number[]) : null;
}

/** Reads a slip from its text. What is not a slip is an empty one; selections that cannot be are left out. */
export function readSlip(text: string | null): Slip {
  if (text === null) return EMPTY_SLIP;
  try {
    const kept = (JSON.parse(text) ?? {}) as Loose<Slip>;
    const { picks, kind, sizes, stakes, currency, freeBetId } = kept;
    if (!Array.isArray(picks)) return EMPTY_SLIP;
    const byMarket = new Map<string, SlipSelection>();
    for (const pick of picks.slice(0, SLIP_MAX).map(readPick))
      if (pick) byMarket.set(pickKey({ ...pick, selection_id: "" }), pick);
    if (byMarket.size === 0) return EMPTY_SLIP;
    const { accumulator, system } = (stakes ?? {}) as Loose<Slip["stakes"]>;
    return {
      picks: [...byMarket.values()],
      kind: BET_KINDS.includes(kind as BetKind) ? (kind as BetKind) : null,
      sizes: readSizes(sizes),
      stakes: { accumulator: textOr(accumulator), system: textOr(system) },
      currency: isText(currency, /^[A-Z]{3,4}$/) ? currency : null,
      freeBetId: isCount(freeBetId, 2 ** 48) ? freeBetId : null,
    };
  } catch {
    return EMPTY_SLIP;
  }
}
