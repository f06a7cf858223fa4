import { VIP_LEVELS, vipProgram, vipRank } from "@houselight/contracts";
import { selectGroupsOf, selectMembers } from "#core/accounts";
import { settingIn } from "#core/configuration";
import { exchangeRates } from "#core/wallet";
import type { House } from "#platform/module";
import { moveTo, tellRanks } from "./change-rank.ts";
import { earnedIn } from "./points/earned.ts";
import { quarterBefore, quarterOf, rankAfterQuarter } from "./standing.ts";

const PAGE = 200;

/**
 * Ends the statuses that the quarter before has not kept (VIP-09): a job. Who came to a status in this
 * quarter has it to the end of it. Without levels in the setting nothing ends.
 */
export async function endQuarter(house: House): Promise<void> {
  const { levels } = await settingIn(house.database, vipProgram);
  if (levels.length === 0) return;
  const joinedBefore = new Date(`${quarterOf(house.clock.now())}T00:00:00Z`);
  for (const [rank, { group, vip }] of VIP_LEVELS.entries()) {
    if (!vip) continue;
    for (let after = 0n; ; ) {
      const page = { after, limit: PAGE, joinedBefore };
      const members = await selectMembers(house.database, group, page);
      if (members.length === 0) break;
      after = members.at(-1) as bigint;
      await review(house, rank, members);
    }
  }
}

async function review(house: House, before: number, members: readonly bigint[]): Promise<void> {
  const quarter = quarterBefore(quarterOf(house.clock.now()));
  const rates = await exchangeRates(house)();
  const moved = await house.database.tx(async (tx) => {
    const { levels } = await settingIn(tx, vipProgram);
    const earned = await earnedIn(tx, { quarter, players: members }, rates);
    const groups = await selectGroupsOf(tx, members);
    const lost: bigint[] = [];
    for (const playerId of members) {
      // Whoever has come to a higher status keeps it, though still in the group of this one.
      if (vipRank(groups.get(playerId) ?? []) !== before) continue;
      const { points } = earned(playerId);
      const after = rankAfterQuarter(levels, before, points);
      if (after === before) continue;
      await moveTo(house, tx, { playerId, before, after, points });
      lost.push(playerId);
    }
    return lost;
  });
  await tellRanks(house, moved);
}
