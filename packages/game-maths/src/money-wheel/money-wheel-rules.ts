import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { TableRules, TableSpot } from "../table/table-rules.ts";

/** Segments of each symbol, and what a bet on it wins "to one". */
export const WHEEL_SYMBOLS = {
  lantern: { segments: 25, pays: 1 },
  kite: { segments: 17, pays: 2 },
  boat: { segments: 5, pays: 9 },
  moon: { segments: 3, pays: 16 },
  star: { segments: 2, pays: 24 },
  comet: { segments: 1, pays: 50 },
  rocket: { segments: 1, pays: 50 },
} as const;

export type WheelSymbol = keyof typeof WHEEL_SYMBOLS;

export interface MoneyWheelSpot extends TableSpot {
  readonly key: WheelSymbol;
}

export const MONEY_WHEEL_SPOTS: readonly MoneyWheelSpot[] = (
  Object.keys(WHEEL_SYMBOLS) as WheelSymbol[]
).map((key) => ({ key, kind: key }));

const LETTERS: Readonly<Record<string, WheelSymbol>> = {
  l: "lantern",
  k: "kite",
  b: "boat",
  m: "moon",
  s: "star",
  c: "comet",
  r: "rocket",
};

/** The 54 segments clockwise from the mark: rare ones far apart, no two of a symbol but lanterns side by side. */
export const WHEEL_SEGMENTS: readonly WheelSymbol[] = [
  ..."cllkblkmllklksllkblklmlklklrlkblklmlkblksllklkllbklklk",
].map((letter) => LETTERS[letter] as WheelSymbol);

const LOST = fraction(0n);

/** The rules of the money wheel: one of its segments is drawn. */
export const MONEY_WHEEL_RULES: TableRules<MoneyWheelSpot, number> = {
  spots: MONEY_WHEEL_SPOTS,
  draw: (draw) => draw(WHEEL_SEGMENTS.length),
  returns: ({ key }, segment): Fraction =>
    WHEEL_SEGMENTS[segment] === key ? fraction(BigInt(WHEEL_SYMBOLS[key].pays + 1)) : LOST,
  classOf: (segment) => WHEEL_SEGMENTS[segment] ?? "",
  classes: () => MONEY_WHEEL_SPOTS.map(({ key }) => WHEEL_SEGMENTS.indexOf(key)),
  results: () =>
    MONEY_WHEEL_SPOTS.map(({ key }) => ({
      result: WHEEL_SEGMENTS.indexOf(key),
      weight: BigInt(WHEEL_SEGMENTS.filter((symbol) => symbol === key).length),
    })),
};
