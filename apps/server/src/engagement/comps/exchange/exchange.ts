import { type CompExchange, type CompType, QUANTITY_MAX } from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { Card, Rate } from "../cards/card.ts";

/** A player's wish, whichever form the request has. */
export interface Wish {
  readonly type: CompType;
  readonly group: string;
  /** Null for the currency of the account that is active. */
  readonly currency: string | null;
  /** Points to be given, or the units wanted. */
  readonly of: { readonly points: bigint } | { readonly units: number; readonly lotteryId: string };
}

/** Reads the three forms of a request (OPEN-39). */
export function wishOf(type: CompType, body: CompExchange): Wish {
  if (!("exchange" in body)) {
    const { points, group } = body;
    return { type, group, currency: null, of: { points: BigInt(points) } };
  }
  const { exchange } = body;
  if ("points" in exchange) {
    const { points, group, currency } = exchange;
    return { type, group, currency, of: { points: BigInt(points) } };
  }
  const { tickets_count: units, lottery_id: lotteryId, group } = exchange;
  return { type, group, currency: null, of: { units, lotteryId } };
}

/** A price that is to be paid. */
export interface Price {
  readonly quantity: number;
  readonly points: bigint;
}

/**
 * Returns how many units of a card a wish is for, and what they cost. Throws Refused:
 * comps_unknown_reward, comps_not_a_multiple, comps_too_many.
 */
export function priceOf(
  { lotteryId }: Pick<Card, "lotteryId">,
  { points: unit }: Pick<Rate, "points">,
  { of }: Pick<Wish, "of">,
): Price {
  // Tickets of another lottery, or of something that is no lottery.
  if ("units" in of && of.lotteryId !== lotteryId) throw new Refused("comps_unknown_reward");
  const points = "points" in of ? of.points : BigInt(of.units) * unit;
  if (points < unit || points % unit !== 0n) throw new Refused("comps_not_a_multiple");
  const quantity = points / unit;
  if (quantity > BigInt(QUANTITY_MAX)) throw new Refused("comps_too_many");
  return { quantity: Number(quantity), points };
}
