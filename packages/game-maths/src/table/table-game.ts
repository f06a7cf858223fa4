import { canonicalJson } from "../json/canonical-json.ts";
import type { GameFacts, InstantGame } from "../game.ts";
import type { ObjectSchema } from "../json/json-schema.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import type { Studio } from "../studios.ts";
import { readerByKey } from "./parse-bets.ts";
import type { SpotReader } from "./parse-bets.ts";
import { tableBetReaders } from "./table-bet-readers.ts";
import { playTable } from "./play-table.ts";
import type { TableRound } from "./play-table.ts";
import { proveBets, proveTable, unitBets } from "./prove-table.ts";
import { simulateTable } from "./simulate-table.ts";
import { tableGameProof } from "./table-report.ts";
import { tableRulesView } from "./table-rules-view.ts";
import type { TableFigures } from "./table-rules-view.ts";
import { stakeUnits } from "./table-rules.ts";
import type { PlacedBet, TableRules, TableSpot } from "./table-rules.ts";

/** Chips and the most that one round may carry, in hundredths of a euro: those of most tables. */
export const TABLE_STAKES: OfferedStakes = {
  stakes: [10, 50, 100, 500, 2_500, 10_000],
  default_stake: 100,
  max_stake: 50_000,
};

/** A table as a game: its rules, its wire form, and what stands for it on its page. */
export interface TableGame<Spot extends TableSpot, Result, Outcome> {
  readonly slug: string;
  readonly name: string;
  readonly studio: Studio;
  readonly version: string;
  readonly kind: string;
  readonly rules: TableRules<Spot, Result>;
  /** In hundredths of a euro. The least chip divides every other one. */
  readonly stakes: OfferedStakes;
  readonly betSchema: ObjectSchema;
  readonly outcomeSchema: ObjectSchema;
  tell(round: TableRound<Spot, Result>): Outcome;
  /** Everything that decides outcomes and pays, beside name and version. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Proven figures, as `figures.json` holds them. */
  readonly figures: TableFigures;
  /** Kind of bet whose hit rate and volatility the page shows. */
  readonly shownBet: string;
  /** Spots that a simulation bets one unit on, and how a reader is told. */
  readonly simulated: { readonly spots: readonly Spot[]; readonly stake: string };
  /** Reads spots that are named in another way than by their keys. */
  readonly reader?: SpotReader<Spot>;
}

/**
 * Makes a game of a table on which one result settles every bet. A bet is whole chips; an amount with a
 * payout that is not exact is refused.
 */
export function tableGame<Spot extends TableSpot, Result, Outcome>(
  table: TableGame<Spot, Result, Outcome>,
): InstantGame<readonly PlacedBet<Spot>[], Outcome> {
  const { slug, name, studio, version, kind, rules, figures } = table;
  const reader = table.reader ?? readerByKey(rules.spots, stakeUnits(rules));
  const stakes = stakeTable(table.stakes);
  return {
    slug,
    name,
    studio,
    version,
    kind,
    categories: ["table"],
    betSchema: table.betSchema,
    outcomeSchema: table.outcomeSchema,
    facts: figures.facts as GameFacts,
    stakes,
    ...tableBetReaders({ name, version, kind, reader, stakes }),
    play(bets, draw) {
      const round = playTable(rules, bets, draw);
      return { payout: round.payout, outcome: table.tell(round) };
    },
    canonicalConfig: () => canonicalJson({ name, version, ...table.config }),
    rules: () => tableRulesView(rules, figures),
    prove: () => tableGameProof(table, proveTable(rules)),
    simulate(rounds, seed) {
      const bets = unitBets(rules, table.simulated.spots);
      const { rtp, standardDeviation } = proveBets(rules, bets);
      return {
        ...simulateTable(rules, bets, rounds, simulationDraw(seed)),
        stake: table.simulated.stake,
        exact: { rtp, standardDeviation },
      };
    },
  };
}
