import type { GameEntry } from "../game.ts";
import { rouletteGame } from "../roulette/roulette-game.ts";
import { BET_KINDS, SINGLE_ZERO_SPOTS } from "../roulette/spots.ts";
import { SINGLE_ZERO_WHEEL } from "../roulette/wheel.ts";
import figures from "./figures.json" with { type: "json" };

/** European roulette: one zero, on which every outside bet loses. */
export const europeanRoulette = rouletteGame({
  slug: "european-roulette",
  name: "European Roulette",
  version: "1.0.0",
  wheel: SINGLE_ZERO_WHEEL,
  spots: SINGLE_ZERO_SPOTS,
  halfBack: false,
  config: { wheel: SINGLE_ZERO_WHEEL, payouts: BET_KINDS, spots: SINGLE_ZERO_SPOTS },
  figures,
});

export const europeanRouletteVersions: GameEntry = { current: europeanRoulette, earlier: [] };
