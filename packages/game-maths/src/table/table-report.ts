import type { GameProof } from "../game.ts";
import { equalFractions, fraction, fractionToText, subtractFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { percentText, shortFraction } from "../proof/report-text.ts";
import { isAbove } from "./prove-table.ts";
import type { TableKindProof } from "./prove-table.ts";

/** A game of which a proof tells, and the bet whose figures stand for it on its page. */
export interface ProvenTable {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
  readonly shownBet: string;
}

/** Puts the proof of a table in the form that all games share. Its RTP is the least of its bets. */
export function tableGameProof(
  { kind, name, version, shownBet }: ProvenTable,
  kinds: readonly TableKindProof[],
): GameProof {
  const shown = kinds.find(({ betKind }) => betKind === shownBet);
  if (!shown) throw new Error(`the proof lacks ${shownBet}`);
  const least = kinds.reduce((low, { rtp }) => (isAbove(low, rtp) ? rtp : low), shown.rtp);
  const alike = kinds.every(({ rtp }) => equalFractions(rtp, least));
  return {
    kind,
    name,
    version,
    rtp: least,
    bets: Object.fromEntries(kinds.map((each) => [each.betKind, each])),
    headline: {
      hitRate: shown.hitRate,
      volatility: shown.volatility,
      topWin: kinds.reduce((high, { maxWin }) => (isAbove(maxWin, high) ? maxWin : high), LEAST),
    },
    details: kinds,
    report: [
      {
        rows: [
          [alike ? "RTP of every bet" : "RTP, least of all bets", percentText(least, 6)],
          ["  as a fraction", shortFraction(least)],
        ],
      },
      { table: [HEADER, ...kinds.map(kindRow)] },
    ],
  };
}

const LEAST = fraction(0n);

const HEADER = ["Bet", "spots", "pays", "RTP", "fraction", "hit rate", "deviation", "volatility"];

const kindRow = (kind: TableKindProof): string[] => [
  kind.betKind,
  String(kind.spots),
  oddsText(kind.maxWin),
  percentText(kind.rtp, 6),
  fractionToText(kind.rtp),
  percentText(kind.hitRate, 4),
  kind.standardDeviation.toFixed(4),
  kind.volatility,
];

/** Writes the win of a return as odds: 36 is "35 to 1", 39/20 is "19 to 20". */
export function oddsText(highest: Fraction): string {
  const { numerator, denominator } = subtractFractions(highest, fraction(1n));
  return `${numerator} to ${denominator}`;
}
