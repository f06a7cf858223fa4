import type { ExchangeRates } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { selectGivenPoints } from "./points-store.ts";
import { euroBets } from "../progress.ts";
import { selectSums, type Sums } from "./quarter-store.ts";
import { pointsOf } from "../standing.ts";

/** The sums and the points of a player in a quarter. */
interface Earned {
  readonly sums: readonly Sums[];
  /** Made by stakes, and given. */
  readonly points: number;
}

/** Returns what each of these players has come to in a quarter. */
export async function earnedIn(
  queryable: Queryable,
  { quarter, players }: { readonly quarter: string; readonly players: readonly bigint[] },
  rates: ExchangeRates,
): Promise<(playerId: bigint) => Earned> {
  const sums = await selectSums(queryable, quarter, players);
  const given = await selectGivenPoints(queryable, quarter, players);
  return (playerId) => {
    const own = sums.get(playerId) ?? [];
    return { sums: own, points: pointsOf(euroBets(own, rates)) + (given.get(playerId) ?? 0) };
  };
}
