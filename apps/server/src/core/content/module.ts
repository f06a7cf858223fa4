import type { Module } from "#platform/module";
import { contentRoutes, contentStaffRoutes } from "./routes.ts";

export const content: Module = {
  name: "content",
  directory: import.meta.dirname,
  routes: (house) => [...contentRoutes(house), ...contentStaffRoutes(house)],
};
