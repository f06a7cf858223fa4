import type { Module } from "#platform/module";
import { endPlayed, expireFreespins } from "./change/end-freespins.ts";
import { seedFreespins } from "./demonstration/seed.ts";
import { freespinsRewards } from "./give/give-freespins.ts";
import { showChanged } from "./live.ts";
import { freespinsData } from "./records/personal-data-store.ts";
import { freespinsRoutes } from "./routes.ts";

const EXPIRE_EVERY_MS = 30_000;

export const freespins: Module = {
  name: "freespins",
  directory: import.meta.dirname,
  routes: freespinsRoutes,
  reactions: (house) => [endPlayed(house), showChanged(house)],
  loops: (house) => [
    { name: "freespins.expire", everyMs: EXPIRE_EVERY_MS, run: () => expireFreespins(house) },
  ],
  givers: freespinsRewards,
  personalData: () => freespinsData,
  seed: seedFreespins,
};
