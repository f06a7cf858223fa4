import type { Module } from "#platform/module";
import { showSettled } from "./live.ts";
import { wagersData } from "./records/personal-data-store.ts";

export const wagersModule: Module = {
  name: "wagers",
  directory: import.meta.dirname,
  personalData: () => wagersData,
  reactions: (house) => [showSettled(house)],
};
