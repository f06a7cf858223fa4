import { GROUPS, type PlayerView } from "@houselight/contracts/accounts";
import {
  clearBonusCode,
  type DepositGiftView,
  listDepositGifts,
  setBonusCode,
  updateBonusSettings,
} from "@houselight/contracts/bonuses";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { reloadPlayer } from "../accounts.ts";
import { OWN } from "../own.ts";

/** Gifts that the next deposit can bring. */
export const depositGiftsQuery = queryOptions({
  queryKey: [OWN, "gifts", "deposit"],
  queryFn: ({ signal }) => call(listDepositGifts, {}, { signal }),
});

/** Players of the multi-account group are given no gifts. */
export const mayHaveGifts = (player: {
  readonly statuses: readonly { readonly id: string }[];
}): boolean => !player.statuses.some(({ id }) => id === GROUPS.multiAccount);

/** Returns the gift that a kept code brings; a code is written in any case. */
export const giftOfCode = (
  gifts: readonly DepositGiftView[],
  code: string | null | undefined,
): DepositGiftView | undefined =>
  gifts.find((gift) => gift.code.toLowerCase() === code?.toLowerCase());

/** Lets the player be given bonuses, and reads the profile anew (CASHBOX-15). */
export async function allowBonuses(queryClient: QueryClient): Promise<void> {
  await call(updateBonusSettings, { body: { settings: { can_issue: true } } });
  await reloadPlayer(queryClient);
}

/**
 * Keeps the code of a gift for the next deposit.
 *
 * @throws RefusedError when it cannot be a code.
 */
export async function chooseBonusCode(queryClient: QueryClient, code: string): Promise<void> {
  await call(setBonusCode, { body: { deposit_bonus_code: code } });
  await reloadPlayer(queryClient);
}

/** Takes a gift with the next deposit: whoever has switched bonuses off wishes for them again by that. */
export async function takeGift(
  queryClient: QueryClient,
  { can_issue_bonuses }: Pick<PlayerView, "can_issue_bonuses">,
  code: string,
): Promise<void> {
  if (!can_issue_bonuses) await allowBonuses(queryClient);
  await chooseBonusCode(queryClient, code);
}

export async function dropBonusCode(queryClient: QueryClient): Promise<void> {
  await call(clearBonusCode, {});
  await reloadPlayer(queryClient);
}

/** Asks now for the gifts that the next deposit can bring. */
export const currentGifts = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...depositGiftsQuery, staleTime: 0 });
