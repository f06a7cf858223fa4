import { wheelConfig, wheelSegments } from "@houselight/contracts/configuration";
import {
  getWheel,
  listWheelSpins,
  spinWheel,
  type WheelSpinView,
} from "@houselight/contracts/wheel";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { houseNow } from "../../../api/sending/house-time.ts";
import { OWN } from "../../own.ts";

/** The wheel as it is for the visitor. */
export const wheelQuery = queryOptions({
  queryKey: [OWN, "wheel", "now"],
  queryFn: ({ signal }) => call(getWheel, {}, { signal }),
  staleTime: 10_000,
  refetchInterval: ({ state }) => untilNextTurn(state.data?.next_spin_at ?? null, houseNow()),
});

/** The house's time is known to a second: a page asks so often until the house has come to the day. */
const ASKED_AGAIN_MS = 30_000;

/** Returns after how many milliseconds the wheel may turn again; false when it may now. */
export const untilNextTurn = (next: string | null, nowMs: number): number | false =>
  next !== null && Math.max(Date.parse(next) - nowMs, ASKED_AGAIN_MS);

/** The prizes of all players, and those of each segment. */
export const wheelPrizesQuery = queryOptions({
  queryKey: ["wheel", "prizes"],
  queryFn: async ({ signal }) => {
    const [config, { segments }] = await Promise.all([
      call(wheelConfig.read, {}, { signal }),
      call(wheelSegments.read, {}, { signal }),
    ]);
    return { ...config, segments };
  },
  staleTime: 60_000,
});

const SPINS_KEY = [OWN, "wheel", "spins"] as const;

/** The player's turns, page by page, the latest first. */
export const wheelSpinsQuery = infiniteQueryOptions({
  queryKey: SPINS_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(listWheelSpins, { query: pageParam === "" ? {} : { after: pageParam } }, { signal }),
  initialPageParam: "",
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  staleTime: 10_000,
});
const PAGE = 20;

/**
 * Turns the wheel; the same id finds the same turn.
 *
 * @throws RefusedError when it does not turn for the player, or has turned today.
 */
export const turnWheel = (id: string): Promise<WheelSpinView> => call(spinWheel, { body: { id } });

/** Reads the wheel and the turns anew: the wheel has turned, or another day has begun. */
export async function reloadWheel(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: wheelQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: SPINS_KEY }),
  ]);
}
