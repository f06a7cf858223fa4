export { type CatalogueGame, listGames, selectGames } from "./catalogue-store.ts";
export { gameView } from "./game-view.ts";
export { isStudioHidden } from "./visibility/is-studio-hidden.ts";
