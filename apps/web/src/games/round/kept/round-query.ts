import { getRound, type RoundView } from "@houselight/contracts/house-games";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { ROUNDS_KEY } from "../../../data/house-games.ts";

/** One ended round of the player, whole. It does not change, apart from its seed being revealed. */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROUNDS_KEY, "one", id],
    queryFn: (): Promise<RoundView> => call(getRound, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
