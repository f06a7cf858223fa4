import { groupsOf } from "#core/accounts";
import { type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Lottery, statusOf } from "./lottery.ts";
import { selectOneShown, selectShown, type Viewer } from "./lottery-store.ts";

/** Returns the lotteries that a caller sees: those that run, the next ones, and those that are over. */
export async function openLotteries(
  house: House,
  caller: Caller | null,
  now: Date,
): Promise<Lottery[]> {
  const shown = await selectShown(house.database, await viewerOf(house, caller));
  const ofStatus = (status: string) => shown.filter((one) => statusOf(one, now) === status);
  return [
    ...ofStatus("active"),
    ...ofStatus("future").toSorted((one, other) => Number(one.startAt) - Number(other.startAt)),
    ...ofStatus("archive").toSorted((one, other) => Number(other.endAt) - Number(one.endAt)),
  ];
}

/** Returns the lottery of an id or an identifier. Throws Refused("lottery_not_found"). */
export async function openLottery(
  house: House,
  caller: Caller | null,
  name: string,
): Promise<Lottery> {
  const viewer = await viewerOf(house, caller);
  const lottery = await selectOneShown(house.database, name, viewer);
  if (!lottery) throw new Refused("lottery_not_found");
  return lottery;
}

const viewerOf = async (house: House, caller: Caller | null): Promise<Viewer> =>
  caller ? { id: caller.id, groups: await groupsOf(house, caller.id) } : { id: null, groups: [] };
