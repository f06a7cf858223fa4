import type { InstantGame } from "../game.ts";
import { FOLDHOUSE } from "../studios.ts";
import { TABLE_STAKES, tableGame } from "../table/table-game.ts";
import type { TableFigures } from "../table/table-rules-view.ts";
import { stakeUnits } from "../table/table-rules.ts";
import type { PlacedBet } from "../table/table-rules.ts";
import { rouletteReader } from "./read-spot.ts";
import { rouletteRules } from "./roulette-rules.ts";
import type { RouletteForm } from "./roulette-rules.ts";
import type { RouletteSpot } from "./spots.ts";
import { ROULETTE_BET_SCHEMA, ROULETTE_OUTCOME_SCHEMA, rouletteOutcome } from "./wire.ts";
import type { RouletteOutcome } from "./wire.ts";

/** A roulette of the family. */
export interface RouletteSpec extends RouletteForm {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** Everything that decides, beside name and version. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly figures: TableFigures;
}

/** A roulette as a game. */
export type RouletteGame = InstantGame<readonly PlacedBet<RouletteSpot>[], RouletteOutcome>;

/** Number that a spot of every kind with numbers covers. */
const COVERED = 17;

/** Makes a game of a wheel, its layout and its rule for a zero. */
export function rouletteGame(spec: RouletteSpec): RouletteGame {
  const rules = rouletteRules(spec);
  const covering = spec.spots.filter(({ numbers }) => numbers.includes(COVERED));
  return tableGame({
    ...spec,
    studio: FOLDHOUSE,
    kind: "roulette",
    rules,
    stakes: TABLE_STAKES,
    betSchema: ROULETTE_BET_SCHEMA,
    outcomeSchema: ROULETTE_OUTCOME_SCHEMA,
    tell: rouletteOutcome,
    shownBet: "red_black",
    simulated: {
      spots: covering,
      stake: `one unit on each of the ${covering.length} spots that cover ${COVERED}`,
    },
    reader: rouletteReader(spec.spots, stakeUnits(rules)),
  });
}
