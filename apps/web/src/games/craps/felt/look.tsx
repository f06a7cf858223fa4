import { type CrapsOutcome, spotOf } from "@houselight/game-maths/craps";
import { useMemo } from "react";
import type { TableLook } from "../../table/table-look.ts";
import { CrapsCell } from "./cell.tsx";
import { lastRoll } from "../craps-table.ts";
import { CRAPS_LOW, CRAPS_LYING, CRAPS_STANDING } from "./layout.ts";
import { useSpotName } from "./use-spot-name.ts";
import { useWords } from "../words.ts";

/** Colours of the felt's papers. */
const PAPERS = {
  line: "#17563b",
  come: "#1d5f63",
  travelled: "#123c2b",
  odds: "#0f4a33",
  place: "#1b4a86",
  hard: "#7a3f08",
  once: "#8f2232",
} as const;

function paperOf(key: string): string {
  const { role, side } = spotOf(key);
  if (key === "field") return "#5a3d86";
  if (side === "wrong" && (role === "line" || role === "come")) return "#54323f";
  return PAPERS[role];
}

/** The felt of craps, in both positions. */
export const CRAPS_FELT: Pick<
  TableLook<CrapsOutcome>,
  "lying" | "standing" | "Cell" | "paper" | "covered" | "useNames"
> = {
  lying: CRAPS_LYING,
  standing: CRAPS_STANDING,
  Cell: CrapsCell,
  paper: paperOf,
  covered: () => [],
  useNames: () => {
    const words = useWords();
    const spot = useSpotName();
    return useMemo(
      () => ({
        spot,
        result: (outcome: CrapsOutcome) => {
          const [first, second] = lastRoll(outcome).dice as readonly [number, number];
          return words("roll", { first, second, total: first + second });
        },
      }),
      [spot, words],
    );
  },
};

/** The same for a low screen: the felt takes the whole height beside the dice, as a standing one does. */
export const CRAPS_LOW_FELT: typeof CRAPS_FELT = { ...CRAPS_FELT, standing: CRAPS_LOW };
