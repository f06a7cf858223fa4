export * from "./games.ts";
export * from "./favourites.ts";
