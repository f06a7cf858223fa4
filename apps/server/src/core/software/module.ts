import type { Module } from "#platform/module";
import { LOOK_MS, noteSoftware } from "./note-software.ts";
import { softwareRoutes } from "./software-routes.ts";

export const software: Module = {
  name: "software",
  directory: import.meta.dirname,
  routes: softwareRoutes,
  // Processes that only answer requests draw outcomes too: each looks at its own files.
  loops: (house) => [
    {
      name: "software.note",
      everyMs: LOOK_MS,
      inEveryProcess: true,
      run: () => noteSoftware(house),
    },
  ],
};
