export type { SicBoOutcome } from "./game.ts";
export { isSicBoOutcome, sicBo, sicBoVersions } from "./game.ts";
export type { Dice, SicBoBet, SicBoSpot } from "./sic-bo-rules.ts";
export { isTriple, SIC_BO_PAYS, SIC_BO_RULES, SIC_BO_SPOTS, totalOfDice } from "./sic-bo-rules.ts";
