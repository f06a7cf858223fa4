import type { GameEntry } from "../game.ts";
import { rouletteGame } from "../roulette/roulette-game.ts";
import { BET_KINDS, SINGLE_ZERO_SPOTS } from "../roulette/spots.ts";
import { SINGLE_ZERO_WHEEL } from "../roulette/wheel.ts";
import figures from "./figures.json" with { type: "json" };

/** French roulette: one zero, on which half of an even-money bet comes back ("la partage"). */
const frenchRoulette = rouletteGame({
  slug: "french-roulette",
  name: "French Roulette",
  version: "1.0.0",
  wheel: SINGLE_ZERO_WHEEL,
  spots: SINGLE_ZERO_SPOTS,
  halfBack: true,
  config: {
    wheel: SINGLE_ZERO_WHEEL,
    payouts: BET_KINDS,
    spots: SINGLE_ZERO_SPOTS,
    halfBack: true,
  },
  figures,
});

export const frenchRouletteVersions: GameEntry = { current: frenchRoulette, earlier: [] };
