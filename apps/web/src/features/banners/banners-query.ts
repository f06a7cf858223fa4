import { getBanners } from "@houselight/contracts/configuration";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { OWN } from "../../data/own.ts";

const MINUTE_MS = 60_000;

/** The banners of this visitor in the language of the page; signing in and out load them anew. */
export const bannersQuery = (locale: string) =>
  queryOptions({
    queryKey: [OWN, "banners", locale],
    queryFn: ({ signal }) => call(getBanners, {}, { signal }),
    staleTime: MINUTE_MS,
  });
