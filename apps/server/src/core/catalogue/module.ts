import type { Module } from "#platform/module";
import { favouriteData } from "./favourites/favourite-store.ts";
import { favouriteRoutes } from "./favourites/routes.ts";
import { listRoutes } from "./routes.ts";
import { seedFavourites } from "./favourites/seed.ts";

export const catalogue: Module = {
  name: "catalogue",
  directory: import.meta.dirname,
  personalData: () => favouriteData,
  seed: seedFavourites,
  routes: (house) => [...favouriteRoutes(house), ...listRoutes(house)],
};
