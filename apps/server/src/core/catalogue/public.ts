export {
  type CatalogueGame,
  listGames,
  selectGames,
  selectKinds,
  selectLive,
  selectProducers,
  selectStudios,
  withdrawGames,
} from "./catalogue-store.ts";
export { seoTitle } from "./game-view.ts";
export { findShownGame, shownGames } from "./shelf/house-shelf.ts";
export {
  assertStudioKnows,
  assertStudioOffered,
  assertStudioServes,
} from "./visibility/studio-rules.ts";
export { isStudioHidden } from "./visibility/is-studio-hidden.ts";
