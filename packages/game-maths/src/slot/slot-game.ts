import type { Draw } from "../fairness/draw.ts";
import type { GameFacts, InstantGame } from "../game.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import type { Studio } from "../studios.ts";
import { playSlot } from "./engine/play-slot.ts";
import { canonicalSheet, modesOf, priceOf, sheetOfMode } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";
import { gameModes, readSlotBet } from "./slot-bet.ts";
import type { SlotBet } from "./slot-bet.ts";
import { slotMathematics } from "./slot-mathematics.ts";
import { slotRules } from "./slot-rules.ts";
import { SLOT_OUTCOME_SCHEMA, slotBetSchema, slotOutcome } from "./wire.ts";
import type { SlotOutcome } from "./wire.ts";

/** A slot: its PAR sheet, and what the sheet does not say. */
export interface SlotDefinition {
  readonly slug: string;
  readonly studio: Studio;
  readonly sheet: ParSheet;
  readonly categories: readonly string[];
  /** Stakes of `main` in hundredths of a euro, each a multiple of the sheet's price in coins. */
  readonly stakes: OfferedStakes;
  readonly facts: GameFacts;
}

/** A slot as a game. */
export type SlotGame = InstantGame<SlotBet, SlotOutcome>;

/**
 * Makes the game of a PAR sheet.
 * @throws RangeError for a stake that is no whole value of a coin.
 */
export function slotGame(definition: SlotDefinition): SlotGame {
  const { slug, studio, sheet, categories, facts } = definition;
  const price = priceOf(sheet);
  const stray = definition.stakes.stakes.find((stake) => stake % price !== 0);
  if (stray !== undefined) throw new RangeError(`${price} coins cannot share a stake of ${stray}`);
  const stakes = stakeTable(definition.stakes);
  const sheets = new Map(modesOf(sheet).map((mode) => [mode, sheetOfMode(sheet, mode)]));
  const modes = gameModes(sheet);
  return {
    slug,
    name: sheet.name,
    studio,
    version: sheet.version,
    kind: "slot",
    categories,
    betSchema: slotBetSchema([...sheets.keys()]),
    outcomeSchema: SLOT_OUTCOME_SCHEMA,
    facts,
    stakes,
    ...(modes.length > 0 ? { modes } : {}),
    readBet(json, currency) {
      const read = readSlotBet(sheet, json);
      if (!read) return { refused: "bet_not_understood" };
      const offered = stakes(currency)?.stakes.includes(Number(read.mainStake));
      if (!offered || !read.bet) return { refused: "stake_not_offered" };
      return { bet: read.bet, stake: read.stake, ...(modes.length > 0 ? { mode: read.mode } : {}) };
    },
    recallBet(json) {
      const read = readSlotBet(sheet, json);
      if (!read?.bet) throw new RangeError(`not a bet of ${slug} ${sheet.version}`);
      return { bet: read.bet, stake: read.stake };
    },
    play({ coinValue, mode }: SlotBet, draw: Draw) {
      const round = playSlot(sheets.get(mode) ?? sheet, draw);
      return {
        payout: BigInt(round.coins) * coinValue,
        outcome: slotOutcome(round, coinValue),
      };
    },
    canonicalConfig: () => canonicalSheet(sheet),
    ...slotMathematics(sheet),
    rules: () => slotRules(sheet),
  };
}
