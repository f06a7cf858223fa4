import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { TableRules, TableSpot } from "../table/table-rules.ts";

/** Three dice in the order in which they were drawn, each 1 to 6. */
export type Dice = readonly [number, number, number];

const FACES = [1, 2, 3, 4, 5, 6];

/** Wins "to one" of each kind of bet. A single number pays by how many dice show it. */
export const SIC_BO_PAYS = {
  small: [1],
  big: [1],
  odd: [1],
  even: [1],
  single: [1, 2, 3],
  combination: [5],
  double: [10],
  triple: [180],
  any_triple: [30],
  total_4_17: [60],
  total_5_16: [30],
  total_6_15: [17],
  total_7_14: [12],
  total_8_13: [8],
  total_9_12: [6],
  total_10_11: [6],
} as const;

export type SicBoBet = keyof typeof SIC_BO_PAYS;

/** A place on the layout; `numbers` are the faces that it names, or its total. */
export interface SicBoSpot extends TableSpot {
  /** `small`, `single-3`, `combination-1-4`, `double-2`, `triple-6`, `any_triple`, `total-9`. */
  readonly key: string;
  readonly kind: SicBoBet;
  readonly numbers: readonly number[];
}

const spot = (kind: SicBoBet, numbers: readonly number[] = [], name: string = kind): SicBoSpot => ({
  key: [name, ...numbers].join("-"),
  kind,
  numbers,
});

/** Returns the kind of a total: 4 and 17 pay alike, and so on inwards. */
const totalKind = (total: number): SicBoBet => {
  const low = Math.min(total, 21 - total);
  return `total_${low}_${21 - low}` as SicBoBet;
};

/** Every spot: 52. */
export const SIC_BO_SPOTS: readonly SicBoSpot[] = [
  ...(["small", "big", "odd", "even"] as const).map((kind) => spot(kind)),
  ...FACES.map((face) => spot("single", [face])),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map((high) => spot("combination", [low, high])),
  ),
  ...FACES.map((face) => spot("double", [face])),
  ...FACES.map((face) => spot("triple", [face])),
  spot("any_triple"),
  ...Array.from({ length: 14 }, (_, index) => spot(totalKind(index + 4), [index + 4], "total")),
];

/** Returns the sum of the dice. */
export const totalOfDice = (dice: Dice): number => dice[0] + dice[1] + dice[2];

/** Tells whether all dice show one face. */
export const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c;

/** Returns the win "to one" of a spot; 0 when it loses. */
function winOf({ kind, numbers }: SicBoSpot, dice: Dice): number {
  const shown = (face: number | undefined) => dice.filter((die) => die === face).length;
  const total = totalOfDice(dice);
  const [first, second] = numbers;
  const [least, ...more] = SIC_BO_PAYS[kind];
  switch (kind) {
    case "small":
      return !isTriple(dice) && total <= 10 ? least : 0;
    case "big":
      return !isTriple(dice) && total >= 11 ? least : 0;
    case "odd":
      return !isTriple(dice) && total % 2 === 1 ? least : 0;
    case "even":
      return !isTriple(dice) && total % 2 === 0 ? least : 0;
    case "single":
      return [0, least, ...more][shown(first)] ?? 0;
    case "combination":
      return shown(first) > 0 && shown(second) > 0 ? least : 0;
    case "double":
      return shown(first) >= 2 ? least : 0;
    case "triple":
      return shown(first) === 3 ? least : 0;
    case "any_triple":
      return isTriple(dice) ? least : 0;
    default:
      return total === first ? least : 0;
  }
}

const LOST = fraction(0n);

const inOrder = (dice: Dice): Dice => dice.toSorted((a, b) => a - b) as unknown as Dice;

/** All 216 ways in which three dice can fall. */
const ALL_DICE: readonly Dice[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])),
);
const CLASSES = ALL_DICE.filter((dice) => String(dice) === String(inOrder(dice)));

/** The rules of a sic bo table: three dice are drawn, one after another. */
export const SIC_BO_RULES: TableRules<SicBoSpot, Dice> = {
  spots: SIC_BO_SPOTS,
  draw: (draw) => [draw(FACES.length) + 1, draw(FACES.length) + 1, draw(FACES.length) + 1],
  returns(place, dice): Fraction {
    const win = winOf(place, dice);
    return win === 0 ? LOST : fraction(BigInt(win + 1));
  },
  classOf: ([a, b, c]) => a * 100 + b * 10 + c,
  classes: () => CLASSES,
  results: () =>
    CLASSES.map((result) => {
      const alike = ALL_DICE.filter((dice) => String(inOrder(dice)) === String(result));
      return { result, weight: BigInt(alike.length) };
    }),
};
