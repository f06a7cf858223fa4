import { listGames } from "#core/catalogue";
import type { Module } from "#platform/module";
import { catalogueEntry } from "./catalogue-entry.ts";
import { lookAtRocket } from "./fly/look.ts";
import { rocketData } from "./personal-data-store.ts";
import { rocketRoutes } from "./routes.ts";

/** A look costs nothing until something is due; a cash-out by target is late by this at most. */
const LOOK_EVERY_MS = 50;

export const rocket: Module = {
  name: "rocket",
  directory: import.meta.dirname,
  routes: rocketRoutes,
  loops: (house) => [
    { name: "rocket.look", everyMs: LOOK_EVERY_MS, run: () => lookAtRocket(house) },
  ],
  personalData: () => rocketData,
  prepare: (house) => listGames(house.database, [catalogueEntry()]),
};
