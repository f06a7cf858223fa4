import { HARDWAYS, POINTS } from "@houselight/game-maths/craps";
import { cellRow, type FeltLayout, type SpotPlace } from "../../table/felt/felt-layout.ts";

const NUMBERS = POINTS.map((point) => `place-${point}`);
/** A bet that travelled to a number, and its odds, side by side. */
const pairs = (bet: "come" | "dont_come"): readonly string[] =>
  POINTS.flatMap((point) => [`${bet}-${point}`, `${bet}_odds-${point}`]);

type Corner = { readonly left: number; readonly top: number };

const cell = (
  key: string,
  corner: Corner,
  size: Omit<SpotPlace, "key" | "x" | "y" | "onLine">,
): readonly SpotPlace[] => cellRow([key], corner, size);

/** Share of a wide cell at which its chips lie: beside its words. */
const BESIDE = 0.86;
/** Chips of a number lie below it. */
const BELOW = 0.76;

/** Columns of the numbers begin here, beside the box of don't come. */
const LEFT = 1.6;
/** Width of the numbers and lines; the bets of the middle of a real table stand to the right. */
const LINES = 11.2;

/** The numbers above, the lines below, hardways and propositions beside them. */
export const CRAPS_LYING: FeltLayout = {
  across: 16,
  down: 6.6,
  first: "pass",
  places: [
    ...cell("dont_come", { left: 0, top: 0 }, { width: LEFT, height: 3, chipAt: BELOW }),
    ...cellRow(pairs("dont_come"), { left: LEFT, top: 0 }, { width: 0.8, height: 0.8 }),
    ...cellRow(NUMBERS, { left: LEFT, top: 0.8 }, { width: 1.6, height: 1.4, chipAt: BELOW }),
    ...cellRow(pairs("come"), { left: LEFT, top: 2.2 }, { width: 0.8, height: 0.8 }),
    ...cell("come", { left: 0, top: 3 }, { width: LINES, height: 0.9, chipFromLeft: BESIDE }),
    ...cell("field", { left: 0, top: 3.9 }, { width: LINES, height: 0.9, chipFromLeft: BESIDE }),
    ...cell("dont_pass", { left: 0, top: 4.8 }, { width: 8.4, height: 0.9, chipFromLeft: BESIDE }),
    ...cell(
      "dont_pass_odds",
      { left: 8.4, top: 4.8 },
      { width: 2.8, height: 0.9, chipFromLeft: 0.8 },
    ),
    ...cell("pass", { left: 0, top: 5.7 }, { width: 8.4, height: 0.9, chipFromLeft: BESIDE }),
    ...cell("pass_odds", { left: 8.4, top: 5.7 }, { width: 2.8, height: 0.9, chipFromLeft: 0.8 }),
    ...cell("any_seven", { left: LINES, top: 0 }, { width: 4.8, height: 0.9, chipFromLeft: 0.84 }),
    ...hardways({ left: LINES, top: 0.9 }, { width: 2.4, height: 1.2, chipFromLeft: 0.8 }, 2),
    ...cellRow(
      ["two", "three"],
      { left: LINES, top: 3.3 },
      { width: 2.4, height: 1.2, chipFromLeft: 0.8 },
    ),
    ...cellRow(
      ["eleven", "twelve"],
      { left: LINES, top: 4.5 },
      { width: 2.4, height: 1.2, chipFromLeft: 0.8 },
    ),
    ...cell(
      "any_craps",
      { left: LINES, top: 5.7 },
      { width: 4.8, height: 0.9, chipFromLeft: 0.84 },
    ),
  ],
};

/** The same for narrow screens: hardways and propositions below the lines. */
export const CRAPS_STANDING: FeltLayout = {
  across: 6,
  down: 9.4,
  first: "pass",
  places: [
    ...cellRow(pairs("dont_come"), { left: 0, top: 0 }, { width: 0.5, height: 0.7 }),
    ...cellRow(NUMBERS, { left: 0, top: 0.7 }, { width: 1, height: 1.3, chipAt: BELOW }),
    ...cellRow(pairs("come"), { left: 0, top: 2 }, { width: 0.5, height: 0.7 }),
    ...cell("come", { left: 0, top: 2.7 }, { width: 3.4, height: 0.95, chipFromLeft: BESIDE }),
    ...cell("dont_come", { left: 3.4, top: 2.7 }, { width: 2.6, height: 0.95, chipFromLeft: 0.84 }),
    ...cell("field", { left: 0, top: 3.65 }, { width: 6, height: 0.95, chipFromLeft: 0.92 }),
    ...cell("dont_pass", { left: 0, top: 4.6 }, { width: 3.9, height: 0.95, chipFromLeft: BESIDE }),
    ...cell(
      "dont_pass_odds",
      { left: 3.9, top: 4.6 },
      { width: 2.1, height: 0.95, chipFromLeft: 0.8 },
    ),
    ...cell("pass", { left: 0, top: 5.55 }, { width: 3.9, height: 0.95, chipFromLeft: BESIDE }),
    ...cell("pass_odds", { left: 3.9, top: 5.55 }, { width: 2.1, height: 0.95, chipFromLeft: 0.8 }),
    ...hardways({ left: 0, top: 6.5 }, { width: 1.5, height: 1, chipFromLeft: 0.78 }, 4),
    ...cellRow(
      ["any_seven", "any_craps"],
      { left: 0, top: 7.5 },
      { width: 3, height: 0.9, chipFromLeft: BESIDE },
    ),
    ...cellRow(
      ["two", "three", "eleven", "twelve"],
      { left: 0, top: 8.4 },
      { width: 1.5, height: 1, chipFromLeft: 0.78 },
    ),
  ],
};

/** So much higher the felt is where it stands beside the dice. */
const LOW_SHARE = 1.7;

/** The lying felt, higher: for a low screen, where it has the whole height beside the dice. */
export const CRAPS_LOW: FeltLayout = {
  ...CRAPS_LYING,
  down: CRAPS_LYING.down * LOW_SHARE,
  places: CRAPS_LYING.places.map((place) => ({
    ...place,
    y: place.y * LOW_SHARE,
    height: place.height * LOW_SHARE,
  })),
};

/** Returns the hardways, so many in a row. */
function hardways(
  { left, top }: Corner,
  size: Parameters<typeof cell>[2],
  inRow: number,
): readonly SpotPlace[] {
  return HARDWAYS.flatMap((number, at) =>
    cell(
      `hard-${number}`,
      {
        left: left + (at % inRow) * size.width,
        top: top + Math.floor(at / inRow) * size.height,
      },
      size,
    ),
  );
}
