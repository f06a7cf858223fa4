import type { Module } from "#platform/module";
import { drawDue } from "./draw/draw-due.ts";
import { lotteryStaffRoutes } from "./operators/staff-routes.ts";
import { lotteriesData } from "./personal-data-store.ts";
import { lotteryRoutes } from "./routes.ts";
import { seedLotteries } from "./seed.ts";
import { ticketRewards } from "./tickets/reward-tickets.ts";
import { ticketsForRounds } from "./tickets/give-tickets.ts";

export const lotteries: Module = {
  name: "lotteries",
  directory: import.meta.dirname,
  routes: (house) => [...lotteryRoutes(house), ...lotteryStaffRoutes(house)],
  reactions: (house) => [ticketsForRounds(house)],
  loops: (house) => [{ name: "lotteries.draw", everyMs: 5_000, run: () => drawDue(house) }],
  givers: ticketRewards,
  personalData: () => lotteriesData,
  seed: seedLotteries,
};
