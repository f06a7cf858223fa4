import {
  addToLiveTableBet,
  getLiveTable,
  getLiveTableRound,
  type LiveTableResultView,
  type LiveTableView,
  listLiveTableBets,
  listLiveTableEntries,
  listLiveTableResults,
  type OwnLiveTableBetView,
  placeLiveTableBet,
  takeBackLiveTableBet,
  watchLiveTable,
} from "@houselight/contracts/live-tables";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { applyTold } from "../../../api/page/apply-told.ts";
import { OWN } from "../../own.ts";
import { accountsQuery } from "../../wallet.ts";
import { newestTable, withOwnBet, withResult } from "./newest.ts";

const PAGE = 20;
/** Chips are taken for seconds: an attempt that lasts longer is of no use. */
const SEND_MS = 8_000;

const nowKey = (slug: string) => ["live-tables", slug, "now"] as const;
const resultsKey = (slug: string) => ["live-tables", slug, "results"] as const;
const betsKey = (slug: string) => [OWN, "live-tables", slug, "bets"] as const;

/** Rules, stakes and figures of a table: they do not change while a page is shown. */
export const tableFactsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["live-tables", slug, "facts"],
    queryFn: ({ signal }) => call(getLiveTable, { params: { slug } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A table as it is now. A state that came live meanwhile is not replaced by an older answer. */
export const tableNowQuery = (slug: string) =>
  queryOptions({
    queryKey: nowKey(slug),
    queryFn: async ({ signal, client }) => {
      const told = await call(watchLiveTable, { params: { slug } }, { signal });
      return newestTable(client.getQueryData<LiveTableView>(nowKey(slug)), told);
    },
    staleTime: 10_000,
  });

/** The last outcomes of a table, the latest first. */
export const tableResultsQuery = (slug: string) =>
  queryOptions({
    queryKey: resultsKey(slug),
    queryFn: ({ signal }) => call(listLiveTableResults, { params: { slug } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The player's latest bets at a table. */
export const ownTableBetsQuery = (slug: string) =>
  queryOptions({
    queryKey: betsKey(slug),
    queryFn: ({ signal }) =>
      call(listLiveTableBets, { params: { slug }, query: { limit: PAGE } }, { signal }),
    staleTime: 10_000,
  });

/** Takes over a state of a table that was told. */
export function applyTable(queryClient: QueryClient, told: LiveTableView): void {
  queryClient.setQueryData<LiveTableView>(nowKey(told.table), (known) => newestTable(known, told));
}

/** Takes over a bet of the player that was told or answered, however old an answer is that is under way. */
export function applyOwnTableBet(queryClient: QueryClient, bet: OwnLiveTableBetView): void {
  applyTold<OwnLiveTableBetView[]>(queryClient, betsKey(bet.table), (known) =>
    withOwnBet(known, bet),
  );
}

/** Adds an outcome that was shown; a list with a gap before it is read anew. */
export function applyResult(
  queryClient: QueryClient,
  slug: string,
  result: LiveTableResultView,
): void {
  const key = resultsKey(slug);
  const known = queryClient.getQueryData<LiveTableResultView[]>(key);
  if (!known) return;
  const next = withResult(known, result);
  if (next === null) void queryClient.invalidateQueries({ queryKey: key });
  else queryClient.setQueryData<LiveTableResultView[]>(key, next);
}

/** Reads a table anew: something may have been told that this page did not hear. */
export const reloadTable = (queryClient: QueryClient, slug: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: nowKey(slug) });

/** Reads the player's bets at a table anew. */
export const reloadOwnTableBets = (queryClient: QueryClient, slug: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: betsKey(slug) });

/** One round with what recomputes it; one that is over changes no more. */
export const tableRoundQuery = (slug: string, number: number) =>
  queryOptions({
    queryKey: ["live-tables", slug, "round", number],
    queryFn: ({ signal }) => call(getLiveTableRound, { params: { slug, number } }, { signal }),
    staleTime: ({ state }) => (state.data?.phase === "over" ? Number.POSITIVE_INFINITY : 0),
  });

/** Reads the ids of all entries of a round in their order, page by page. */
export async function* readEntryIds(
  slug: string,
  number: number,
): AsyncGenerator<readonly string[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof entriesAfter>> = await entriesAfter(slug, number, after);
    yield page.ids;
    after = page.next;
  }
}

const entriesAfter = (slug: string, number: number, after: number) =>
  call(listLiveTableEntries, { params: { slug, number }, query: { after } });

/** Chips that are put down: as a bet of a round, or on the bet that stands there. */
export interface SentChips {
  /** Of the command: the same id is the same chips, however often they are sent. */
  readonly id: string;
  readonly slug: string;
  readonly round: number;
  readonly currency: string;
  readonly kind: string;
  readonly chips: readonly { readonly spot: string; readonly amount_cents: number }[];
  /** The bet that they are added to; null where they are a bet of their own. */
  readonly onBet: string | null;
}

/**
 * Sends chips, once.
 *
 * @throws RefusedError when the house does not take them; another error says nothing about that.
 */
export async function sendChips(
  queryClient: QueryClient,
  { id, slug, round, currency, kind, chips, onBet }: SentChips,
): Promise<void> {
  const bet = { kind, bets: [...chips] };
  const options = { retries: 0, timeoutMs: SEND_MS };
  const answer = onBet
    ? await call(addToLiveTableBet, { params: { slug, id: onBet }, body: { id, bet } }, options)
    : await call(
        placeLiveTableBet,
        { params: { slug }, body: { id, round, currency, bet } },
        options,
      );
  takeOver(queryClient, answer);
}

/** Takes the player's bet back. @throws RefusedError once its round takes no more bets. */
export async function takeBackBet(
  queryClient: QueryClient,
  slug: string,
  id: string,
): Promise<void> {
  const input = { params: { slug, id } };
  takeOver(queryClient, await call(takeBackLiveTableBet, input, { timeoutMs: SEND_MS }));
}

/** The balance is told live as well; a page without a socket asks for it. */
function takeOver(queryClient: QueryClient, bet: OwnLiveTableBetView): void {
  applyOwnTableBet(queryClient, bet);
  void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
}
