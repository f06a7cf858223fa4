import type { GameProof } from "../game.ts";
import { fractionToText } from "../proof/fraction.ts";
import { percentText, shortFraction } from "../proof/report-text.ts";
import type { RouletteKindProof, RouletteProof } from "./prove-roulette.ts";
import type { RouletteBetKind } from "./spots.ts";

/** Puts the proof of roulette in the form that all games share; red stands for it on its page. */
export function rouletteGameProof(proof: RouletteProof): GameProof {
  const of = (betKind: RouletteBetKind): RouletteKindProof => {
    const found = proof.kinds.find((kind) => kind.betKind === betKind);
    if (!found) throw new Error(`the proof lacks ${betKind}`);
    return found;
  };
  const red = of("red_black");
  return {
    kind: proof.kind,
    name: proof.name,
    version: proof.version,
    rtp: proof.rtp,
    bets: Object.fromEntries(proof.kinds.map((kind) => [kind.betKind, kind])),
    headline: {
      hitRate: red.hitRate,
      volatility: red.volatility,
      topWin: of("straight").maxWin,
    },
    details: proof,
    report: [
      {
        rows: [
          ["RTP of every bet", percentText(proof.rtp, 6)],
          ["  as a fraction", shortFraction(proof.rtp)],
        ],
      },
      { table: [HEADER, ...proof.kinds.map(kindRow)] },
    ],
  };
}

const HEADER = ["Bet", "spots", "pays", "RTP", "hit rate", "deviation", "volatility"];

const kindRow = (kind: RouletteKindProof): string[] => [
  kind.betKind,
  String(kind.spots),
  `${kind.paysToOne} to 1`,
  fractionToText(kind.rtp),
  percentText(kind.hitRate, 4),
  kind.standardDeviation.toFixed(4),
  kind.volatility,
];
