import type { Draw } from "../fairness/draw.ts";
import type { Game, GameFacts, GameProof, GameSimulation, ReadBet } from "../game.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import { canonicalSheet } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";
import { playSlot } from "./play-slot.ts";
import { proveSlot } from "./proof/prove-slot.ts";
import { slotGameProof } from "./proof/slot-report.ts";
import { simulateSlot } from "./simulation/simulate-slot.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import type { SlotBet } from "./slot-round.ts";
import { SLOT_BET_SCHEMA, SLOT_OUTCOME_SCHEMA, slotOutcome, slotRules } from "./wire.ts";
import type { SlotOutcome } from "./wire.ts";

/** A slot: its PAR sheet, and what the sheet does not say. */
export interface SlotDefinition {
  readonly slug: string;
  readonly sheet: ParSheet;
  readonly categories: readonly string[];
  /** In hundredths of a euro, each a multiple of the sheet's lines. */
  readonly stakes: OfferedStakes;
  readonly facts: GameFacts;
}

/** A slot as a game. */
export type SlotGame = Game<SlotBet, SlotOutcome>;

/**
 * Makes the game of a PAR sheet.
 * @throws RangeError for a stake that the lines cannot share.
 */
export function slotGame(definition: SlotDefinition): SlotGame {
  const { slug, sheet, categories, facts } = definition;
  const stray = definition.stakes.stakes.find((stake) => stake % sheet.lines.length !== 0);
  if (stray !== undefined)
    throw new RangeError(`${sheet.lines.length} lines cannot share a stake of ${stray}`);
  const stakes = stakeTable(definition.stakes);
  return {
    slug,
    name: sheet.name,
    version: sheet.version,
    kind: "slot",
    categories,
    betSchema: SLOT_BET_SCHEMA,
    outcomeSchema: SLOT_OUTCOME_SCHEMA,
    facts,
    stakes,
    readBet(json, currency) {
      const read = readSlotBet(sheet, json);
      if (!read) return { refused: "bet_not_understood" };
      const offered = stakes(currency)?.stakes.includes(Number(read.stake));
      return offered && read.bet ? { bet: read.bet, stake: read.stake } : NOT_OFFERED;
    },
    recallBet(json) {
      const read = readSlotBet(sheet, json);
      if (!read?.bet) throw new RangeError(`not a bet of ${slug} ${sheet.version}`);
      return { bet: read.bet, stake: read.stake };
    },
    play(bet: SlotBet, draw: Draw) {
      const round = playSlot(sheet, bet, draw);
      return { payout: round.payout, outcome: slotOutcome(round) };
    },
    canonicalConfig: () => canonicalSheet(sheet),
    ...slotMathematics(sheet),
    rules: () => slotRules(sheet),
  };
}

const NOT_OFFERED = { refused: "stake_not_offered" } as const;

/** Reads the stake of a bet; its share of a line is null when the lines cannot share it. */
function readSlotBet(
  sheet: ParSheet,
  json: unknown,
): (Pick<ReadBet<SlotBet>, "stake"> & { readonly bet: SlotBet | null }) | null {
  if (typeof json !== "object" || json === null) return null;
  const { kind, stake_cents: cents, ...others } = json as Record<string, unknown>;
  if (kind !== "slot" || Object.keys(others).length > 0) return null;
  if (typeof cents !== "number" || !Number.isSafeInteger(cents) || cents <= 0) return null;
  const stake = BigInt(cents);
  const lines = BigInt(sheet.lines.length);
  return { stake, bet: stake % lines === 0n ? { lineStake: stake / lines } : null };
}

/** Makes the proof and the simulation of a sheet. The proof is computed once. */
export function slotMathematics(sheet: ParSheet): {
  prove(): GameProof;
  simulate(rounds: number, seed: number): GameSimulation;
} {
  let proof: GameProof | undefined;
  const prove = (): GameProof => (proof ??= slotGameProof(proveSlot(sheet)));
  return {
    prove,
    simulate(rounds, seed) {
      const { mean, winningRounds } = simulateSlot(sheet, rounds, simulationDraw(seed));
      const { rtp, bets } = prove();
      const standardDeviation = bets["main"]?.standardDeviation ?? Number.NaN;
      return {
        rounds,
        mean,
        winningRounds,
        stake: `${sheet.lines.length} lines`,
        exact: { rtp, standardDeviation },
      };
    },
  };
}
