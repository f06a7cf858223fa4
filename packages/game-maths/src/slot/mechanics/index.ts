import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { cascade } from "./cascade/cascade.ts";
import { expanding } from "./expanding/expanding.ts";
import { fullBoard } from "./full-board/full-board.ts";
import { hold } from "./hold/hold.ts";
import type { Mechanic } from "./mechanic.ts";
import { mystery } from "./mystery/mystery.ts";
import { reelHeights } from "./reel-heights/reel-heights.ts";
import { risingMultiplier } from "./rising-multiplier/rising-multiplier.ts";
import { springs } from "./springs/springs.ts";
import { stickyReel } from "./sticky-reel/sticky-reel.ts";
import { trail } from "./trail/trail.ts";
import { umbrellas } from "./umbrellas/umbrellas.ts";
import { walking } from "./walking/walking.ts";

/** Every mechanic, in the order in which they act on a board. The order is part of every version. */
export const MECHANICS: readonly Mechanic[] = [
  reelHeights,
  mystery,
  walking,
  stickyReel,
  expanding,
  fullBoard,
  risingMultiplier,
  cascade,
  springs,
  umbrellas,
  hold,
  trail,
];

/** Returns the mechanics that a sheet plays with. */
export const mechanicsOf = (sheet: ParSheet): Mechanic[] =>
  MECHANICS.filter(({ field }) => sheet[field] !== undefined);
