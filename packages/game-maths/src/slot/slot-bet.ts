import type { GameMode, ReadBet } from "../game.ts";
import { MAIN_MODE, modesOf, priceOf, sheetOfMode } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";

/** A bet: what a coin is worth in the smallest money unit, and by which sheet it is played. */
export interface SlotBet {
  readonly coinValue: bigint;
  readonly mode: string;
}

/** A bet as it was read; `bet` is null when its coins would not be whole. */
interface ReadSlotBet extends Pick<ReadBet<SlotBet>, "stake"> {
  readonly bet: SlotBet | null;
  /** The stake of `main` with coins of the same value. */
  readonly mainStake: bigint;
  readonly mode: string;
}

/** Reads a bet of a sheet; null when it is none. */
export function readSlotBet(sheet: ParSheet, json: unknown): ReadSlotBet | null {
  if (typeof json !== "object" || json === null) return null;
  const { kind, stake_cents: cents, ...others } = json as Record<string, unknown>;
  const mode = readMode(sheet, others);
  if (kind !== "slot" || mode === null) return null;
  if (typeof cents !== "number" || !Number.isSafeInteger(cents) || cents <= 0) return null;
  const stake = BigInt(cents);
  const price = BigInt(priceOf(sheetOfMode(sheet, mode)));
  const coinValue = stake / price;
  const mainStake = coinValue * BigInt(priceOf(sheet));
  return { stake, mode, mainStake, bet: stake % price === 0n ? { coinValue, mode } : null };
}

/** A sheet with modes has every bet name one; a sheet without has no bet name any. */
function readMode(sheet: ParSheet, fields: Record<string, unknown>): string | null {
  const { mode, ...others } = fields;
  if (Object.keys(others).length > 0) return null;
  const modes = modesOf(sheet);
  if (modes.length === 1) return "mode" in fields ? null : MAIN_MODE;
  return typeof mode === "string" && modes.includes(mode) ? mode : null;
}

/** Returns the ways to bet beside `main`, for a licence that offers some of them. */
export const gameModes = (sheet: ParSheet): GameMode[] =>
  Object.entries(sheet.modes ?? {}).map(([name, { kind }]) => {
    return { name, kind, price: priceOf(sheetOfMode(sheet, name)) / priceOf(sheet) };
  });
