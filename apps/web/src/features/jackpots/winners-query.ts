import { listJackpotWins } from "@houselight/contracts/jackpots";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** First part of the key of all lists of winners; a failure is reported by it (ERROR-05). */
export const WINNERS = "jackpot-winners";

export const WINNER_ORDERS = ["biggest", "latest"] as const;
export type WinnerOrder = (typeof WINNER_ORDERS)[number];

/** The five biggest or latest winners of a jackpot (JACKPOT-04). */
export const winnersQuery = (jackpot: string, order: WinnerOrder) =>
  queryOptions({
    queryKey: [WINNERS, jackpot, order],
    queryFn: ({ signal }) => call(listJackpotWins, { query: { jackpot, order } }, { signal }),
    staleTime: 60_000,
  });
