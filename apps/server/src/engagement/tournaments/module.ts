import type { Module } from "#platform/module";
import { finishTournaments } from "./finish/finish-tournaments.ts";
import { tournamentStaffRoutes } from "./operators/staff-routes.ts";
import { tournamentsData } from "./personal-data-store.ts";
import { tournamentRoutes } from "./routes.ts";
import { scoreRounds } from "./scores/score-rounds.ts";
import { seedTournaments } from "./demonstration/seed.ts";

const FINISH_EVERY_MS = 5_000;

export const tournaments: Module = {
  name: "tournaments",
  directory: import.meta.dirname,
  routes: (house) => [...tournamentRoutes(house), ...tournamentStaffRoutes(house)],
  reactions: (house) => [scoreRounds(house)],
  loops: (house) => [
    {
      name: "tournaments.finish",
      everyMs: FINISH_EVERY_MS,
      run: () => finishTournaments(house),
    },
  ],
  personalData: () => tournamentsData,
  seed: seedTournaments,
};
