export {
  type CatalogueGame,
  listGames,
  selectGames,
  selectKinds,
  selectProducers,
  selectStudios,
} from "./catalogue-store.ts";
export { gameView, seoTitle } from "./game-view.ts";
export { isStudioHidden } from "./visibility/is-studio-hidden.ts";
