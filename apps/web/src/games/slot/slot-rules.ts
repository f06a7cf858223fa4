import type { HouseGameView } from "@houselight/contracts/house-games";
import { MAIN_MODE, type SlotRules } from "@houselight/game-maths/slot";
import type { BoardShape } from "./board/board-geometry.ts";

/** Returns the rules of a slot as the server tells them. @throws Error for another kind of game. */
export function slotRulesOf(game: HouseGameView): SlotRules {
  if (game.kind !== "slot") throw new Error(`${game.slug} is no slot`);
  return game.rules as SlotRules;
}

/** Counts the most ways in which a board is read from left to right: one symbol of each reel. */
export const waysOf = ({ rows, reels }: Pick<SlotRules, "rows" | "reels">): number =>
  rows ** reels.length;

/** Counts the ways in which one board is read, whose reels may differ in their rows. */
export const waysOfGrid = (grid: readonly (readonly string[])[]): number =>
  grid.reduce((ways, symbols) => ways * symbols.length, 1);

/** Lists the rows that a reel may show, the fewest first. */
const heightsOf = ({ rows, mechanics: { reelHeights } }: SlotRules, reel: number): number[] => {
  const table = reelHeights?.rows[reel];
  return table ? Object.keys(table).map(Number) : [rows];
};

/** Returns the shape of a slot's board. */
export const shapeOf = (rules: SlotRules): BoardShape => ({
  reels: rules.reels.length,
  rows: rules.rows,
  leastRows: Math.min(...rules.reels.flatMap((_, reel) => heightsOf(rules, reel))),
});

/** Returns the symbols that stand on the reels before any round; where reels differ in rows, so do these. */
export const restingGrid = (rules: SlotRules): readonly (readonly string[])[] =>
  rules.reels.map((strip, reel) => {
    const heights = heightsOf(rules, reel);
    return strip.slice(0, heights[(2 * reel + 2) % heights.length]);
  });

/** Returns the least count of one symbol that pays. */
export const leastPaid = ({ pays }: Pick<SlotRules, "pays">): number =>
  Math.min(...Object.values(pays).flatMap((table) => Object.keys(table).map(Number)));

/** Returns the rules that a way to bet plays by; those of `main` for a bet that names none. */
export function rulesOfMode(rules: SlotRules, mode: unknown): SlotRules {
  const changed = rules.modes.find((other) => other.mode === mode);
  if (!changed) return rules;
  const { reels, freeSpinReels, freeSpins, scatter } = changed.changes;
  return {
    ...rules,
    coins: changed.coins,
    reels: reels ?? rules.reels,
    free_reels: freeSpinReels ?? rules.free_reels,
    free_spins: freeSpins?.awards ?? rules.free_spins,
    retrigger: freeSpins ? (freeSpins.retrigger ?? {}) : rules.retrigger,
    free_spins_multiplier: freeSpins ? (freeSpins.multiplier ?? 1) : rules.free_spins_multiplier,
    scatter_pays: scatter?.pays ?? rules.scatter_pays,
  };
}

/** A way to bet, as a player chooses it. */
export interface BetMode {
  readonly mode: string;
  readonly kind: SlotRules["modes"][number]["kind"] | "main";
  /** Price of a spin in stakes of `main`. */
  readonly price: number;
  readonly rules: SlotRules;
  /** Free spins that begin at once; 0 where a spin comes first. */
  readonly startSpins: number;
}

/** Lists the ways to bet, `main` first, but for those that the licence keeps out. */
export function betModesOf(rules: SlotRules, mayBuy: boolean): BetMode[] {
  // Where modes are a choice at one price, `main` is one of the choices.
  const kind = rules.modes.some((other) => other.kind === "choice") ? "choice" : "main";
  return [
    { mode: MAIN_MODE, kind, price: 1, rules, startSpins: 0 },
    ...rules.modes
      .filter((other) => other.kind === "choice" || mayBuy)
      .map(({ mode, kind: ownKind, coins, changes }) => ({
        mode,
        kind: ownKind,
        price: coins / rules.coins,
        rules: rulesOfMode(rules, mode),
        startSpins: changes.startSpins ?? 0,
      })),
  ];
}
