import { getHouseGame } from "@houselight/contracts/house-games";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { OWN } from "./own.ts";

/** First parts of the keys of a player's own rounds and seeds. */
export const ROUNDS_KEY = [OWN, "rounds"] as const;
export const SEEDS_KEY = [OWN, "seeds"] as const;

const MINUTE_MS = 60_000;

export const houseGameQuery = (slug: string) =>
  queryOptions({
    queryKey: ["house-game", slug],
    queryFn: ({ signal }) => call(getHouseGame, { params: { slug } }, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
