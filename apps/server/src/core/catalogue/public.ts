export { type CatalogueGame, listGames, selectGames } from "./catalogue-store.ts";
export { gameView, seoTitle } from "./game-view.ts";
export { isStudioHidden } from "./visibility/is-studio-hidden.ts";
