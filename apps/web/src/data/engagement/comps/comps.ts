import {
  COMP_TYPES,
  type CompPointsView,
  getCompPoints,
  listCompRates,
} from "@houselight/contracts/comps";
import { compEarning } from "@houselight/contracts/configuration";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useData } from "../../../api/page/use-data.ts";
import { usePlayer } from "../../accounts.ts";
import { OWN } from "../../own.ts";

const HALF_MINUTE_MS = 30_000;
const POINTS_KEY = [OWN, "comps", "points"] as const;

/** Rewards of every kind that are open to the visitor. */
export const shopQuery = queryOptions({
  queryKey: [OWN, "comps", "shop"],
  queryFn: async ({ signal }) => {
    const lists = COMP_TYPES.map((type) => call(listCompRates, { params: { type } }, { signal }));
    return (await Promise.all(lists)).flat();
  },
  staleTime: HALF_MINUTE_MS,
});

/** Returns the points with the higher version: what came live is not overwritten by an older answer. */
export const newerPoints = (
  known: CompPointsView | undefined,
  told: CompPointsView,
): CompPointsView => (known && known.version > told.version ? known : told);

/** The player's own points (COMP-01). */
export const compPointsQuery = queryOptions({
  queryKey: POINTS_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(getCompPoints, {}, { signal });
    return newerPoints(client.getQueryData<CompPointsView>(POINTS_KEY), fetched);
  },
  staleTime: HALF_MINUTE_MS,
});

/** Stakes that earn a point. */
export const compEarningQuery = queryOptions({
  queryKey: ["comp-earning"],
  queryFn: ({ signal }) => call(compEarning.read, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** Returns the points that the player can exchange; null for a guest and while they load. */
export function useChargeable(): number | null {
  const isPlayer = usePlayer() !== null;
  const points = useData({ ...compPointsQuery, enabled: isPlayer });
  return isPlayer ? (points?.chargeable.points ?? null) : null;
}
