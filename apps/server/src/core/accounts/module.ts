import type { Module } from "#platform/module";
import { accountRoutes } from "./routes.ts";
import { seedPlayers } from "./seed.ts";

export const accounts: Module = {
  name: "accounts",
  directory: import.meta.dirname,
  routes: accountRoutes,
  seed: seedPlayers,
};
