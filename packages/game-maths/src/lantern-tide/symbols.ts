/** Every symbol key of Lantern Tide, the highest first; the artwork uses the same keys. */
export const LANTERN_TIDE_SYMBOLS = [
  "lantern",
  "kite",
  "whale",
  "moon",
  "crane",
  "sun",
  "lily",
  "wave",
  "star",
  "shell",
  "fish",
] as const;

export type LanternTideSymbol = (typeof LANTERN_TIDE_SYMBOLS)[number];
