import type { Module } from "#platform/module";
import { giveForDeposits } from "./give/give-for-deposits.ts";
import { showChanged } from "./live.ts";
import { bonusRewards } from "./give/give-rewards.ts";
import { bonusStaffRoutes } from "./operators/staff-routes.ts";
import { bonusesData } from "./personal-data-store.ts";
import { bonusRoutes } from "./routes.ts";
import { seedBonuses } from "./demonstration/seed.ts";
import { countStakes, lookAtResettled, lookAtVoided } from "./wagering/count-stakes.ts";
import { eraseByWithdrawals, expireBonuses, startStalled } from "./wagering/end-bonuses.ts";

const EXPIRE_EVERY_MS = 30_000;
const START_EVERY_MS = 60_000;

export const bonuses: Module = {
  name: "bonuses",
  directory: import.meta.dirname,
  routes: (house) => [...bonusRoutes(house), ...bonusStaffRoutes(house)],
  reactions: (house) => [
    giveForDeposits(house),
    countStakes(house),
    lookAtVoided(house),
    lookAtResettled(house),
    eraseByWithdrawals(house),
    showChanged(house),
  ],
  loops: (house) => [
    { name: "bonuses.expire", everyMs: EXPIRE_EVERY_MS, run: () => expireBonuses(house) },
    {
      name: "bonuses.start-stalled",
      everyMs: START_EVERY_MS,
      run: () => startStalled(house),
    },
  ],
  givers: bonusRewards,
  personalData: () => bonusesData,
  seed: seedBonuses,
};
