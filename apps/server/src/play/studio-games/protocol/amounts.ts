import { currency } from "@houselight/contracts";
import { CallMalformed, type StudioAdapter, type StudioCall } from "./adapter.ts";

/** Largest amount of one transaction, smallest units. */
export const AMOUNT_MAX = 1_000_000_000_000;

type Units = Pick<StudioAdapter, "subunitsToUnit">;

/**
 * Returns how many units of a protocol the smallest unit of a currency is; null for a currency whose
 * smallest unit is less than one of the protocol's: what a player has cannot be said in it.
 */
export function unitsOf({ subunitsToUnit }: Units, code: string): bigint | null {
  if (subunitsToUnit === null) return 1n;
  const ours = currency(code).subunitsToUnit;
  return subunitsToUnit % ours === 0 ? BigInt(subunitsToUnit / ours) : null;
}

/** Writes smallest units in those of a protocol. */
export function inUnits(units: Units, code: string, amount: bigint): bigint {
  const scale = unitsOf(units, code);
  if (scale === null) throw new Error(`${code} is finer than the amounts of the protocol`);
  return amount * scale;
}

/**
 * Reads the amounts of a call into smallest units. Throws CallMalformed for one that is no whole number of
 * them, as nothing is rounded, and for one beyond all bounds.
 */
export function inSmallestUnits<Call extends StudioCall>(units: Units, call: Call): Call {
  if (call.kind !== "money") return call;
  const scale = unitsOf(units, call.currency);
  const read = (amount: bigint): bigint => {
    if (scale === null || amount % scale !== 0n) throw new CallMalformed("finer than the currency");
    if (amount / scale > BigInt(AMOUNT_MAX)) throw new CallMalformed("an amount beyond all bounds");
    return amount / scale;
  };
  const actions = call.actions.map((action) => ({ ...action, amount: read(action.amount) }));
  return { ...call, actions };
}
