import type { Draw } from "../fairness/draw.ts";
import type { GameFacts, GameProof, InstantGame } from "../game.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { objectSchema } from "../json/json-schema.ts";
import type { JsonSchema, ObjectSchema } from "../json/json-schema.ts";
import { fractionToText } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { percentText, timesText } from "../proof/report-text.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { betReaders } from "../stakes/bet-readers.ts";
import type { BetForm, ChosenBet } from "../stakes/bet-readers.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import type { Studio } from "../studios.ts";
import { payExactly } from "./exact-payment.ts";
import { higher, prizesProof } from "./prizes.ts";
import type { Prize } from "./prizes.ts";

/** Stakes of the originals in hundredths of a euro. */
const STAKES: OfferedStakes = {
  stakes: [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000],
  default_stake: 100,
  max_stake: 10_000,
};

/** Returns the stakes of every original in a currency. */
export const originalStakes = stakeTable(STAKES);

/** A round as its draws decide it, before any money. */
export interface DecidedRound<Outcome> {
  /** Of the stake, which is included. */
  readonly multiple: Fraction;
  readonly outcome: Outcome;
}

/** An original: one stake, one choice, one press, and all that it can return known beforehand. */
export interface OriginalDefinition<Choice, Outcome> {
  readonly slug: string;
  readonly name: string;
  readonly studio: Studio;
  readonly version: string;
  readonly kind: string;
  /** Wire form of the choice: the fields of a bet beside its kind and stake. */
  readonly choiceFields: Readonly<Record<string, JsonSchema>>;
  readonly outcomeSchema: ObjectSchema;
  readonly facts: GameFacts;
  readonly readChoice: BetForm<Choice>["readChoice"];
  readonly takes?: BetForm<Choice>["takes"];
  /** Decides a round. The last unit of a payment is drawn after it. */
  play(choice: Choice, draw: Draw): DecidedRound<Outcome>;
  /** Returns everything that a choice can return. */
  prizes(choice: Choice): readonly Prize[];
  /** Choices by name, of which the figures are stored; `main` is that of the page. */
  readonly bets: Readonly<Record<string, Choice>> & { readonly main: Choice };
  /** Everything that decides beside name and version. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** Makes the game of an original. */
export function originalGame<Choice, Outcome>(
  definition: OriginalDefinition<Choice, Outcome>,
): InstantGame<ChosenBet<Choice>, Outcome> {
  const { slug, name, studio, version, kind, facts, outcomeSchema } = definition;
  const { readChoice, takes, config } = definition;
  const form = { slug, version, kind, stakes: originalStakes, readChoice };
  const play: InstantGame<ChosenBet<Choice>, Outcome>["play"] = ({ stake, choice }, draw) => {
    const { multiple, outcome } = definition.play(choice, draw);
    return { payout: payExactly(stake, multiple, draw), outcome };
  };
  let proof: GameProof | undefined;
  const prove = (): GameProof => (proof ??= proveOriginal(definition));
  return {
    slug,
    name,
    studio,
    version,
    kind,
    categories: ["originals", "new"],
    betSchema: objectSchema({
      kind: { const: kind },
      stake_cents: { type: "integer", minimum: 1 },
      ...definition.choiceFields,
    }),
    outcomeSchema,
    facts,
    stakes: originalStakes,
    ...betReaders<Choice>(takes ? { ...form, takes } : form),
    play,
    canonicalConfig: () => canonicalJson({ name, version, ...config }),
    prove,
    simulate(rounds, seed) {
      const stake = BigInt(STAKES.default_stake);
      const draw = simulationDraw(seed);
      let paid = 0n;
      let winningRounds = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { payout } = play({ stake, choice: definition.bets.main }, draw);
        paid += payout;
        if (payout > 0n) winningRounds += 1;
      }
      const { rtp, standardDeviation } = prizesProof(definition.prizes(definition.bets.main));
      return {
        rounds,
        mean: Number(paid) / Number(stake) / rounds,
        winningRounds,
        stake: `${stake} units on main`,
        exact: { rtp, standardDeviation },
      };
    },
  };
}

/** Proves every named choice of an original from all that it can return. */
function proveOriginal<Choice, Outcome>(
  definition: OriginalDefinition<Choice, Outcome>,
): GameProof {
  const { kind, name, version } = definition;
  const entries = Object.entries(definition.bets).map(
    ([bet, choice]) => [bet, prizesProof(definition.prizes(choice))] as const,
  );
  const main = prizesProof(definition.prizes(definition.bets.main));
  const maxWins = entries.flatMap(([, { maxWin }]) => (maxWin === null ? [] : [maxWin]));
  const header = ["Bet", "RTP", "as a fraction", "pays", "deviation", "highest"];
  return {
    kind,
    name,
    version,
    rtp: main.rtp,
    bets: Object.fromEntries(entries),
    headline: {
      hitRate: main.hitRate,
      volatility: main.volatility,
      topWin: maxWins.reduce(higher),
    },
    details: null,
    report: [
      { rows: [["RTP of main", percentText(main.rtp, 6)]] },
      {
        table: [
          header,
          ...entries.map(([bet, { rtp, hitRate, standardDeviation, maxWin }]) => [
            bet,
            percentText(rtp, 6),
            fractionToText(rtp),
            percentText(hitRate, 6),
            standardDeviation.toFixed(4),
            maxWin === null ? "none" : timesText(maxWin),
          ]),
        ],
      },
    ],
  };
}
