import type { Pay } from "../engine/board.ts";
import type { ParSheet, WayToPay } from "../par-sheet/par-sheet.ts";
import { payLines } from "./lines.ts";
import { payWays } from "./ways.ts";

/** Every way to pay that an engine knows. */
const WAYS_TO_PAY: Readonly<Partial<Record<WayToPay, Pay>>> = { lines: payLines, ways: payWays };

export const isWayToPay = (name: unknown): name is WayToPay =>
  typeof name === "string" && Object.hasOwn(WAYS_TO_PAY, name);

/** Returns how a sheet pays. @throws RangeError for a way that is not known. */
export function payOf({ paysBy = "lines" }: ParSheet): Pay {
  const pay = WAYS_TO_PAY[paysBy];
  if (!pay) throw new RangeError(`${paysBy} is not a way to pay`);
  return pay;
}

/** Tells whether a win is as long as the reels that it covers. */
export const paysByReels = ({ paysBy = "lines" }: ParSheet): boolean =>
  paysBy === "lines" || paysBy === "ways";
