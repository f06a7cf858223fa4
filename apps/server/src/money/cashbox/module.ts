import type { Module } from "#platform/module";
import { showPayments } from "./live.ts";
import { cashboxRoutes } from "./routes.ts";

export const cashbox: Module = {
  name: "cashbox",
  directory: import.meta.dirname,
  routes: cashboxRoutes,
  reactions: (house) => [showPayments(house)],
};
