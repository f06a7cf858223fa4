import {
  activateFreespins,
  cancelFreespins,
  type FreespinsView,
  listFreespins,
} from "@houselight/contracts/freespins";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { applyTold } from "../../api/page/apply-told.ts";
import { OWN } from "../own.ts";
import { newestGifts, withTold } from "./told-gifts.ts";

const FREESPINS_KEY = [OWN, "gifts", "freespins"] as const;

/** The player's free spins, the latest first. */
export const freespinsQuery = queryOptions({
  queryKey: FREESPINS_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(listFreespins, {}, { signal });
    const known = client.getQueryData<readonly FreespinsView[]>(FREESPINS_KEY) ?? [];
    return newestGifts(known, fetched);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Takes over free spins as they are now (BONUS-14), also into a list that is under way. */
export function applyFreespins(queryClient: QueryClient, told: readonly FreespinsView[]): void {
  applyTold<FreespinsView[]>(queryClient, FREESPINS_KEY, (known) => withTold(known, told));
}

/**
 * Activates free spins.
 *
 * @throws RefusedError when they cannot be activated now.
 */
export async function activateSpins(queryClient: QueryClient, id: string): Promise<void> {
  applyFreespins(queryClient, [await call(activateFreespins, { params: { id } })]);
}

/**
 * Gives free spins up, with what they have won.
 *
 * @throws RefusedError when they are over.
 */
export async function cancelSpins(queryClient: QueryClient, id: string): Promise<void> {
  applyFreespins(queryClient, [await call(cancelFreespins, { params: { id } })]);
}

/** Returns the free spins that pay for the next round of a game; undefined when none do. */
export const spinsToPlay = (
  spins: readonly FreespinsView[],
  game: string,
  currency: string,
): FreespinsView | undefined =>
  spins.find(
    (one) =>
      one.stage === "activated" &&
      one.game === game &&
      one.currency === currency &&
      one.freespins_used < one.freespins_total,
  );

/** Returns free spins that wait in a game to be activated; undefined for none. */
export const spinsToActivate = (
  spins: readonly FreespinsView[],
  game: string,
  currency: string,
): FreespinsView | undefined =>
  spins.find((one) => one.activatable && one.game === game && one.currency === currency);

/** Counts a round that free spins have paid for, unless the house has told of it already. */
export function countSpin(queryClient: QueryClient, before: FreespinsView, wonCents: number): void {
  queryClient.setQueryData(freespinsQuery.queryKey, (known) =>
    known?.map((one) =>
      one.id === before.id && one.version === before.version
        ? {
            ...one,
            freespins_used: one.freespins_used + 1,
            amount_cents: one.amount_cents + wonCents,
          }
        : one,
    ),
  );
}
