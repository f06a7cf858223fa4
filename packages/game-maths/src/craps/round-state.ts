import type { PlacedBet, SettledBet } from "../table/index.ts";
import { flatOf, ODDS_PAYS, ODDS_TIMES } from "./spots.ts";
import type { CrapsSpot, Point } from "./spots.ts";
import type { Dice } from "./settle.ts";

/** Bets may be laid before each of so many rolls; then the dice roll until all is decided. */
export const MOST_ROLLS_WITH_BETS = 100;
/** The most that stands on the table at one time, in least chips. */
export const MOST_CHIPS = 2_000n;

/** The first bets, and the least chip of the table in smallest units. */
export interface CrapsBets {
  readonly chip: bigint;
  readonly bets: readonly PlacedBet<CrapsSpot>[];
}

/** One roll, with what it decided. */
export interface CrapsRoll {
  readonly dice: Dice;
  /** The point after the roll; null while the puck is off. */
  readonly point: Point | null;
  readonly decided: readonly SettledBet<CrapsSpot>[];
  /** The spots that come bets travelled to. */
  readonly travelled: readonly CrapsSpot[];
}

/** The part of a round that decides which bets the table takes. */
export interface CrapsTable {
  readonly chip: bigint;
  readonly point: Point | null;
  /** Bets that are not decided, each spot once, in the order in which they were laid. */
  readonly standing: readonly PlacedBet<CrapsSpot>[];
  /** Counts the rolls of this round. */
  readonly rolled: number;
}

export interface CrapsState extends CrapsTable {
  readonly rolls: readonly CrapsRoll[];
}

/** Returns what stands on a spot. */
const standsOn = ({ standing }: Pick<CrapsTable, "standing">, { key }: CrapsSpot): bigint =>
  standing.find(({ spot }) => spot.key === key)?.amount ?? 0n;

/** Returns what stands on the whole table. */
const totalStanding = ({ standing }: Pick<CrapsTable, "standing">): bigint =>
  standing.reduce((sum, { amount }) => sum + amount, 0n);

/** Returns the most that the table takes now, in smallest units: nothing after the last roll with bets. */
export function roomLeft(table: CrapsTable): bigint {
  if (table.rolled >= MOST_ROLLS_WITH_BETS) return 0n;
  return table.chip * MOST_CHIPS - totalStanding(table);
}

/** Returns the most that a spot takes now, in smallest units; nothing where the rules offer no bet. */
export function roomOn(table: CrapsTable, spot: CrapsSpot): bigint {
  const left = roomLeft(table);
  switch (spot.role) {
    case "travelled":
      return 0n;
    case "line":
      return table.point === null ? left : 0n;
    case "come":
      return table.point === null ? 0n : left;
    case "odds":
      return smaller(left, oddsRoom(table, spot));
    default:
      return left;
  }
}

/** Returns what may be added to odds. */
function oddsRoom(table: CrapsTable, spot: CrapsSpot): bigint {
  const number = spot.number ?? table.point;
  if (number === null) return 0n;
  const most = mostOdds(standsOn(table, flatOf(spot)), number, spot);
  const rest = most - standsOn(table, spot);
  return rest > 0n ? rest : 0n;
}

/** Returns the most that odds behind a bet may be: 3, 4 or 5 times it, or laid to win that. */
function mostOdds(flat: bigint, number: Point, { side }: Pick<CrapsSpot, "side">): bigint {
  const times = flat * BigInt(ODDS_TIMES[number]);
  const [win, stake] = ODDS_PAYS[number];
  return side === "right" ? times : (times * BigInt(win)) / BigInt(stake);
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
