import type { GameEntry } from "../game.ts";
import { rouletteGame } from "../roulette/roulette-game.ts";
import { DOUBLE_ZERO_BET_KINDS, DOUBLE_ZERO_SPOTS } from "../roulette/spots.ts";
import { DOUBLE_ZERO_WHEEL } from "../roulette/wheel.ts";
import figures from "./figures.json" with { type: "json" };

/** American roulette: zero and double zero, on which every outside bet loses. */
const americanRoulette = rouletteGame({
  slug: "american-roulette",
  name: "American Roulette",
  version: "1.0.0",
  wheel: DOUBLE_ZERO_WHEEL,
  spots: DOUBLE_ZERO_SPOTS,
  halfBack: false,
  config: {
    wheel: DOUBLE_ZERO_WHEEL,
    payouts: DOUBLE_ZERO_BET_KINDS,
    spots: DOUBLE_ZERO_SPOTS,
    halfBack: false,
  },
  figures,
});

export const americanRouletteVersions: GameEntry = { current: americanRoulette, earlier: [] };
