import { listGames } from "#core/catalogue";
import type { Module } from "#platform/module";
import { catalogueEntries } from "./catalogue-entries.ts";
import { liveTablesData } from "./personal-data-store.ts";
import { liveTableRoutes } from "./routes.ts";
import { lookAtTables } from "./run/look.ts";

/** A look costs nothing until something is due; a round closes late by this at most, milliseconds. */
const LOOK_EVERY_MS = 100;

export const liveTables: Module = {
  name: "live-tables",
  directory: import.meta.dirname,
  routes: liveTableRoutes,
  loops: (house) => [
    { name: "live-tables.look", everyMs: LOOK_EVERY_MS, run: () => lookAtTables(house) },
  ],
  personalData: () => liveTablesData,
  prepare: (house) => listGames(house.database, catalogueEntries()),
};
