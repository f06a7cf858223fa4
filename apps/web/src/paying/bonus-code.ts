import { clearBonusCode, setBonusCode, updateBonusSettings } from "@houselight/contracts/bonuses";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { playerQuery } from "../api/queries.ts";
import { depositGiftsQuery } from "./payment-queries.ts";

/** Players of this group are given no gifts. */
const WITHOUT_GIFTS_GROUP = "100";

export const mayHaveGifts = (player: {
  readonly statuses: readonly { readonly id: string }[];
}): boolean => !player.statuses.some(({ id }) => id === WITHOUT_GIFTS_GROUP);

/** The profile holds the code: it is read anew after each change (CASHBOX-15). */
const reloadProfile = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...playerQuery, staleTime: 0 });

export async function allowBonuses(queryClient: QueryClient): Promise<void> {
  await call(updateBonusSettings, { body: { settings: { can_issue: true } } });
  await reloadProfile(queryClient);
}

/** @throws RefusedError when it cannot be a code. */
export async function chooseBonusCode(queryClient: QueryClient, code: string): Promise<void> {
  await call(setBonusCode, { body: { deposit_bonus_code: code } });
  await reloadProfile(queryClient);
}

export async function dropBonusCode(queryClient: QueryClient): Promise<void> {
  await call(clearBonusCode, {});
  await reloadProfile(queryClient);
}

/** The gifts that the next deposit can bring, asked for now. */
export const currentGifts = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...depositGiftsQuery, staleTime: 0 });
