import {
  type FixtureCardView,
  type FixtureChangeMessage,
  type FixturesChangesMessage,
  getFixture,
  getSportsTree,
  listFixtures,
} from "@houselight/contracts/sportsbook";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { call } from "../../../../api/call.ts";
import { OFFERED } from "../../../own.ts";
import { tellMoved } from "./moved-fixtures.ts";
import { type CardPage, type ListName, newestCard, withCards, withChange } from "./newest-lines.ts";

const PAGE = 30;
const FRESH_MS = 10_000;
/** Counts of the tree are not told live. */
const TREE_EVERY_MS = 30_000;

/** First parts of the keys: another licence may offer another line. */
const LINES = [OFFERED, "sportsbook"] as const;
const LISTS_KEY = [...LINES, "list"] as const;
const fixtureKey = (id: number) => [...LINES, "fixture", id] as const;

/** Sports and competitions, with what can be bet on now. */
export const treeQuery = queryOptions({
  queryKey: [...LINES, "tree"],
  queryFn: ({ signal }) => call(getSportsTree, {}, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: TREE_EVERY_MS,
});

/** A list of fixtures by their start, page by page; `size` of them on each. */
export const fixturesQuery = ({ state, sport, competition }: ListName, size = PAGE) =>
  infiniteQueryOptions({
    queryKey: [...LISTS_KEY, size, { state, sport, competition }],
    queryFn: ({ pageParam, signal }): Promise<CardPage> =>
      call(
        listFixtures,
        {
          query: {
            state,
            limit: size,
            ...(sport === undefined ? {} : { sport }),
            ...(competition === undefined ? {} : { competition }),
            ...(pageParam === "" ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
  });

/** A fixture with all its markets. What came live meanwhile is not replaced by an older answer. */
export const fixtureQuery = (id: number) =>
  queryOptions({
    queryKey: fixtureKey(id),
    queryFn: async ({ signal, client }) => {
      const told = await call(getFixture, { params: { id } }, { signal });
      return newestCard(client.getQueryData<FixtureCardView>(fixtureKey(id)), told);
    },
    staleTime: FRESH_MS,
  });

/** Takes over fixtures that have changed, with their main markets, into the lists on which they stand. */
export function applyFixtures(
  queryClient: QueryClient,
  { fixtures }: FixturesChangesMessage,
): void {
  for (const [key] of queryClient.getQueriesData({ queryKey: LISTS_KEY })) {
    const list = key.at(-1) as ListName;
    queryClient.setQueryData<InfiniteData<CardPage, string>>(
      key,
      (known) => known && { ...known, pages: withCards(known.pages, list, fixtures) },
    );
  }
  tellMoved(fixtures.map(({ id }) => id));
}

/** Takes over what has changed of a fixture whose page is shown. */
export function applyFixture(queryClient: QueryClient, told: FixtureChangeMessage): void {
  queryClient.setQueryData<FixtureCardView>(
    fixtureKey(told.fixture.id),
    (known) => known && withChange(known, told),
  );
  tellMoved([told.fixture.id]);
}

/** Reads the tree and the lists anew: something may have been told that this page did not hear. */
export async function reloadLines(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: LISTS_KEY }),
    queryClient.invalidateQueries({ queryKey: treeQuery.queryKey }),
  ]);
}

/** Reads a fixture anew. */
export const reloadFixture = (queryClient: QueryClient, id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: fixtureKey(id) });
