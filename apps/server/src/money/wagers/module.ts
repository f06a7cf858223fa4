import type { Module } from "#platform/module";
import { showSettled } from "./live.ts";

export const wagersModule: Module = {
  name: "wagers",
  directory: import.meta.dirname,
  reactions: (house) => [showSettled(house)],
};
