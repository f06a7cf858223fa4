import { quoteSlip } from "@houselight/contracts/sportsbook";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../../api/call.ts";
import { OWN } from "../../../own.ts";
import type { Draft } from "./drafts.ts";

const QUOTES_KEY = [OWN, "sportsbook", "quote"] as const;
/** Prices may have changed without a word, on a page without a live socket. */
const QUOTE_EVERY_MS = 15_000;

/** A quote as it is asked for: what the player has taken before is no part of it. */
type Asked = Pick<Draft, "kind" | "sizes" | "freeBetId"> & {
  readonly picks: readonly Omit<Draft["picks"][number], "odds" | "stake">[];
};

/** Current odds of a draft, and what may be staked on it. */
export function quoteQuery(draft: Asked, currency: string) {
  const selections = draft.picks.map(({ fixture_id, market_id, specifiers, selection_id }) => ({
    fixture_id,
    market_id,
    specifiers,
    selection_id,
  }));
  const { kind, sizes, freeBetId } = draft;
  const body = {
    currency,
    kind,
    ...(sizes ? { sizes: [...sizes] } : {}),
    ...(freeBetId === null ? {} : { is_free: true }),
    selections,
  };
  return queryOptions({
    queryKey: [...QUOTES_KEY, body],
    queryFn: ({ signal }) => call(quoteSlip, { body }, { signal }),
    staleTime: 0,
    refetchInterval: QUOTE_EVERY_MS,
  });
}

/** Asks for all quotes of the slip anew. */
export const reloadQuotes = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: QUOTES_KEY });

const LEAST_PAUSE_MS = 1_000;
const PAUSE_OF_EACH_MS = 500;

/**
 * Returns how long the slip waits after its quotes before it asks for them again, in milliseconds: the house
 * answers 240 a minute, and each single bet has a quote of its own.
 */
export const quotePauseMs = (quotes: number): number =>
  Math.max(LEAST_PAUSE_MS, quotes * PAUSE_OF_EACH_MS);
