import { FOLDHOUSE } from "../studios.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import type { Game, GameEntry, GameFacts, ReadBet } from "../game.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import figures from "./figures.json" with { type: "json" };
import { parseRouletteBets } from "./parse-bets.ts";
import type { RouletteBet } from "./parse-bets.ts";
import { playRoulette } from "./play-roulette.ts";
import { proveBets, proveRoulette } from "./prove-roulette.ts";
import { rouletteGameProof } from "./roulette-report.ts";
import { betsOnEveryKind, simulateRoulette } from "./simulate-roulette.ts";
import { BET_KINDS, ROULETTE_SPOTS } from "./spots.ts";
import { EUROPEAN_ROULETTE_VERSION } from "./version.ts";
import { WHEEL_ORDER } from "./wheel.ts";
import { ROULETTE_BET_SCHEMA, ROULETTE_OUTCOME_SCHEMA, rouletteOutcome } from "./wire.ts";
import type { RouletteOutcome } from "./wire.ts";

/** The bets of one spin. */
type Bets = readonly RouletteBet[];

/** Chips and the most that one spin may carry, in hundredths of a euro. */
const stakes = stakeTable({
  stakes: [10, 50, 100, 500, 2_500, 10_000],
  default_stake: 100,
  max_stake: 50_000,
});

const NAME = "European Roulette";

/** European roulette as a game. */
export const europeanRoulette: Game<Bets, RouletteOutcome> = {
  slug: "european-roulette",
  studio: FOLDHOUSE,
  name: NAME,
  version: EUROPEAN_ROULETTE_VERSION,
  kind: "roulette",
  categories: ["table"],
  betSchema: ROULETTE_BET_SCHEMA,
  outcomeSchema: ROULETTE_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  stakes,
  readBet(json, currency) {
    if (kindOf(json) !== "roulette") return { refused: "bet_not_understood" };
    const offered = stakes(currency);
    if (!offered) return { refused: "stake_not_offered" };
    const read = readBets(json);
    if (!read) return { refused: "bet_not_understood" };
    const chip = BigInt(offered.stakes[0] ?? 1);
    const whole = read.bet.every(({ amount }) => amount % chip === 0n);
    return whole && read.stake <= BigInt(offered.max_stake)
      ? read
      : { refused: "stake_not_offered" };
  },
  recallBet(json) {
    const read = readBets(json);
    if (!read) throw new RangeError(`not a bet of ${NAME} ${EUROPEAN_ROULETTE_VERSION}`);
    return read;
  },
  play(bets, draw) {
    const round = playRoulette(bets, draw);
    return { payout: round.payout, outcome: rouletteOutcome(round) };
  },
  canonicalConfig: () =>
    canonicalJson({
      name: NAME,
      version: EUROPEAN_ROULETTE_VERSION,
      wheel: WHEEL_ORDER,
      payouts: BET_KINDS,
      spots: ROULETTE_SPOTS,
    }),
  prove: () => rouletteGameProof(proveRoulette()),
  simulate(rounds, seed) {
    const bets = betsOnEveryKind();
    const { rtp, standardDeviation } = proveBets(bets);
    return {
      ...simulateRoulette(bets, rounds, simulationDraw(seed)),
      stake: `one unit on each of the ${bets.length} spots that cover 17`,
      exact: { rtp, standardDeviation },
    };
  },
};

export const europeanRouletteVersions: GameEntry = { current: europeanRoulette, earlier: [] };

const kindOf = (json: unknown): unknown =>
  typeof json === "object" && json !== null ? Reflect.get(json, "kind") : undefined;

function readBets(json: unknown): ReadBet<Bets> | null {
  if (kindOf(json) !== "roulette") return null;
  const { kind: _, bets: listed, ...others } = json as Record<string, unknown>;
  if (Object.keys(others).length > 0) return null;
  const parsed = parseRouletteBets(listed);
  if (!parsed.ok) return null;
  return { bet: parsed.bets, stake: parsed.bets.reduce((sum, bet) => sum + bet.amount, 0n) };
}
