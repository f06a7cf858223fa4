import {
  getLottery,
  getLotteryStatus,
  listLotteries,
  listLotteryTickets,
  type LotteryDetailView,
  type LotteryTicketsView,
} from "@houselight/contracts/lotteries";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { OWN } from "../../own.ts";
import { lookAgain } from "../look-again.ts";

/** Part of every key about lotteries: whoever signs in may see others. */
const LOTTERIES = "lotteries";

const HALF_MINUTE_MS = 30_000;

/** Lotteries that are open to the visitor. */
export const lotteriesQuery = queryOptions({
  queryKey: [OWN, LOTTERIES, "list"],
  queryFn: ({ signal }) => call(listLotteries, {}, { signal }),
  staleTime: HALF_MINUTE_MS,
});

/** Returns after how many milliseconds a lottery is looked at again; false where it does not change. */
export const lookAgainAtLottery = ({
  draw,
  ...rest
}: Pick<LotteryDetailView, "status" | "cancelled" | "draw">): number | false =>
  lookAgain({ ...rest, isSettled: draw !== null });

/** One lottery, by id or identifier, with what decides its draw. */
export const lotteryQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN, LOTTERIES, "one", id],
    queryFn: ({ signal }) => call(getLottery, { params: { id } }, { signal }),
    staleTime: HALF_MINUTE_MS,
    refetchInterval: ({ state }) => (state.data ? lookAgainAtLottery(state.data) : false),
  });

/** The player's own tickets of a lottery. */
export const lotteryStatusQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN, LOTTERIES, "status", id],
    queryFn: ({ signal }) => call(getLotteryStatus, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Reads every grant of tickets of a lottery, page by page, in the order of their numbers. */
export async function* readTickets(id: string): AsyncGenerator<readonly LotteryTicketsView[]> {
  for (let after = 0; ; ) {
    const page = await call(listLotteryTickets, { params: { id }, query: { after } });
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)?.first_number ?? after;
  }
}
