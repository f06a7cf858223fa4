import type { TableSpot } from "../table/index.ts";

/** Totals that become a point. */
export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];
export const HARDWAYS = [4, 6, 8, 10] as const;

/**
 * Wins of each kind of bet as `[win, stake]`, ascending: `[9, 5]` is 9 to 5. Of the bets that pay by a
 * number, `PAY_OF` says which pay is whose.
 */
export const CRAPS_PAYS = {
  pass: [[1, 1]],
  dont_pass: [[1, 1]],
  come: [[1, 1]],
  dont_come: [[1, 1]],
  odds: [
    [6, 5],
    [3, 2],
    [2, 1],
  ],
  lay_odds: [
    [1, 2],
    [2, 3],
    [5, 6],
  ],
  place_4: [[9, 5]],
  place_5: [[7, 5]],
  place_6: [[7, 6]],
  place_8: [[7, 6]],
  place_9: [[7, 5]],
  place_10: [[9, 5]],
  field: [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  hard_4: [[7, 1]],
  hard_6: [[9, 1]],
  hard_8: [[9, 1]],
  hard_10: [[7, 1]],
  any_seven: [[4, 1]],
  any_craps: [[7, 1]],
  two: [[30, 1]],
  three: [[15, 1]],
  eleven: [[15, 1]],
  twelve: [[30, 1]],
} as const satisfies Record<string, readonly (readonly [win: number, stake: number])[]>;

export type CrapsBet = keyof typeof CRAPS_PAYS;
export type Pay = readonly [win: number, stake: number];

/** The kinds of bet, in the order of the layout. */
export const CRAPS_BETS = Object.keys(CRAPS_PAYS) as readonly CrapsBet[];

/** Pays of odds by their number; of lay odds the same the other way round. */
export const ODDS_PAYS: Readonly<Record<Point, Pay>> = {
  4: [2, 1],
  5: [3, 2],
  6: [6, 5],
  8: [6, 5],
  9: [3, 2],
  10: [2, 1],
};

/** Odds that a bet takes, in multiples of it: 3, 4 and 5 times. Lay odds are to win no more than that. */
export const ODDS_TIMES: Readonly<Record<Point, number>> = { 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3 };

/** A stake that 30 divides has no payout with a rest, on whichever spot it lies. */
export const EXACT_UNIT = 30n;

/** Which line a spot belongs to: `right` wins with the point, `wrong` with the seven. */
type Side = "right" | "wrong";

/** A place on the layout. */
export interface CrapsSpot extends TableSpot {
  /** `pass`, `come-6` for a come bet that has travelled, `come_odds-6`, `place-6`, `hard-8`, `eleven`. */
  readonly key: string;
  readonly kind: CrapsBet;
  readonly role: "line" | "come" | "travelled" | "odds" | "place" | "hard" | "once";
  readonly side: Side | null;
  /** The number it waits for; null where the point, or no number, decides. */
  readonly number: Point | null;
}

const spot = (
  key: string,
  kind: CrapsBet,
  role: CrapsSpot["role"],
  side: Side | null = null,
  number: Point | null = null,
): CrapsSpot => ({ key, kind, role, side, number });

const onPoints = (make: (number: Point) => CrapsSpot): readonly CrapsSpot[] => POINTS.map(make);

/** Every spot of the layout. */
export const CRAPS_SPOTS: readonly CrapsSpot[] = [
  spot("pass", "pass", "line", "right"),
  spot("dont_pass", "dont_pass", "line", "wrong"),
  spot("pass_odds", "odds", "odds", "right"),
  spot("dont_pass_odds", "lay_odds", "odds", "wrong"),
  spot("come", "come", "come", "right"),
  spot("dont_come", "dont_come", "come", "wrong"),
  ...onPoints((number) => spot(`come-${number}`, "come", "travelled", "right", number)),
  ...onPoints((number) => spot(`dont_come-${number}`, "dont_come", "travelled", "wrong", number)),
  ...onPoints((number) => spot(`come_odds-${number}`, "odds", "odds", "right", number)),
  ...onPoints((number) => spot(`dont_come_odds-${number}`, "lay_odds", "odds", "wrong", number)),
  ...onPoints((number) => spot(`place-${number}`, `place_${number}`, "place", null, number)),
  spot("field", "field", "once"),
  ...HARDWAYS.map((number) => spot(`hard-${number}`, `hard_${number}`, "hard", null, number)),
  ...(["any_seven", "any_craps", "two", "three", "eleven", "twelve"] as const).map((kind) =>
    spot(kind, kind, "once"),
  ),
];

const BY_KEY = new Map(CRAPS_SPOTS.map((each) => [each.key, each]));

/** Returns a spot by its key. @throws RangeError when there is none. */
export function spotOf(key: string): CrapsSpot {
  const found = BY_KEY.get(key);
  if (!found) throw new RangeError(`craps has no spot ${key}`);
  return found;
}

/** Returns the spot of the bet that odds stand behind. */
export function flatOf({ side, number }: CrapsSpot): CrapsSpot {
  const line = side === "right" ? "pass" : "dont_pass";
  const come = side === "right" ? "come" : "dont_come";
  return spotOf(number === null ? line : `${come}-${number}`);
}

/** Spots that take chips before a come-out roll opens a round. */
export const OPENING_SPOTS: readonly CrapsSpot[] = CRAPS_SPOTS.filter(({ role }) =>
  ["line", "place", "hard", "once"].includes(role),
);

/** Spots that a step may put chips on, at one time or another: all but those a bet travels to. */
export const STEP_SPOTS: readonly CrapsSpot[] = CRAPS_SPOTS.filter(
  ({ role }) => role !== "travelled",
);
