import { canonicalJson } from "../json/canonical-json.ts";
import type { GameEntry, GameFacts, GameProof, GameSimulation, SteppedGame } from "../game.ts";
import { prizesProof } from "../originals/index.ts";
import { fraction, fractionToText } from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import { openBy } from "../steps/position.ts";
import { FOLDHOUSE } from "../studios.ts";
import {
  proveTable,
  readerByKey,
  stakeUnits,
  TABLE_STAKES,
  tableBetReaders,
  tableGameProof,
  tableRulesView,
} from "../table/index.ts";
import figures from "./figures.json" with { type: "json" };
import {
  WAR_BURNT,
  WAR_DECKS,
  WAR_RETURNS,
  WAR_RULES,
  WAR_SPOTS,
  higherSide,
} from "./war-rules.ts";
import { WAR_ROUND } from "./war-round.ts";
import type { WarBets } from "./war-round.ts";
import { KIND, WAR_BET_SCHEMA, WAR_OUTCOME_SCHEMA, WAR_STEP_SCHEMA } from "./wire.ts";
import type { WarOutcome } from "./wire.ts";

const NAME = "Casino War";
const VERSION = "1.0.0";
const open = openBy(WAR_ROUND);
const stakes = stakeTable(TABLE_STAKES);

/** Casino war of six decks. Every chip can be halved, so that giving up is exact. */
export const casinoWar: SteppedGame<WarBets, WarOutcome> = {
  slug: "casino-war",
  name: NAME,
  studio: FOLDHOUSE,
  version: VERSION,
  kind: KIND,
  categories: ["table", "new"],
  betSchema: WAR_BET_SCHEMA,
  stepSchema: WAR_STEP_SCHEMA,
  outcomeSchema: WAR_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  stakes,
  ...tableBetReaders({
    name: NAME,
    version: VERSION,
    kind: KIND,
    reader: readerByKey(WAR_SPOTS, stakeUnits(WAR_RULES)),
    stakes,
  }),
  open,
  canonicalConfig: () =>
    canonicalJson({
      name: NAME,
      version: VERSION,
      decks: WAR_DECKS,
      burnt: WAR_BURNT,
      returns: Object.fromEntries(
        Object.entries(WAR_RETURNS).map(([name, paid]) => [name, fractionToText(paid)]),
      ),
      ranks: "two low, ace high; suits do not count",
    }),
  rules: () => tableRulesView(WAR_RULES, figures),
  prove: proveWar,
  simulate: simulateWar,
};

/** Proves both bets, and what giving up every tie would return. */
function proveWar(): GameProof {
  const bets = proveTable(WAR_RULES);
  const proof = tableGameProof(
    { kind: KIND, name: NAME, version: VERSION, shownBet: "main" },
    bets,
  );
  const { rtp } = proof.bets["main"] as GameProof["bets"][string];
  return { ...proof, rtp, bets: { ...proof.bets, main_surrender: proveSurrender() } };
}

/** Returns the figures of the main bet when every tie is given up. */
function proveSurrender(): GameProof["bets"][string] {
  const results = WAR_RULES.results();
  const ways = results.reduce((sum, { weight }) => sum + weight, 0n);
  const chanceOf = (side: ReturnType<typeof higherSide>) =>
    fraction(
      results
        .filter(({ result }) => higherSide(result) === side)
        .reduce((sum, { weight }) => sum + weight, 0n),
      ways,
    );
  return prizesProof([
    { multiple: WAR_RETURNS.won, chance: chanceOf("player") },
    { multiple: fraction(0n), chance: chanceOf("dealer") },
    { multiple: WAR_RETURNS.surrendered, chance: chanceOf("tie") },
  ]);
}

const STAKE = 100;

/** Plays the main bet, every tie to war, through the rules that decide real rounds. */
function simulateWar(rounds: number, seed: number): GameSimulation {
  const draw = simulationDraw(seed);
  const bet = { kind: KIND, bets: [{ spot: "main", amount_cents: STAKE }] };
  const { bet: bets } = casinoWar.recallBet(bet);
  let net = 0n;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    let position = open(bets, draw);
    let raise = 0n;
    if (position.payout === null) {
      const step = position.readStep({ kind: KIND, action: "war" });
      if ("refused" in step) throw new Error("a tie offers a war");
      raise = step.cost;
      position = step.take(draw);
    }
    const payout = position.payout ?? 0n;
    net += payout - raise;
    if (payout > 0n) winningRounds += 1;
  }
  const main = proveTable(WAR_RULES).find(({ betKind }) => betKind === "main");
  if (!main) throw new Error("casino war has a main bet");
  return {
    rounds,
    mean: Number(net) / STAKE / rounds,
    winningRounds,
    stake: `${STAKE} units on the main bet, every tie to war`,
    exact: { rtp: main.rtp, standardDeviation: main.standardDeviation },
  };
}

export const casinoWarVersions: GameEntry = { current: casinoWar, earlier: [] };
