export { pennyComet, pennyCometVersions } from "./game.ts";
export { PENNY_COMET } from "./sheet.ts";
