import { canonicalJson } from "../../json/canonical-json.ts";
import type { BetProof, GameEntry, GameFacts, InstantGame, ReadBet } from "../../game.ts";
import { objectSchema } from "../../json/json-schema.ts";
import type { FromSchema } from "../../json/json-schema.ts";
import { fraction } from "../../proof/fraction.ts";
import { percentText } from "../../proof/report-text.ts";
import { volatilityOf } from "../../proof/volatility.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";
import { stakeTable } from "../../stakes/stake-table.ts";
import figures from "./figures.json" with { type: "json" };

/*
 * A game as small as a game can be: heads or tails, paid double, with an edge of 2 %. Tests put it
 * into the registries to show that a game is its own folders and nothing else.
 */

const SIDES = ["heads", "tails"] as const;
const CHANCES = { heads: 49, tails: 49, edge: 2 };
const RANGE = CHANCES.heads + CHANCES.tails + CHANCES.edge;

const BET = objectSchema({
  kind: { const: "coin" },
  side: { enum: SIDES },
  stake_cents: { type: "integer", minimum: 1 },
});
const OUTCOME = objectSchema({ kind: { const: "coin" }, landed: { enum: [...SIDES, "edge"] } });
export type CoinBet = FromSchema<typeof BET>;
export type CoinOutcome = FromSchema<typeof OUTCOME>;

const VERSION = "1.0.0";
const stakes = stakeTable({ stakes: [10, 50, 100], default_stake: 50, max_stake: 100 });

function landed(drawn: number): CoinOutcome["landed"] {
  if (drawn < CHANCES.heads) return "heads";
  return drawn < CHANCES.heads + CHANCES.tails ? "tails" : "edge";
}

function read(json: unknown): ReadBet<CoinBet> | null {
  const bet = json as CoinBet | null;
  const fits = bet?.kind === "coin" && SIDES.includes(bet.side) && bet.stake_cents > 0;
  return fits ? { bet, stake: BigInt(bet.stake_cents) } : null;
}

/** Returns the exact figures of either side: every number of the draw once. */
function proveSide(): BetProof {
  const rtp = fraction(BigInt(2 * CHANCES.heads), BigInt(RANGE));
  const share = CHANCES.heads / RANGE;
  const standardDeviation = 2 * Math.sqrt(share * (1 - share));
  return {
    rtp,
    hitRate: fraction(BigInt(CHANCES.heads), BigInt(RANGE)),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin: fraction(2n),
  };
}

export const coinFlip: InstantGame<CoinBet, CoinOutcome> = {
  slug: "coin-flip",
  studio: { slug: "foldhouse", name: "Foldhouse" },
  name: "Coin Flip",
  version: VERSION,
  kind: "coin",
  categories: ["table", "new"],
  betSchema: BET,
  outcomeSchema: OUTCOME,
  facts: figures as GameFacts,
  stakes,
  readBet(json, currency) {
    const found = read(json);
    if (!found) return { refused: "bet_not_understood" };
    const offered = stakes(currency)?.stakes.includes(found.bet.stake_cents);
    return offered ? found : { refused: "stake_not_offered" };
  },
  recallBet(json) {
    const found = read(json);
    if (!found) throw new RangeError("not a bet of this game");
    return found;
  },
  play(bet, draw) {
    const outcome: CoinOutcome = { kind: "coin", landed: landed(draw(RANGE)) };
    return { payout: outcome.landed === bet.side ? BigInt(bet.stake_cents) * 2n : 0n, outcome };
  },
  canonicalConfig: () => canonicalJson({ name: "Coin Flip", version: VERSION, chances: CHANCES }),
  prove() {
    const side = proveSide();
    return {
      kind: "coin",
      name: "Coin Flip",
      version: VERSION,
      rtp: side.rtp,
      bets: { main: side },
      headline: { hitRate: side.hitRate, volatility: side.volatility, topWin: fraction(2n) },
      details: null,
      report: [{ rows: [["RTP", percentText(side.rtp, 6)]] }],
    };
  },
  simulate(rounds, seed) {
    const draw = simulationDraw(seed);
    let winningRounds = 0;
    for (let round = 0; round < rounds; round += 1)
      if (landed(draw(RANGE)) === "heads") winningRounds += 1;
    const mean = (2 * winningRounds) / rounds;
    return { rounds, mean, winningRounds, stake: "one unit on heads", exact: proveSide() };
  },
};

export const coinFlipVersions: GameEntry = { current: coinFlip, earlier: [] };
