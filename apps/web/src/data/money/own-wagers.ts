import { listOwnWagers } from "@houselight/contracts/wagers";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { ROUNDS_KEY } from "../house-games.ts";

const PAGE_SIZE = 20;

/** Every round and bet of the player, the latest first, page after page. */
export const ownWagersQuery = infiniteQueryOptions({
  queryKey: [...ROUNDS_KEY, "all"],
  queryFn: ({ signal, pageParam }) => {
    const query = { limit: PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) };
    return call(listOwnWagers, { query }, { signal });
  },
  initialPageParam: "",
  getNextPageParam: (last) => (last.length < PAGE_SIZE ? undefined : last.at(-1)?.id),
});
