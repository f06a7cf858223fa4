export { type CatalogueGame, listGames } from "./catalogue-store.ts";
