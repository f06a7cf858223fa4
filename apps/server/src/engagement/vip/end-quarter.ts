import { VIP_LEVELS, vipProgram, vipRank } from "@houselight/contracts";
import { selectGroupsOf, selectMembers } from "#core/accounts";
import { settingIn } from "#core/configuration";
import { exchangeRates, lockAccounts } from "#core/wallet";
import { wagerSettled } from "#events/wagers";
import { togetherOrAlone } from "#platform/batching";
import type { House } from "#platform/module";
import { hasHeardAll } from "#platform/outbox";
import { type Change, moveTo, tellRanks } from "./change-rank.ts";
import { COUNTING_REACTION } from "./count-play.ts";
import { earnedIn } from "./points/earned.ts";
import { quarterBefore, quarterOf, rankAfterQuarter } from "./standing.ts";

const PAGE = 200;

/**
 * Ends the statuses that the quarter before has not kept (VIP-09): a job. Who came to a status in this
 * quarter has it to the end of it. Without levels in the setting nothing ends, nor before all stakes of the quarter
 * before are heard. Whoever cannot be looked at keeps no other from it, and is looked at again by the next run.
 */
export async function endQuarter(house: House): Promise<void> {
  const { levels } = await settingIn(house.database, vipProgram);
  if (levels.length === 0) return;
  if (!(await hasHeardAll(house.database, COUNTING_REACTION, wagerSettled))) {
    house.log.warn("stakes are not heard yet: statuses of the club are reviewed by the next run");
    return;
  }
  const joinedBefore = new Date(`${quarterOf(house.clock.now())}T00:00:00Z`);
  for (const [rank, { group, vip }] of VIP_LEVELS.entries()) {
    if (!vip) continue;
    for (let after = 0n; ; ) {
      const page = { after, limit: PAGE, joinedBefore };
      const members = await selectMembers(house.database, group, page);
      if (members.length === 0) break;
      after = members.at(-1) as bigint;
      await togetherOrAlone(
        members,
        (some) => review(house, rank, some),
        (playerId, err) => house.log.error({ err, playerId }, "a status could not be reviewed"),
      );
    }
  }
}

async function review(house: House, before: number, members: readonly bigint[]): Promise<void> {
  const quarter = quarterBefore(quarterOf(house.clock.now()));
  const rates = await exchangeRates(house)();
  const moved = await house.database.tx(async (tx) => {
    const { levels } = await settingIn(tx, vipProgram);
    const earned = await earnedIn(tx, { quarter, players: members }, rates);
    const fallsOf = async (among: readonly bigint[]): Promise<Change[]> => {
      const groups = await selectGroupsOf(tx, among);
      return (
        among
          // Whoever has come to a higher status keeps it, though still in the group of this one.
          .filter((playerId) => vipRank(groups.get(playerId) ?? []) === before)
          .map((playerId) => {
            const { points } = earned(playerId);
            return { playerId, before, after: rankAfterQuarter(levels, before, points), points };
          })
          .filter(({ after }) => after !== before)
      );
    };
    const falling = (await fallsOf(members)).map(({ playerId }) => playerId);
    if (falling.length === 0) return [];
    // Behind the lock they are looked at again: what they stake at this moment may raise them.
    await lockAccounts(tx, falling);
    const falls = await fallsOf(falling);
    for (const change of falls) await moveTo(house, tx, change);
    return falls.map(({ playerId }) => playerId);
  });
  await tellRanks(house, moved);
}
