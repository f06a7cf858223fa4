import { canonicalJson } from "./canonical-json.ts";
import {
  BET_KINDS,
  EUROPEAN_ROULETTE_VERSION,
  proveRoulette,
  ROULETTE_SPOTS,
  WHEEL_ORDER,
} from "./european-roulette/index.ts";
import type { RouletteProof } from "./european-roulette/index.ts";
import { LANTERN_TIDE, LANTERN_TIDE_VERSION } from "./lantern-tide/index.ts";
import { canonicalSheet, proveSlot } from "./slot/index.ts";
import type { SlotProof } from "./slot/index.ts";

/** The exact mathematics of a game. */
export type GameProof = SlotProof | RouletteProof;

/** What the house offers. */
export interface HouseGame {
  readonly slug: HouseGameSlug;
  readonly name: string;
  readonly version: string;
  readonly kind: "slot" | "roulette";
  /** Everything that decides outcomes and pays, as one canonical text; its hash is the config hash. */
  canonicalConfig(): string;
  /** Computed on each call; a slot takes seconds. */
  proof(): GameProof;
}

export type HouseGameSlug = "lantern-tide" | "european-roulette";

/** Every game of the house, by slug. */
export const HOUSE_GAMES: Readonly<Record<HouseGameSlug, HouseGame>> = {
  "lantern-tide": {
    slug: "lantern-tide",
    name: LANTERN_TIDE.name,
    version: LANTERN_TIDE_VERSION,
    kind: "slot",
    canonicalConfig: () => canonicalSheet(LANTERN_TIDE),
    proof: () => proveSlot(LANTERN_TIDE),
  },
  "european-roulette": {
    slug: "european-roulette",
    name: "European Roulette",
    version: EUROPEAN_ROULETTE_VERSION,
    kind: "roulette",
    canonicalConfig: () =>
      canonicalJson({
        name: "European Roulette",
        version: EUROPEAN_ROULETTE_VERSION,
        wheel: WHEEL_ORDER,
        payouts: BET_KINDS,
        spots: ROULETTE_SPOTS,
      }),
    proof: proveRoulette,
  },
};

/** Whether a text is the slug of a house game. */
export function isHouseGameSlug(text: string): text is HouseGameSlug {
  return Object.hasOwn(HOUSE_GAMES, text);
}
