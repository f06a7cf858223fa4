import { type CashbackView, listCashback } from "@houselight/contracts/cashback";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { OWN } from "../../own.ts";

/** Cashback that runs for the visitor, with the player's own period so far. */
export const cashbackQuery = queryOptions({
  queryKey: [OWN, "cashback"],
  queryFn: ({ signal }) => call(listCashback, {}, { signal }),
  staleTime: 30_000,
});

/** Returns the cashback that live tables count in: the one for them before one for everything. */
export const cashbackOfLive = (all: readonly CashbackView[]): CashbackView | undefined =>
  all.find(({ kinds }) => kinds.includes("live")) ?? all.find(({ kinds }) => kinds.length === 0);
