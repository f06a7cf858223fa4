import type { Wager } from "../wager.ts";
import { CHANGING, PARTS } from "./wager-columns.ts";

/**
 * Writes what commands change of a wager as a line of columns, with the record below it. A step of a
 * round writes one and reads one, so it is short, and split rather than parsed.
 */
export const writeLeftAs = (wager: Wager): string =>
  `${LINE.map(([, , value]) => value(wager)).join()}\n${wager.record}`;

/** The columns of a line, in the order of those on record: what comes to be added stands at the end. */
const LINE = [...CHANGING, ...PARTS].filter(([name]) => name !== "record");
const NAMES = LINE.map(([name]) => name);
const ARE_BIGINT = LINE.map(([, type]) => type === "bigint");

/** Brings a row to what a command left of its wager. It is changed, for it is read once a step. */
export function applyLeftAs(row: Record<string, unknown>, text: string): void {
  const end = text.indexOf("\n");
  const values = text.slice(0, end).split(",");
  for (let index = 0; index < NAMES.length; index += 1) {
    const value = values[index] ?? "";
    row[NAMES[index] as string] = ARE_BIGINT[index] ? bigintOf(value) : value;
  }
  row["record"] = text.slice(end + 1);
}

/** Most parts of a wager are nothing. */
const bigintOf = (text: string): bigint => (text === "0" ? 0n : BigInt(text));

/** The fields of a wager that are bigint. */
const BIGINTS = new Set([
  "playerId",
  "cash",
  "bonus",
  "house",
  "sessionId",
  "cashAfter",
  "bonusAfter",
  "versionAfter",
]);

/** Tells whether a command was written in the form of times past: the whole wager as JSON. */
export const isWhole = (text: string): boolean => text.startsWith("{");

/** Reads a wager that was written whole. */
export function readWhole(text: string): Wager {
  const wager = JSON.parse(text, (key, value: unknown) =>
    BIGINTS.has(key) && typeof value === "string" ? BigInt(value) : value,
  ) as Wager;
  return { ...wager, placedAt: new Date(String(wager.placedAt)) };
}
