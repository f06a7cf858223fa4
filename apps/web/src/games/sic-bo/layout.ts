import { SIC_BO_SPOTS, type SicBoBet } from "@houselight/game-maths/sic-bo";
import { cellRow, type FeltLayout } from "../table/felt/felt-layout.ts";

const keysOf = (test: (kind: SicBoBet) => boolean): readonly string[] =>
  SIC_BO_SPOTS.filter(({ kind }) => test(kind)).map(({ key }) => key);

const SINGLES = keysOf((kind) => kind === "single");
const DOUBLES = keysOf((kind) => kind === "double");
const TRIPLES = keysOf((kind) => kind === "triple");
const COMBINATIONS = keysOf((kind) => kind === "combination");
const TOTALS = keysOf((kind) => kind.startsWith("total"));

/** Share of a wide cell at which its chips lie: beside its word. */
const BESIDE = 0.84;

/** Five rows, as on a real layout: even money, doubles and triples, totals, two faces, one face. */
export const SIC_BO_LYING: FeltLayout = {
  across: 15,
  down: 5,
  first: "small",
  places: [
    ...cellRow(["small"], { left: 0, top: 0 }, { width: 3, height: 1.2, chipFromLeft: BESIDE }),
    ...cellRow(["odd"], { left: 3, top: 0 }, { width: 2.5, height: 1.2, chipFromLeft: BESIDE }),
    ...cellRow(
      ["any_triple"],
      { left: 5.5, top: 0 },
      { width: 4, height: 1.2, chipFromLeft: BESIDE },
    ),
    ...cellRow(["even"], { left: 9.5, top: 0 }, { width: 2.5, height: 1.2, chipFromLeft: BESIDE }),
    ...cellRow(["big"], { left: 12, top: 0 }, { width: 3, height: 1.2, chipFromLeft: BESIDE }),
    ...cellRow([...DOUBLES, ...TRIPLES], { left: 0, top: 1.2 }, { width: 1.25, height: 0.95 }),
    ...cellRow(TOTALS, { left: 0, top: 2.15 }, { width: 15 / 14, height: 0.95 }),
    ...cellRow(COMBINATIONS, { left: 0, top: 3.1 }, { width: 1, height: 0.95 }),
    ...cellRow(SINGLES, { left: 0, top: 4.05 }, { width: 2.5, height: 0.95, chipFromLeft: BESIDE }),
  ],
};

/** The same in ten rows for narrow screens. */
export const SIC_BO_STANDING: FeltLayout = {
  across: 6,
  down: 10.2,
  first: "small",
  places: [
    ...cellRow(
      ["small", "odd", "even", "big"],
      { left: 0, top: 0 },
      { width: 1.5, height: 1.2, chipFromLeft: BESIDE },
    ),
    ...cellRow(
      ["any_triple"],
      { left: 0, top: 1.2 },
      { width: 6, height: 1, chipFromLeft: BESIDE },
    ),
    ...cellRow(DOUBLES, { left: 0, top: 2.2 }, { width: 1, height: 1 }),
    ...cellRow(TRIPLES, { left: 0, top: 3.2 }, { width: 1, height: 1 }),
    ...cellRow(TOTALS.slice(0, 7), { left: 0, top: 4.2 }, { width: 6 / 7, height: 1 }),
    ...cellRow(TOTALS.slice(7), { left: 0, top: 5.2 }, { width: 6 / 7, height: 1 }),
    ...[0, 1, 2].flatMap((row) =>
      cellRow(
        COMBINATIONS.slice(row * 5, row * 5 + 5),
        { left: 0, top: 6.2 + row },
        { width: 1.2, height: 1 },
      ),
    ),
    ...cellRow(SINGLES, { left: 0, top: 9.2 }, { width: 1, height: 1 }),
  ],
};
