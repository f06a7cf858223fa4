import {
  type VipManagerView,
  vipManagers,
  vipProgram,
  vipRank,
  type VipStandingView,
  type VipStatusProgressView,
} from "@houselight/contracts";
import { groupsOf } from "#core/accounts";
import { settingOf } from "#core/configuration";
import { accountsOf, exchangeRates } from "#core/wallet";
import type { House } from "#platform/module";
import { earnedIn } from "./points/earned.ts";
import { progressOf } from "./progress.ts";
import { isVip, quarterOf, rankOfPoints, standingOf } from "./standing.ts";

async function quarterNow(house: House, playerId: bigint) {
  const quarter = quarterOf(house.clock.now());
  const rates = await exchangeRates(house)();
  const players = [playerId];
  const [earned, groups, { levels }] = await Promise.all([
    earnedIn(house.database, { quarter, players }, rates),
    groupsOf(house, playerId),
    settingOf(house, vipProgram),
  ]);
  const { sums, points } = earned(playerId);
  return { quarter, sums, rank: vipRank(groups), levels, rates, points };
}

/** Returns a player's level and points of this quarter. */
export async function showStanding(house: House, playerId: bigint): Promise<VipStandingView> {
  const { levels, rank, points, quarter } = await quarterNow(house, playerId);
  return standingOf(levels, { rank, points, quarter });
}

/** Returns a player's progress of this quarter (VIP-03). */
export async function showProgress(house: House, playerId: bigint): Promise<VipStatusProgressView> {
  const { sums, rank, levels, rates, points } = await quarterNow(house, playerId);
  const accounts = await accountsOf(house, playerId);
  const currency = accounts.find(({ active }) => active)?.currency ?? "EUR";
  return progressOf(sums, { rank, earned: rankOfPoints(levels, points), currency }, rates);
}

/** Returns the manager of a VIP player, by the groups that the house knows; null for any other. */
export async function showManager(house: House, playerId: bigint): Promise<VipManagerView | null> {
  const groups = await groupsOf(house, playerId);
  if (!isVip(vipRank(groups))) return null;
  const { managers } = await settingOf(house, vipManagers);
  const own = managers.find((one) => one.groups.some((group) => groups.includes(group)));
  if (!own) return null;
  const { managerName, avatar, time, whatsAppLink, telegramLink, email } = own;
  return {
    managerName,
    avatar: avatar ?? null,
    time: time ?? null,
    whatsAppLink: whatsAppLink ?? null,
    telegramLink: telegramLink ?? null,
    email: email ?? null,
  };
}
