export { americanRouletteVersions } from "./game.ts";
