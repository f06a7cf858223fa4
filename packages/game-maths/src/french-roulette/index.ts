export { frenchRouletteVersions } from "./game.ts";
