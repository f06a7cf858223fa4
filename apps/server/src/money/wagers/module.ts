import type { Module } from "#platform/module";
import { showBalances, showBigWins } from "./live.ts";

export const wagersModule: Module = {
  name: "wagers",
  directory: import.meta.dirname,
  reactions: (house) => [...showBalances(house), showBigWins(house)],
};
