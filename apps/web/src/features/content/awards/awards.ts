import { type Award, awardsConfig } from "@houselight/contracts/configuration";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

export const awardsQuery = queryOptions({
  queryKey: ["awards"],
  queryFn: ({ signal }) => call(awardsConfig.read, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** Returns the years of awards, latest first, each once (CMS-10). */
export const yearsOf = (awards: readonly Award[]): readonly number[] =>
  [...new Set(awards.map(({ year }) => year))].sort((one, other) => other - one);

/** Returns the awards of a year, or all, latest first. */
export const awardsOf = (awards: readonly Award[], year: number | null): readonly Award[] =>
  awards
    .filter((award) => year === null || award.year === year)
    .toSorted((one, other) => other.year - one.year);

/** Tells a prize that was won from a nomination, in whatever case it is written (CMS-11). */
export const isWinner = (prize: string): boolean => prize.trim().toLowerCase() === "winner";
