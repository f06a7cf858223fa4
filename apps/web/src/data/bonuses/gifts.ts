import { activateGift, cancelGift, type GiftView, listGifts } from "@houselight/contracts/gifts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { applyTold } from "../../api/page/apply-told.ts";
import { OWN } from "../own.ts";
import { newestGifts, withTold } from "./told-gifts.ts";

const GIFTS_KEY = [OWN, "gifts", "taken"] as const;
/** Queries that a gift changes when it is taken: the turns of the wheel, the points of the club. */
const CHANGES = { giftspin: [OWN, "wheel"], xp: [OWN, "vip"] } as const;

/** The player's cash, cashback, turns and points, the latest first. */
export const giftsQuery = queryOptions({
  queryKey: GIFTS_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(listGifts, {}, { signal });
    return newestGifts(client.getQueryData<readonly GiftView[]>(GIFTS_KEY) ?? [], fetched);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Takes over gifts as they are now (BONUS-14), also into a list that is under way. */
export function applyGifts(queryClient: QueryClient, told: readonly GiftView[]): void {
  applyTold<GiftView[]>(queryClient, GIFTS_KEY, (known) => withTold(known, told));
  for (const { type } of told)
    if (type === "giftspin" || type === "xp")
      void queryClient.invalidateQueries({ queryKey: CHANGES[type] });
}

/**
 * Takes a gift: what it brings is the player's.
 *
 * @throws RefusedError when it cannot be taken now.
 */
export async function takeGift(queryClient: QueryClient, id: string): Promise<void> {
  applyGifts(queryClient, [await call(activateGift, { params: { id } })]);
}

/**
 * Gives a gift up that was not taken.
 *
 * @throws RefusedError when it is taken or over.
 */
export async function dropGift(queryClient: QueryClient, id: string): Promise<void> {
  applyGifts(queryClient, [await call(cancelGift, { params: { id } })]);
}
