import type { GameEntry, GameFacts, GameProof, GameSimulation, SteppedGame } from "../game.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { addFractions, fraction, multiplyFractions, subtractFractions } from "../proof/fraction.ts";
import { percentText } from "../proof/report-text.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { openBy } from "../steps/position.ts";
import { TIN_PARADE } from "../studios.ts";
import { tableGameProof } from "../table/index.ts";
import type { TableKindProof, TableRulesView } from "../table/index.ts";
import { CRAPS_READERS, crapsStakes } from "./bet-readers.ts";
import { CRAPS_ROUND } from "./craps-round.ts";
import figures from "./figures.json" with { type: "json" };
import { proveBets } from "./prove-craps.ts";
import { MOST_CHIPS, MOST_ROLLS_WITH_BETS } from "./round-state.ts";
import type { CrapsBets } from "./round-state.ts";
import { playBet } from "./simulate-craps.ts";
import { CRAPS_BETS, CRAPS_PAYS, CRAPS_SPOTS, EXACT_UNIT, ODDS_PAYS, ODDS_TIMES } from "./spots.ts";
import type { CrapsBet } from "./spots.ts";
import { CRAPS_BET_SCHEMA, CRAPS_OUTCOME_SCHEMA, CRAPS_STEP_SCHEMA, KIND } from "./wire.ts";
import type { CrapsOutcome } from "./wire.ts";

const NAME = "Craps";
const VERSION = "1.0.0";
const SHOWN_DECIMALS = 4;
let proof: GameProof | null = null;

/** Craps: a round rolls until every bet is decided. */
export const craps: SteppedGame<CrapsBets, CrapsOutcome> = {
  slug: "craps",
  name: NAME,
  studio: TIN_PARADE,
  version: VERSION,
  kind: KIND,
  categories: ["table", "new"],
  betSchema: CRAPS_BET_SCHEMA,
  stepSchema: CRAPS_STEP_SCHEMA,
  outcomeSchema: CRAPS_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  stakes: crapsStakes,
  ...CRAPS_READERS,
  open: openBy(CRAPS_ROUND),
  canonicalConfig: () =>
    canonicalJson({
      name: NAME,
      version: VERSION,
      pays: CRAPS_PAYS,
      oddsPays: ODDS_PAYS,
      oddsTimes: ODDS_TIMES,
      spots: CRAPS_SPOTS.map(({ key }) => key),
      bar: "a come-out or first roll of 12 gives dont_pass and dont_come back",
      working: "place, hardways and odds decide on every roll; no bet is taken down",
      exactUnit: Number(EXACT_UNIT),
      mostRollsWithBets: MOST_ROLLS_WITH_BETS,
      mostChips: Number(MOST_CHIPS),
    }),
  rules: (): TableRulesView => ({
    bets: CRAPS_BETS.map((bet) => ({
      bet,
      pays: CRAPS_PAYS[bet],
      rtp_percent: Number(figures.bets[bet].rtp_percent).toFixed(SHOWN_DECIMALS),
    })),
  }),
  prove: () => (proof ??= proveCraps()),
  simulate: simulateCraps,
};

/** Proves every bet; its RTP is the least of them, and the page shows the hit rate of the pass line. */
function proveCraps(): GameProof {
  const bets = proveBets();
  const kinds: TableKindProof[] = CRAPS_BETS.map((betKind) => ({
    ...bets[betKind],
    betKind,
    maxWin: bets[betKind].maxWin ?? fraction(0n),
    spots: CRAPS_SPOTS.filter(({ kind }) => kind === betKind).length,
  }));
  const shared = tableGameProof(
    { kind: KIND, name: NAME, version: VERSION, shownBet: "pass" },
    kinds,
  );
  const edges = CRAPS_BETS.map((bet) => {
    const edge = subtractFractions(fraction(1n), bets[bet].rtp);
    return [bet, percentText(edge, 6), `${edge.numerator}/${edge.denominator}`];
  });
  return {
    ...shared,
    report: [...shared.report, { table: [["Bet", "house edge", "fraction"], ...edges] }],
  };
}

/** Plays every kind of bet equally often, one unit each time, through the rules that decide real rounds. */
function simulateCraps(rounds: number, seed: number): GameSimulation {
  const draw = simulationDraw(seed);
  const each = Math.ceil(rounds / CRAPS_BETS.length);
  let [returned, winningRounds] = [0, 0];
  for (const kind of CRAPS_BETS)
    for (let round = 0; round < each; round += 1) {
      const paid = playBet(kind, draw);
      returned += paid;
      if (paid > 0) winningRounds += 1;
    }
  return {
    rounds: each * CRAPS_BETS.length,
    mean: returned / (each * CRAPS_BETS.length),
    winningRounds,
    stake: `one unit on each of the ${CRAPS_BETS.length} kinds of bet in turn`,
    exact: evenMix(CRAPS_BETS),
  };
}

/** Returns the exact mean of bets that are played equally often, and the deviation around their own means. */
function evenMix(kinds: readonly CrapsBet[]): GameSimulation["exact"] {
  const { bets } = craps.prove();
  const proofs = kinds.flatMap((kind) => bets[kind] ?? []);
  const sum = addFractions(...proofs.map(({ rtp }) => rtp));
  const variance = proofs.reduce((all, bet) => all + bet.standardDeviation ** 2, 0);
  return {
    rtp: multiplyFractions(sum, fraction(1n, BigInt(proofs.length))),
    standardDeviation: Math.sqrt(variance / proofs.length),
  };
}

export const crapsVersions: GameEntry = { current: craps, earlier: [] };
