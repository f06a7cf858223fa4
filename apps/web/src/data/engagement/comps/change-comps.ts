import {
  type CompCardView,
  type CompPointsView,
  exchangeCompPoints,
  rateIn,
} from "@houselight/contracts/comps";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { compPointsQuery, newerPoints } from "./comps.ts";

/** Takes over the player's points as they are now (COMP-15); they are shown only where they were read. */
export function applyPoints(queryClient: QueryClient, told: CompPointsView): void {
  queryClient.setQueryData(compPointsQuery.queryKey, (known) => known && newerPoints(known, told));
}

/** An exchange as a player has agreed to it. */
export interface Exchange {
  /** Made once for what is wanted: sent again, it is the same exchange. */
  readonly id: string;
  readonly card: CompCardView;
  readonly quantity: number;
  /** Currency that is played in. */
  readonly currency: string;
}

/**
 * Exchanges points, and reads them anew either way (COMP-15). What fails is thrown to the caller (ERROR-02).
 *
 * @throws RefusedError when the house refuses; CallError when no answer comes.
 */
export async function exchangePoints(
  queryClient: QueryClient,
  { id, card, quantity, currency }: Exchange,
): Promise<void> {
  const { type, group, rates, rate } = card;
  const [lottery_id] = rate.lottery_ids;
  const exchange = lottery_id
    ? { tickets_count: quantity, lottery_id, group }
    : { points: rateIn(rates, currency).points * quantity, currency, group };
  try {
    await call(exchangeCompPoints, { params: { type }, body: { id, exchange } });
  } finally {
    void queryClient.invalidateQueries({ queryKey: compPointsQuery.queryKey });
  }
}
