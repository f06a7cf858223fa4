import type { Module } from "#platform/module";
import { LOOK_MS, noteSoftware } from "./note-software.ts";
import { softwareRoutes } from "./software-routes.ts";

export const software: Module = {
  name: "software",
  directory: import.meta.dirname,
  routes: softwareRoutes,
  loops: (house) => [{ name: "software.note", everyMs: LOOK_MS, run: () => noteSoftware(house) }],
};
