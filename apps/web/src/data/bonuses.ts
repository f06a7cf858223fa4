import { GROUPS } from "@houselight/contracts/accounts";
import {
  clearBonusCode,
  listDepositGifts,
  setBonusCode,
  updateBonusSettings,
} from "@houselight/contracts/bonuses";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { playerQuery } from "./accounts.ts";
import { OWN } from "./own.ts";

/** Gifts that the next deposit can bring. */
export const depositGiftsQuery = queryOptions({
  queryKey: [OWN, "gifts", "deposit"],
  queryFn: ({ signal }) => call(listDepositGifts, {}, { signal }),
});

/** Players of the multi-account group are given no gifts. */
export const mayHaveGifts = (player: {
  readonly statuses: readonly { readonly id: string }[];
}): boolean => !player.statuses.some(({ id }) => id === GROUPS.multiAccount);

/** Reads the profile anew after each change of the code in it (CASHBOX-15). */
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

/** Asks now for the gifts that the next deposit can bring. */
export const currentGifts = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...depositGiftsQuery, staleTime: 0 });
