import type { WheelSymbol } from "@houselight/game-maths/money-wheel";

/** A symbol of the wheel: its outline in a box of 100 units, on its paper. */
interface SymbolLook {
  readonly d: string;
  readonly paper: string;
  readonly ink: string;
}

const CREAM = "#f7efdc";

export const SYMBOLS: Readonly<Record<WheelSymbol, SymbolLook>> = {
  lantern: {
    d: "M38 6H62V16H38ZM28 22Q50 12 72 22Q88 47 72 74Q50 84 28 74Q12 47 28 22ZM40 82H60V95H40Z",
    paper: "#8a4b0c",
    ink: CREAM,
  },
  kite: { d: "M50 3L84 38L55 88L62 97H38L45 88L16 38Z", paper: "#23508f", ink: CREAM },
  boat: {
    d: "M53 6L86 60H53ZM46 20V60H18ZM8 67H92L76 92H24Z",
    paper: "#17603f",
    ink: CREAM,
  },
  moon: { d: "M66 5A46 46 0 1 0 66 95A37 47 0 0 1 66 5Z", paper: "#5c3580", ink: CREAM },
  star: {
    d: "M50 4L62 37L97 38L69 59L80 94L50 73L20 94L31 59L3 38L38 37Z",
    paper: "#a5283a",
    ink: CREAM,
  },
  comet: {
    d: "M62 64A28 28 0 1 1 6 64A28 28 0 1 1 62 64ZM38 32L96 4L66 56Z",
    paper: CREAM,
    ink: "#8f2232",
  },
  rocket: {
    d: "M50 2Q78 28 70 68H30Q22 28 50 2ZM26 46L10 82L29 74ZM74 46L90 82L71 74ZM38 75H62L50 98Z",
    paper: "#161c38",
    ink: "#f2b33d",
  },
};
