import {
  cashOutRocketBet,
  getRocket,
  getRocketRound,
  listRocketBets,
  listRocketRoundBets,
  type OwnRocketBetView,
  placeRocketBet,
  type RocketView,
} from "@houselight/contracts/rocket";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { applyTold } from "../../../api/page/apply-told.ts";
import { OWN } from "../../own.ts";
import { accountsQuery } from "../../wallet.ts";
import type { KeptBet } from "./kept-bet.ts";
import { newestRocket, withOwnBet } from "./newest.ts";

const NOW_KEY = ["rocket", "now"] as const;
const BETS_KEY = [OWN, "rocket", "bets"] as const;
const PAGE = 20;
/** A bet is taken for seconds: an attempt that lasts longer is of no use. */
const SEND_MS = 8_000;

/** The rocket as it is now. A state that came live meanwhile is not replaced by an older answer. */
export const rocketQuery = queryOptions({
  queryKey: NOW_KEY,
  queryFn: async ({ signal, client }) => {
    const told = await call(getRocket, {}, { signal });
    return newestRocket(client.getQueryData<RocketView>(NOW_KEY), told);
  },
  staleTime: 10_000,
});

/** Takes over a state that was told. */
export function applyRocket(queryClient: QueryClient, told: RocketView): void {
  queryClient.setQueryData<RocketView>(NOW_KEY, (known) => newestRocket(known, told));
}

/** Reads the rocket anew: something may have been told that this page did not hear. */
export const reloadRocket = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: NOW_KEY });

/** The player's bets, page by page, the latest first. */
export const ownRocketBetsQuery = infiniteQueryOptions({
  queryKey: BETS_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(
      listRocketBets,
      { query: { limit: PAGE, ...(pageParam === "" ? {} : { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: "",
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  staleTime: 10_000,
});

/** Takes over a bet of the player that was told or answered, however old an answer is that is under way. */
export function applyOwnBet(queryClient: QueryClient, bet: OwnRocketBetView): void {
  applyTold<InfiniteData<OwnRocketBetView[], string>>(queryClient, BETS_KEY, (known) => ({
    ...known,
    pages: withOwnBet(known.pages, bet),
  }));
}

/** Reads the player's bets anew. */
export const reloadOwnBets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: BETS_KEY });

/** One round with what recomputes it; one that is over changes no more. */
export const rocketRoundQuery = (number: number) =>
  queryOptions({
    queryKey: ["rocket", "round", number],
    queryFn: ({ signal }) => call(getRocketRound, { params: { number } }, { signal }),
    staleTime: ({ state }) => (state.data?.phase === "over" ? Number.POSITIVE_INFINITY : 0),
  });

/** Reads the ids of all bets of a round in their order, page by page. */
export async function* readBetIds(number: number): AsyncGenerator<readonly string[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof betIdsAfter>> = await betIdsAfter(number, after);
    yield page.ids;
    after = page.next;
  }
}

const betIdsAfter = (number: number, after: number) =>
  call(listRocketRoundBets, { params: { number }, query: { after } });

/**
 * Sends a bet, once. The same id is the same bet, however often it is sent.
 *
 * @throws RefusedError when the house does not take it; another error says nothing about that.
 */
export async function sendBet(
  queryClient: QueryClient,
  { id, round, currency, stake_cents, target }: KeptBet,
): Promise<OwnRocketBetView> {
  const body = { id, round, currency, stake_cents, ...(target === null ? {} : { target }) };
  const bet = await call(placeRocketBet, { body }, { retries: 0, timeoutMs: SEND_MS });
  takeOver(queryClient, bet);
  return bet;
}

/**
 * Cashes a bet out at the multiplier of the moment.
 *
 * @throws RefusedError when the rocket is gone, or has not left.
 */
export async function cashOut(queryClient: QueryClient, id: string): Promise<OwnRocketBetView> {
  const bet = await call(cashOutRocketBet, { params: { id } }, { timeoutMs: SEND_MS });
  takeOver(queryClient, bet);
  return bet;
}

/** The balance is told live as well; a page without a socket asks for it. */
function takeOver(queryClient: QueryClient, bet: OwnRocketBetView): void {
  applyOwnBet(queryClient, bet);
  void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
}
