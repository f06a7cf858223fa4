import { VIP_LEVELS } from "@houselight/contracts/accounts";
import { userLevels, vipProgram } from "@houselight/contracts/configuration";
import { thresholdsOf } from "@houselight/contracts/money";
import {
  findManager,
  getVipStanding,
  getVipStatusProgress,
  type VipStatusProgressView,
} from "@houselight/contracts/vip";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { OWN } from "../../own.ts";
import { accountsQuery, activeCurrency } from "../../wallet.ts";

const HALF_MINUTE_MS = 30_000;
const FIVE_MINUTES_MS = 5 * 60_000;

/** The player's level in the club and the points of this quarter. */
export const vipStandingQuery = queryOptions({
  queryKey: [OWN, "vip", "standing"],
  queryFn: ({ signal }) => call(getVipStanding, {}, { signal }),
  staleTime: HALF_MINUTE_MS,
});

/** Returns the progress that holds while none can be loaded: none, of a regular player (VIP-04). */
export function progressWithout(currency: string): VipStatusProgressView {
  const { deposit, bet } = thresholdsOf(currency);
  return {
    currency,
    currentStatus: "regular",
    activeStatus: "regular",
    nextStatus: "bronze",
    depositThresholdCents: Number(deposit),
    depositAmountCents: 0,
    betSumThresholdCents: Number(bet),
    betSumCents: 0,
    overallProgress: 0,
  };
}

/** Progress of the player in this quarter; a failure shows none, in the currency of the account (VIP-04). */
export const vipProgressQuery = queryOptions({
  queryKey: [OWN, "vip", "progress"],
  queryFn: ({ signal, client }) =>
    call(getVipStatusProgress, {}, { signal }).catch(() => {
      const accounts = client.getQueryData(accountsQuery.queryKey) ?? [];
      return progressWithout(activeCurrency(accounts));
    }),
  staleTime: HALF_MINUTE_MS,
});

/** Levels of the club as operators have set them (VIP-05). */
export const vipProgramQuery = queryOptions({
  queryKey: ["vip-program-config"],
  queryFn: ({ signal }) => call(vipProgram.read, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** Lifetime levels by points (VIP-12). */
export const userLevelsQuery = queryOptions({
  queryKey: ["user-levels"],
  queryFn: ({ signal }) => call(userLevels.read, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** The manager of a VIP player, or null (VIP-13). */
export const managerQuery = (userGroups: readonly string[]) =>
  queryOptions({
    queryKey: [OWN, "vip", "manager", ...userGroups],
    queryFn: async ({ signal }) =>
      (await call(findManager, { body: { userGroups: [...userGroups] } }, { signal })).manager,
    staleTime: FIVE_MINUTES_MS,
  });

/** Returns the rank of a player's level, from 0 on; -1 without one. */
export const rankOf = (statuses: readonly { readonly id: string }[]): number =>
  VIP_LEVELS.findLastIndex(({ group }) => statuses.some(({ id }) => id === group));
