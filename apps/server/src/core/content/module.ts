import type { Module } from "#platform/module";
import { tellChanges } from "./changes/tell-changes.ts";
import { contentRoutes, contentStaffRoutes } from "./routes.ts";
import { seedPages } from "./demonstration/seed.ts";

/** With what an open page waits before it reads, a change is seen within two seconds. */
const LOOK_EVERY_MS = 300;

export const content: Module = {
  name: "content",
  directory: import.meta.dirname,
  routes: (house) => [...contentRoutes(house), ...contentStaffRoutes(house)],
  seed: seedPages,
  loops: (house) => [
    { name: "content.tell-changes", everyMs: LOOK_EVERY_MS, run: () => tellChanges(house) },
  ],
};
