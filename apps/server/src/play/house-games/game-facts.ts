import type { HouseGameView } from "@houselight/contracts";
import { HOUSE_GAMES, type HouseGame, type HouseGameSlug } from "@houselight/game-maths";
import { LANTERN_TIDE } from "@houselight/game-maths/lantern-tide";
import type { Fraction } from "@houselight/game-maths/proof";
import { sha256 } from "#platform/ids";
import { stakesOf } from "./stakes.ts";

type Figures = Pick<
  HouseGameView,
  "rtp_percent" | "hit_rate_one_in" | "volatility" | "max_win_multiple"
>;

/**
 * What the exact proofs print (`npm run maths`). Proving takes seconds, so the figures stand here
 * under the hash of the configuration they were proven for; a test proves them again.
 */
export const PROVEN_FIGURES: Readonly<
  Record<HouseGameSlug, Figures & { readonly version: string }>
> = {
  "lantern-tide": {
    version: "1.0.0",
    rtp_percent: "96.12",
    hit_rate_one_in: "3.3",
    volatility: "medium",
    max_win_multiple: "7090",
  },
  "european-roulette": {
    version: "1.0.0",
    rtp_percent: "97.29",
    hit_rate_one_in: "2.1",
    volatility: "low",
    max_win_multiple: "36",
  },
};

/** A fraction of non-negative parts cut (never rounded up) to `places` decimals. */
export function cutFraction({ numerator, denominator }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = ((numerator * scale) / denominator).toString().padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const PRODUCER = "foldhouse";
export const STUDIO = { id: PRODUCER, slug: PRODUCER, name: "Foldhouse" } as const;

/** The hash of everything that decides a game's outcomes and pays. */
export const configHash = (game: HouseGame): string => sha256(game.canonicalConfig());

/** Facts, rules and stakes of a game, as its page shows them. */
export function houseGameView(game: HouseGame): HouseGameView {
  const { version: _, ...figures } = PROVEN_FIGURES[game.slug];
  return {
    slug: game.slug,
    producer: PRODUCER,
    title: game.name,
    kind: game.kind,
    version: game.version,
    config_hash: configHash(game),
    ...figures,
    ...stakesOf(game.kind),
    slot: game.slug === "lantern-tide" ? slotRules() : null,
  };
}

function slotRules(): HouseGameView["slot"] {
  const { rows, reels, freeSpinReels, lines, pays, wild, scatter, freeSpins } = LANTERN_TIDE;
  return {
    rows,
    reels: reels.map((reel) => [...reel]),
    free_reels: freeSpinReels?.map((reel) => [...reel]) ?? null,
    lines: lines.map((line) => [...line]),
    pays: Object.fromEntries(Object.entries(pays).map(([symbol, table]) => [symbol, { ...table }])),
    wild: wild?.symbol ?? null,
    scatter: scatter?.symbol ?? null,
    scatter_pays: { ...scatter?.pays },
    free_spins: { ...freeSpins?.awards },
    retrigger: { ...freeSpins?.retrigger },
    free_spins_multiplier: freeSpins?.multiplier ?? 1,
  };
}

export const allGames = (): readonly HouseGame[] => Object.values(HOUSE_GAMES);
