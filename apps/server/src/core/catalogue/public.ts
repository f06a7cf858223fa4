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
export { assertGameOpen, isGameClosed } from "./visibility/closed-games.ts";
export {
  assertGameServes,
  assertStudioKnows,
  assertStudioOffered,
} from "./visibility/studio-rules.ts";
export { isStudioHidden } from "./visibility/is-studio-hidden.ts";
