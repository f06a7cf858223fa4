import {
  getJackpot,
  type JackpotLevelView,
  type JackpotView,
  listJackpots,
} from "@houselight/contracts/jackpots";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useKept } from "../../../api/page/use-data.ts";

/** Rules never change, and live messages tell of a drop. */
const MINUTE_MS = 60_000;

/** First part of every key about jackpots: who signs in or chooses another currency reads them anew. */
const JACKPOTS = "jackpots";

/** The jackpots of the visitor's licence; live messages keep their amounts, every tile asks for them. */
export const jackpotsQuery = queryOptions({
  queryKey: [JACKPOTS, "list"],
  queryFn: ({ signal }) => call(listJackpots, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Rules, latest drops and commitments of one jackpot. */
export const jackpotQuery = (identifier: string) =>
  queryOptions({
    queryKey: [JACKPOTS, "one", identifier],
    queryFn: ({ signal }) => call(getJackpot, { params: { identifier } }, { signal }),
    staleTime: MINUTE_MS,
  });

const NONE: readonly JackpotView[] = [];

/** Returns the jackpots that are shown; none while they are not loaded. */
export const useJackpots = (): readonly JackpotView[] => useKept(jackpotsQuery) ?? NONE;

export const isRunning = ({ state }: Pick<JackpotView, "state">): boolean => state === "active";

/** Returns the level whose pot holds the most. */
export const biggestLevel = ({ levels }: Pick<JackpotView, "levels">): JackpotLevelView | null =>
  levels.reduce<JackpotLevelView | null>(
    (best, level) => (best && best.amount_cents >= level.amount_cents ? best : level),
    null,
  );

/** Reads the jackpots anew: another player, or another currency to show them in. */
export const readJackpots = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: [JACKPOTS] });
