import { findManager, getVipStanding, getVipStatusProgress } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { countDeposits, countStakes } from "./count-play.ts";
import { seedVip } from "./demonstration/seed.ts";
import { endQuarter } from "./end-quarter.ts";
import { countGifts, vipRewards } from "./points/give-points.ts";
import { vipData } from "./personal-data-store.ts";
import { showManager, showProgress, showStanding } from "./show-standing.ts";

export const vip: Module = {
  name: "vip",
  directory: import.meta.dirname,
  routes: (house) => [
    route(getVipStatusProgress, (_input, { caller }) => showProgress(house, caller.id)),
    route(getVipStanding, (_input, { caller }) => showStanding(house, caller.id)),
    route(findManager, async (_input, { caller }) => ({
      manager: await showManager(house, caller.id),
    })),
  ],
  reactions: (house) => [countStakes(house), countDeposits(house), countGifts(house)],
  jobs: (house) => [
    {
      name: "vip.end-quarter",
      cron: "7 0 * * *",
      secondsAfterStart: 60,
      run: () => endQuarter(house),
    },
  ],
  givers: vipRewards,
  personalData: () => vipData,
  seed: seedVip,
};
