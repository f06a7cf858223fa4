import { type BannerView, getBanners, readLiveTime } from "@houselight/contracts/configuration";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { houseNow } from "../../api/sending/house-time.ts";
import { OWN } from "../../data/own.ts";

const MINUTE_MS = 60_000;

/** The banners of this visitor in the language of the page; signing in and out load them anew. */
export const bannersQuery = (locale: string) =>
  queryOptions({
    queryKey: [OWN, "banners", locale],
    queryFn: ({ signal }) => call(getBanners, {}, { signal }),
    staleTime: MINUTE_MS,
    refetchInterval: ({ state }) => untilNextEnd(state.data?.banners ?? [], houseNow()),
  });

/** The house's time is known to a second: a page does not ask all the time meanwhile. */
const ASKED_AGAIN_MS = MINUTE_MS / 2;
/** Longer than a page stays open, and short enough for a timer. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns after how many milliseconds the next banner of a page that stays open is over (BANNER-03);
 * false when none is within a day.
 */
export function untilNextEnd(
  banners: readonly Pick<BannerView, "liveTime">[],
  nowMs: number,
): number | false {
  const ends = banners.map(({ liveTime }) => readLiveTime(liveTime.end)?.getTime() ?? Infinity);
  const rest = Math.min(...ends) - nowMs;
  return rest < DAY_MS ? Math.max(rest, ASKED_AGAIN_MS) : false;
}
