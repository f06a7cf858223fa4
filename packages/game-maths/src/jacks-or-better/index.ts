export { jacksOrBetter, jacksOrBetterVersions } from "./game.ts";
export { JACKS_OR_BETTER_PAYS } from "./pays.ts";
