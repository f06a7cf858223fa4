import { canonicalJson } from "../../json/canonical-json.ts";
import type { MechanicRules } from "./mechanic-rules.ts";

/** Says how wins are found: along lines, on reels side by side, in touching groups, or by count alone. */
export type WayToPay = "lines" | "ways" | "clusters" | "anywhere";

/**
 * A PAR sheet: everything that decides a slot's outcomes and pays.
 * The JSON form has exactly these fields; docs/par-sheet.md explains each.
 */
export interface ParSheet extends MechanicRules {
  readonly name: string;
  /** Version of the mathematics. Any change of a strip or a pay is a new version. */
  readonly version: string;
  /** Visible symbols per reel. */
  readonly rows: number;
  /** Strips of symbol names, left to right, read downwards and closed to a ring. */
  readonly reels: readonly (readonly string[])[];
  /** Strips used in free spins; the base strips when absent. */
  readonly freeSpinReels?: readonly (readonly string[])[];
  /** One row index per reel, 0 at the top; all are played. Empty where lines do not pay. */
  readonly lines: readonly (readonly number[])[];
  /** symbol -> count -> multiple of the LINE stake. */
  readonly pays: Readonly<Record<string, CountTable>>;
  readonly wild?: WildRule;
  readonly scatter?: ScatterRule;
  readonly freeSpins?: FreeSpinsRule;
  /** Price of a spin in coins; the number of lines when absent. A pay of `pays` is one of coins. */
  readonly coins?: number;
  /** `lines` when absent. */
  readonly paysBy?: WayToPay;
  /** Highest payout of a round in total stakes: the round ends when it is reached. */
  readonly cap?: number;
  /** `cells`: every cell is drawn by itself from its reel's list; `reels` when absent. */
  readonly drawsBy?: "reels" | "cells";
  /** A round without a base spin starts with so many free spins. */
  readonly startSpins?: number;
  /** Other ways to bet beside `main`, by name. */
  readonly modes?: Readonly<Record<string, ModeRule>>;
}

/** Says what a mode is to a licence: a dearer spin, a feature for money, a choice at the same price. */
export type ModeKind = "ante" | "buy" | "choice";

/** A way to bet: what it changes in the sheet. */
export interface ModeRule {
  readonly kind: ModeKind;
  readonly changes: Partial<Omit<ParSheet, "name" | "version" | "rows" | "modes">>;
}

/** Count of symbols -> value. A count between two entries takes the lower entry's value. */
export type CountTable = Readonly<Record<string, number>>;

export interface WildRule {
  readonly symbol: string;
  /** Symbols it stands for; all but the scatter and itself when absent. */
  readonly substitutes?: readonly string[];
  /** Factor for a line win in which a wild substitutes; 1 when absent. */
  readonly multiplier?: number;
  /** `single`: the factor counts once a win; `product`: once for each wild. `single` when absent. */
  readonly multiplierRule?: "single" | "product";
}

export interface ScatterRule {
  readonly symbol: string;
  /** count -> multiple of the TOTAL stake. */
  readonly pays: CountTable;
  /** Coins that a multiple stands for, where it is not the price: a bought feature pays as any other. */
  readonly coins?: number;
}

export interface FreeSpinsRule {
  /** Scatter count in the base spin -> free spins. */
  readonly awards: CountTable;
  /** Factor for every line and scatter win in free spins; 1 when absent. */
  readonly multiplier?: number;
  /** Scatter count in a free spin -> further free spins; none when absent. */
  readonly retrigger?: CountTable;
  /** Most free spins in one round; awards beyond it are cut. No limit when absent. */
  readonly maxSpins?: number;
}

/** Tables never change: each is sorted once, highest count first. */
const sortedTables = new WeakMap<
  CountTable,
  readonly (readonly [count: number, value: number])[]
>();

/** The value a count table gives for a count: the entry of the largest count not above it, else 0. */
export function valueForCount(table: CountTable | undefined, count: number): number {
  if (table === undefined) return 0;
  let entries = sortedTables.get(table);
  if (entries === undefined) {
    entries = Object.entries(table)
      .map(([key, value]) => [Number(key), value] as const)
      .sort(([a], [b]) => b - a);
    sortedTables.set(table, entries);
  }
  for (const [listed, value] of entries) if (listed <= count) return value;
  return 0;
}

/** The name of the bet that every sheet has. */
export const MAIN_MODE = "main";

/** Returns the sheet that a mode plays by. @throws RangeError for a mode that the sheet has not. */
export function sheetOfMode(sheet: ParSheet, mode: string): ParSheet {
  const { modes, ...main } = sheet;
  if (mode === MAIN_MODE) return modes ? main : sheet;
  const rule = modes && Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (!rule) throw new RangeError(`${sheet.name} has no mode ${mode}`);
  return { ...main, ...rule.changes };
}

/** Returns the names of all modes of a sheet, `main` first. */
export const modesOf = (sheet: ParSheet): string[] => [
  MAIN_MODE,
  ...Object.keys(sheet.modes ?? {}),
];

/** Returns the price of a spin in coins. */
export const priceOf = (sheet: ParSheet): number => sheet.coins ?? sheet.lines.length;

/** Every symbol on any strip, in order of first appearance. */
export function symbolsOf(sheet: ParSheet): string[] {
  const refills = sheet.cascade?.refill ?? [];
  const strips = [...sheet.reels, ...(sheet.freeSpinReels ?? []), ...refills];
  return [...new Set(strips.flat())];
}

/** Tells whether the wild stands for a symbol on a line. */
export function wildSubstitutes(sheet: ParSheet, symbol: string): boolean {
  if (!sheet.wild || symbol === sheet.wild.symbol || symbol === sheet.scatter?.symbol) return false;
  return sheet.wild.substitutes ? sheet.wild.substitutes.includes(symbol) : true;
}

/** One form for one content: keys sorted, no spaces. A server hashes this to name the configuration. */
export function canonicalSheet(sheet: ParSheet): string {
  return canonicalJson(sheet);
}

/** The factor for a win in which `wilds` wilds substitute. */
export function wildFactor(sheet: ParSheet, wilds: number): number {
  const factor = sheet.wild?.multiplier ?? 1;
  if (wilds === 0) return 1;
  return sheet.wild?.multiplierRule === "product" ? factor ** wilds : factor;
}
