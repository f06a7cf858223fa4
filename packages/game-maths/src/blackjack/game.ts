import type {
  BetProof,
  GameEntry,
  GameFacts,
  GameProof,
  GameSimulation,
  SteppedGame,
} from "../game.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { percentText, timesText } from "../proof/report-text.ts";
import { fraction } from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import { openBy } from "../steps/position.ts";
import { FOLDHOUSE } from "../studios.ts";
import { readerByKey, TABLE_STAKES, tableBetReaders } from "../table/index.ts";
import type { TableRulesView } from "../table/index.ts";
import { adviseBlackjack } from "./strategy/advise.ts";
import { BLACKJACK_ROUND } from "./blackjack-round.ts";
import figures from "./figures.json" with { type: "json" };
import { playOut, STAKE } from "./play-by-chart.ts";
import { proveInsurance, proveMain } from "./prove-blackjack.ts";
import type { BlackjackBets } from "./round-state.ts";
import { BLACKJACK_DECKS, DEALER_STANDS } from "./totals.ts";
import {
  BLACKJACK_BET_SCHEMA,
  BLACKJACK_OUTCOME_SCHEMA,
  BLACKJACK_STEP_SCHEMA,
  KIND,
  MOST_HANDS,
} from "./wire.ts";
import type { BlackjackOutcome } from "./wire.ts";

const NAME = "Blackjack";
const VERSION = "1.0.0";
const stakes = stakeTable(TABLE_STAKES);
/** Stakes are even, so that three to two and half for insurance are exact. */
const UNIT = 2n;
const MAIN = { key: "main", kind: "main" } as const;
const proofs = new Map<string, GameProof>();

/** Blackjack of six decks: the dealer stands on soft 17 and looks for a blackjack. */
export const blackjack: SteppedGame<BlackjackBets, BlackjackOutcome> = {
  slug: "blackjack",
  name: NAME,
  studio: FOLDHOUSE,
  version: VERSION,
  kind: KIND,
  categories: ["table", "new"],
  betSchema: BLACKJACK_BET_SCHEMA,
  stepSchema: BLACKJACK_STEP_SCHEMA,
  outcomeSchema: BLACKJACK_OUTCOME_SCHEMA,
  facts: figures.facts as GameFacts,
  stakes,
  ...tableBetReaders({
    name: NAME,
    version: VERSION,
    kind: KIND,
    reader: readerByKey([MAIN], new Map([[MAIN.key, UNIT]])),
    stakes,
  }),
  open: openBy(BLACKJACK_ROUND),
  advise: (_, outcome) => adviseBlackjack(outcome),
  canonicalConfig: () =>
    canonicalJson({
      name: NAME,
      version: VERSION,
      decks: BLACKJACK_DECKS,
      dealer: `stands on ${DEALER_STANDS}, a soft one too; looks for a blackjack under an ace or a ten`,
      blackjack: "3/2",
      double: "any two cards, after a split too",
      split: `two cards of one value, to ${MOST_HANDS} hands; one card to each split ace`,
      insurance: "2/1",
      surrender: "none",
    }),
  rules: (): TableRulesView => ({
    bets: [
      {
        bet: "main",
        pays: [
          [1, 1],
          [3, 2],
        ],
        rtp_percent: shown("main"),
      },
      { bet: "insurance", pays: [[2, 1]], rtp_percent: shown("insurance") },
    ],
  }),
  prove(effort = "full") {
    let proof = proofs.get(effort);
    if (!proof) proofs.set(effort, (proof = proveBlackjack(effort)));
    return proof;
  },
  simulate: simulateBlackjack,
};

const shown = (bet: keyof typeof figures.bets): string => figures.bets[bet].rtp_percent;

function proveBlackjack(effort: "full" | "short"): GameProof {
  const [main, insurance] = [proveMain(effort), proveInsurance()];
  return {
    kind: KIND,
    name: NAME,
    version: VERSION,
    rtp: main.rtp,
    bets: { main, insurance },
    headline: {
      hitRate: main.hitRate,
      volatility: main.volatility,
      topWin: main.maxWin ?? fraction(0n),
    },
    details: { rtpHalfWidth: main.rtpHalfWidth },
    report: [
      {
        rows: [
          ["RTP of basic strategy", percentText(main.rtp, 4)],
          ["  99 % half-width", `${((main.rtpHalfWidth ?? 0) * 100).toFixed(4)} points`],
          ["RTP of insurance", percentText(insurance.rtp, 4)],
          ["Rounds that pay", percentText(main.hitRate, 2)],
          ["Standard deviation", main.standardDeviation.toFixed(2)],
          ["Highest win", timesText(main.maxWin ?? fraction(0n))],
        ],
      },
    ],
  };
}

/** Plays rounds by the chart that help shows, through the rules that decide real ones. */
function simulateBlackjack(rounds: number, seed: number): GameSimulation {
  const draw = simulationDraw(seed);
  const bets = [{ spot: MAIN, amount: STAKE }];
  let net = 0;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const played = playOut(BLACKJACK_ROUND.open(bets, draw), draw);
    net += played.net;
    if (played.paid > 0) winningRounds += 1;
  }
  const proof = proofs.get("full") ?? blackjack.prove("short");
  const { rtp, standardDeviation } = proof.bets["main"] as BetProof;
  return {
    rounds,
    mean: net / rounds,
    winningRounds,
    stake: `${STAKE} units, by basic strategy`,
    exact: { rtp, standardDeviation },
  };
}

export const blackjackVersions: GameEntry = { current: blackjack, earlier: [] };
