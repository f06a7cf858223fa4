import {
  NO_SHARES,
  NOT_PAID,
  type Paid,
  type Shares,
  type Wager,
  type WagerStatus,
} from "../wager.ts";
import { CHANGING, PARTS } from "./wager-columns.ts";

/** The columns of a line, in the order of those on record: what comes to be added stands at the end. */
const LINE = [...CHANGING, ...PARTS].filter(([name]) => name !== "record");

/**
 * Writes what commands change of a wager as a line of columns, with the record below it. A step of a
 * round writes one and reads one, so it is short, and split rather than parsed. A wager that is closed
 * has its record in its row for good: its line stands alone.
 */
export function writeLeftAs(wager: Wager): string {
  const line = LINE.map(([, , value]) => value(wager)).join();
  return wager.status === "open" ? `${line}\n${wager.record}` : line;
}

/** Returns SQL for the line and the record of a row of wagers.wagers: what it does not have is empty. */
export const lineOfRow = (row: string): string =>
  `concat(${LINE.map(([name]) => `${row}.${name}`).join(", ',', ")}, E'\\n', ${row}.record)`;

/** Returns SQL for what a command left: a line with its record, or JSON of times past. */
export const lineOfCommand = (command: string, row: string): string =>
  `case when ${command}.wager like '{%' or strpos(${command}.wager, E'\\n') > 0 then ${command}.wager
     else ${command}.wager || E'\\n' || ${row}.record end`;

/** The parts of a wager that commands change. */
type Changing = Pick<
  Wager,
  | "status"
  | "stake"
  | "open"
  | "cashedOut"
  | "paid"
  | "cashedOutPaid"
  | "winsTo"
  | "record"
  | "cashAfter"
  | "bonusAfter"
  | "versionAfter"
>;

/** Reads a line with the record below it. */
export function readLeftAs(text: string): Changing {
  const end = text.indexOf("\n");
  const [
    status = "",
    stakeCash,
    stakeBonus,
    paidCash,
    paidBonus,
    cashAfter,
    bonusAfter,
    versionAfter,
    stakeHouse,
    openCash,
    openBonus,
    openHouse,
    outCash,
    outBonus,
    outHouse,
    outPaidCash,
    outPaidBonus,
    winsTo,
    paidKept,
    outPaidKept,
  ] = text.slice(0, end).split(",");
  return {
    status: status as WagerStatus,
    stake: sharesOf(stakeCash, stakeBonus, stakeHouse),
    open: sharesOf(openCash, openBonus, openHouse),
    cashedOut: sharesOf(outCash, outBonus, outHouse),
    paid: paidOf(paidCash, paidBonus, paidKept),
    cashedOutPaid: paidOf(outPaidCash, outPaidBonus, outPaidKept),
    winsTo: (winsTo || "cash") as Wager["winsTo"],
    record: text.slice(end + 1),
    cashAfter: bigintOf(cashAfter),
    bonusAfter: bigintOf(bonusAfter),
    versionAfter: bigintOf(versionAfter),
  };
}

/** Most parts of a wager are nothing, and those it never had are empty. */
const isNothing = (text = ""): boolean => text === "0" || text === "";
const bigintOf = (text = ""): bigint => (isNothing(text) ? 0n : BigInt(text));

const sharesOf = (cash?: string, bonus?: string, house?: string): Shares =>
  isNothing(cash) && isNothing(bonus) && isNothing(house)
    ? NO_SHARES
    : { cash: bigintOf(cash), bonus: bigintOf(bonus), house: bigintOf(house) };

const paidOf = (cash?: string, bonus?: string, kept?: string): Paid =>
  isNothing(cash) && isNothing(bonus) && isNothing(kept)
    ? NOT_PAID
    : { cash: bigintOf(cash), bonus: bigintOf(bonus), kept: bigintOf(kept) };

/** The fields of a wager that are bigint. */
const BIGINTS = new Set([
  "playerId",
  "cash",
  "bonus",
  "house",
  "kept",
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
  // Nothing was kept in those times.
  const [paid, cashedOutPaid] = [wager.paid, wager.cashedOutPaid].map((one) => ({
    ...NOT_PAID,
    ...one,
  })) as [Paid, Paid];
  return { ...wager, paid, cashedOutPaid, placedAt: new Date(String(wager.placedAt)) };
}
