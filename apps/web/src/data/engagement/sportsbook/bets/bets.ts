import {
  acceptCashOut,
  type CashOutView,
  listCashOuts,
  type FixturesChangesMessage,
  listSportsBets,
  placeSportsBet,
  type SportsBetView,
} from "@houselight/contracts/sportsbook";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { call } from "../../../../api/call.ts";
import { applyTold } from "../../../../api/page/apply-told.ts";
import { OWN } from "../../../own.ts";
import { accountsQuery } from "../../../wallet.ts";
import { reloadFreeBets } from "../free-bets/free-bets.ts";
import type { SentBet } from "./sent-bets.ts";
import { type BetList, withBet, withFixtures } from "./with-bet.ts";

type Bets = InfiniteData<SportsBetView[], string>;

const PAGE = 20;
const BETS_KEY = [OWN, "sportsbook", "bets"] as const;
const OFFERS_KEY = [OWN, "sportsbook", "cash-outs"] as const;
const LISTS: readonly BetList[] = ["open", "ended"];

/** An attempt may last as long as the house waits, and this much longer. */
const SEND_MS = 15_000;
/** Worths change with the odds, and an offer holds for seconds. */
const OFFERS_EVERY_MS = 4_000;

/** The player's bets that are open, or ended, page by page, the latest first. */
export const sportsBetsQuery = (list: BetList) =>
  infiniteQueryOptions({
    queryKey: [...BETS_KEY, list],
    queryFn: ({ pageParam, signal }) =>
      call(
        listSportsBets,
        { query: { state: list, limit: PAGE, ...(pageParam === "" ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    staleTime: 10_000,
  });

/** Offers of the house for the player's open bets; asked for again as long as the page is seen. */
export const cashOutsQuery = queryOptions({
  queryKey: OFFERS_KEY,
  queryFn: ({ signal }) => call(listCashOuts, {}, { signal }),
  staleTime: OFFERS_EVERY_MS,
  refetchInterval: OFFERS_EVERY_MS,
});

/** Takes over a bet of the player that was told or answered, however old an answer is that is under way. */
export function applySportsBet(queryClient: QueryClient, bet: SportsBetView): void {
  for (const list of LISTS)
    applyTold<Bets>(queryClient, [...BETS_KEY, list], (known) => ({
      ...known,
      pages: withBet(known.pages, list, bet, PAGE),
    }));
  if (bet.state !== "open") dropOffer(queryClient, bet.id);
  // It was used now, or is the player's again because the bet was given back.
  if (bet.is_free) void reloadFreeBets(queryClient);
}

/** Takes over matches that have changed into the legs of the player's bets: score, minute and state. */
export function applyLegFixtures(
  queryClient: QueryClient,
  { fixtures }: FixturesChangesMessage,
): void {
  const told = fixtures.map(({ markets: _, ...fixture }) => fixture);
  for (const list of LISTS)
    applyTold<Bets>(queryClient, [...BETS_KEY, list], (known) => ({
      ...known,
      pages: withFixtures(known.pages, told),
    }));
}

/** Asks for the offers anew. */
export const reloadOffers = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: OFFERS_KEY });

const dropOffer = (queryClient: QueryClient, betId: string): void =>
  void queryClient.setQueryData<readonly CashOutView[]>(OFFERS_KEY, (known) =>
    known?.filter(({ bet_id }) => bet_id !== betId),
  );

/** Reads the player's bets and the offers for them anew. */
export async function reloadSportsBets(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: BETS_KEY }),
    queryClient.invalidateQueries({ queryKey: OFFERS_KEY }),
  ]);
}

/**
 * Sends a bet, once. The same id is the same bet, however often it is sent. The house may wait before it answers:
 * `delaySeconds` is how long.
 *
 * @throws RefusedError when the house does not take it; another error says nothing about that.
 */
export async function sendSportsBet(
  queryClient: QueryClient,
  bet: SentBet,
  delaySeconds: number,
): Promise<SportsBetView> {
  const timeoutMs = delaySeconds * 1_000 + SEND_MS;
  const placed = await call(placeSportsBet, { body: { ...bet } }, { retries: 0, timeoutMs });
  takeOver(queryClient, placed);
  return placed;
}

/**
 * Ends a bet for exactly this offer.
 *
 * @throws RefusedError when the offer holds no more.
 */
export async function cashOutSportsBet(
  queryClient: QueryClient,
  { bet_id: id, offer }: Pick<CashOutView, "bet_id" | "offer">,
): Promise<SportsBetView> {
  const input = { params: { id }, body: { offer } };
  const bet = await call(acceptCashOut, input, { timeoutMs: SEND_MS });
  takeOver(queryClient, bet);
  return bet;
}

/** The balance is told live as well; a page without a socket asks for it. */
function takeOver(queryClient: QueryClient, bet: SportsBetView): void {
  applySportsBet(queryClient, bet);
  void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
}
