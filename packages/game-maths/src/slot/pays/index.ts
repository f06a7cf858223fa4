import type { Pay } from "../engine/board.ts";
import type { ParSheet, WayToPay } from "../par-sheet/par-sheet.ts";
import { payAnywhere } from "./anywhere.ts";
import { payClusters } from "./clusters.ts";
import { payLines } from "./lines.ts";
import { payWays } from "./ways.ts";

/** Every way to pay that an engine knows. */
const WAYS_TO_PAY: Readonly<Record<WayToPay, Pay>> = {
  lines: payLines,
  ways: payWays,
  clusters: payClusters,
  anywhere: payAnywhere,
};

export const isWayToPay = (name: unknown): name is WayToPay =>
  typeof name === "string" && Object.hasOwn(WAYS_TO_PAY, name);

/** Returns how a sheet pays. */
export const payOf = ({ paysBy = "lines" }: ParSheet): Pay => WAYS_TO_PAY[paysBy];

/** Tells whether a win is as long as the reels that it covers. */
export const paysByReels = ({ paysBy = "lines" }: ParSheet): boolean =>
  paysBy === "lines" || paysBy === "ways";
