export { europeanRoulette, europeanRouletteVersions } from "./game.ts";
