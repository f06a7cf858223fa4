import { isAbove } from "./prove-table.ts";
import { fraction, subtractFractions } from "../proof/fraction.ts";
import type { TableRules, TableSpot } from "./table-rules.ts";

/** The part of `figures.json` that a table shows. */
export interface TableFigures {
  readonly facts: object;
  readonly bets: Readonly<Record<string, { readonly rtp_percent: string }>>;
}

/** Lists the bets of a table for its page. */
export interface TableRulesView {
  readonly bets: readonly TableBetView[];
}

export interface TableBetView {
  readonly bet: string;
  /** Wins that it can bring, ascending: `[35, 1]` is 35 to 1, `[19, 20]` is 19 to 20. */
  readonly pays: readonly (readonly [win: number, stake: number])[];
  /** Return to player in per cent, rounded to four decimals: "98.9421". */
  readonly rtp_percent: string;
}

const SHOWN_DECIMALS = 4;
const STAKE = fraction(1n);

/** Returns every kind of bet with its pays and its proven return, in the order of the layout. */
export function tableRulesView<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  { bets }: TableFigures,
): TableRulesView {
  const first = new Map(rules.spots.toReversed().map((spot) => [spot.kind, spot]));
  const kinds = [...new Set(rules.spots.map(({ kind }) => kind))];
  return {
    bets: kinds.map((bet) => ({
      bet,
      pays: winsOf(rules, first.get(bet) as Spot),
      rtp_percent: Number(bets[bet]?.rtp_percent).toFixed(SHOWN_DECIMALS),
    })),
  };
}

/** Returns the wins that a spot can bring, ascending: `[35, 1]` is 35 to 1. */
export function winsOf<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  spot: Spot,
): TableBetView["pays"] {
  const wins = rules
    .classes()
    .map((result) => rules.returns(spot, result))
    .filter((value) => isAbove(value, STAKE))
    .map((value) => subtractFractions(value, STAKE));
  return [...new Map(wins.map((win) => [`${win.numerator}/${win.denominator}`, win])).values()]
    .toSorted((a, b) => (isAbove(a, b) ? 1 : -1))
    .map(({ numerator, denominator }) => [Number(numerator), Number(denominator)] as const);
}
