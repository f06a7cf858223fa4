export { type CatalogueGame, listGames, selectGames } from "./catalogue-store.ts";
export { gameView } from "./game-view.ts";
