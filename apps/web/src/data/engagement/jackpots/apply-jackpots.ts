import type { JackpotsChangesMessage, JackpotView } from "@houselight/contracts/jackpots";
import type { QueryClient } from "@tanstack/react-query";
import { jackpotQuery, jackpotsQuery, readJackpots } from "./jackpots.ts";

type Told = JackpotsChangesMessage["jackpots"][number];

/** Latest version that is known of each jackpot, by its address: a message may be older than what is shown. */
const versions = new WeakMap<QueryClient, Map<string, number>>();

/**
 * Takes over what the pots hold now (JACKPOT-07). A jackpot that is not known yet is read, and so is the
 * proof of one whose pots began anew. Returns the addresses of those of which a pot dropped.
 */
export function applyJackpots(
  queryClient: QueryClient,
  { jackpots: told }: JackpotsChangesMessage,
): readonly string[] {
  const known = queryClient.getQueryData(jackpotsQuery.queryKey);
  if (!known) return [];
  const seen = versions.get(queryClient) ?? new Map<string, number>();
  versions.set(queryClient, seen);
  const newer = told.filter(({ identifier, version }) => version > (seen.get(identifier) ?? -1));
  for (const { identifier, version } of newer) seen.set(identifier, version);
  const isMissing = newer.some(
    ({ identifier, state }) =>
      state === "active" && !known.some((jackpot) => jackpot.identifier === identifier),
  );
  const dropped = droppedAmong(known, newer);
  if (isMissing) readJackpots(queryClient);
  else {
    queryClient.setQueryData(jackpotsQuery.queryKey, withTold(known, newer));
    for (const { identifier } of newer)
      if (dropped.includes(identifier) || waitsForRound(queryClient, identifier))
        void queryClient.invalidateQueries({ queryKey: jackpotQuery(identifier).queryKey });
  }
  return dropped;
}

/** Returns the addresses of the jackpots of which more pots have dropped than is known. */
const droppedAmong = (
  known: readonly JackpotView[],
  told: JackpotsChangesMessage["jackpots"],
): string[] =>
  told.filter((news) => dropsOf(news) > dropsOf(shownOf(known, news))).map((one) => one.identifier);

const shownOf = (known: readonly JackpotView[], { identifier }: Pick<JackpotView, "identifier">) =>
  known.find((jackpot) => jackpot.identifier === identifier);

/** Counts the pots of a jackpot that dropped; all there are of one that is not known. */
const dropsOf = (jackpot: Pick<JackpotView, "levels"> | Told | undefined): number =>
  jackpot?.levels.reduce((sum, { drops }) => sum + drops, 0) ?? Number.POSITIVE_INFINITY;

/** Tells whether a pot is shown whose first round had not come: with it comes the pot's salt. */
const waitsForRound = (queryClient: QueryClient, identifier: string): boolean =>
  queryClient
    .getQueryData(jackpotQuery(identifier).queryKey)
    ?.terms.some(({ pot }) => pot.salt === null) ?? false;

/** Returns the jackpots with what was told of them; one that is retired is gone. */
export const withTold = (
  known: readonly JackpotView[],
  told: JackpotsChangesMessage["jackpots"],
): JackpotView[] =>
  known
    .map((jackpot) => {
      const news = told.find(({ identifier }) => identifier === jackpot.identifier);
      if (!news) return jackpot;
      const levels = jackpot.levels.map((level) => {
        const amount = news.levels.find(({ identifier }) => identifier === level.identifier);
        return amount ? { ...level, ...amount } : level;
      });
      return { ...jackpot, state: news.state, levels };
    })
    .filter(({ state }) => state !== "retired");
