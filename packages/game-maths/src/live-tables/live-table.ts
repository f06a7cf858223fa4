import type { Draw } from "../fairness/draw.ts";
import type { BetRefused, InstantGame, ReadBet } from "../game.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import type { Studio } from "../studios.ts";

/** Says what a live table is: the game that is played on it, its limits, and how long its outcome is shown. */
export interface LiveTableForm {
  readonly slug: string;
  readonly name: string;
  readonly studio: Studio;
  /** Decides every round of the table, in its current version and in earlier ones. */
  readonly game: { readonly current: InstantGame; readonly earlier: readonly InstantGame[] };
  /** Categories of the catalogue beside `live`. */
  readonly categories: readonly string[];
  readonly stakes: (currency: string) => OfferedStakes | null;
  /** Bets are taken for so long, unless operators say otherwise. */
  readonly bettingSeconds: number;
  /** Screens play an outcome for so long before bets are paid, milliseconds. */
  readonly revealMs: number;
}

/** Returns one version of the game of a table; undefined where there is none. */
export const versionAt = (
  { game }: Pick<LiveTableForm, "game">,
  version: string,
): InstantGame | undefined =>
  [game.current, ...game.earlier].find((candidate) => candidate.version === version);

/** A bet of a table in wire form: the spots that carry chips. */
export interface LiveTableBet {
  readonly kind: string;
  readonly bets: readonly { readonly spot: string; readonly amount_cents: number }[];
}

/**
 * Reads chips that a player puts on a table. Refuses by name what its game has no spot for, and what is
 * not whole chips of this table; how much a round may carry is asked of all its chips together.
 */
export function readChips(
  { game: { current }, stakes }: Pick<LiveTableForm, "game" | "stakes">,
  json: unknown,
  currency: string,
): ReadBet<LiveTableBet> | { readonly refused: BetRefused } {
  const offered = stakes(currency);
  if (!offered) return { refused: "stake_not_offered" };
  const read = recalled(current, json);
  if (!read) return { refused: "bet_not_understood" };
  const bet = json as LiveTableBet;
  const [chip = 1] = offered.stakes;
  const isWhole = bet.bets.every(({ amount_cents: cents }) => cents % chip === 0);
  return isWhole && read.stake <= BigInt(offered.max_stake)
    ? { bet, stake: read.stake }
    : { refused: "stake_not_offered" };
}

function recalled(game: InstantGame, json: unknown): ReadBet<unknown> | null {
  try {
    return game.recallBet(json);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns a bet with further chips on it, spot by spot. */
export function withChips(bet: LiveTableBet, more: LiveTableBet): LiveTableBet {
  const chips = new Map(bet.bets.map(({ spot, amount_cents }) => [spot, amount_cents]));
  for (const { spot, amount_cents: cents } of more.bets)
    chips.set(spot, (chips.get(spot) ?? 0) + cents);
  return {
    kind: bet.kind,
    bets: [...chips].map(([spot, amount_cents]) => ({ spot, amount_cents })),
  };
}

/** A bet of a table with what each spot returned. */
export interface LiveTablePaid {
  /** Smallest units. */
  readonly payout: bigint;
  readonly spots: readonly {
    readonly spot: string;
    readonly amount_cents: number;
    readonly payout_cents: number;
  }[];
}

/** Returns what a bet on record pays in the round of a draw. @throws RangeError for what is no bet of this game. */
export function payOf(game: InstantGame, bet: LiveTableBet, draw: Draw): LiveTablePaid {
  const { payout, outcome } = game.play(game.recallBet(bet).bet, draw);
  return { payout, spots: (outcome as { bets: LiveTablePaid["spots"] }).bets };
}

/** The outcome of a round as all share it: without anybody's bets. */
export type SharedOutcome = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Returns the outcome of a round, which no bet changes: played with one chip on the first spot. */
export function sharedOutcome(game: InstantGame, draw: Draw): SharedOutcome {
  const { bets: _, ...outcome } = game.play(game.recallBet(anyBet(game)).bet, draw)
    .outcome as SharedOutcome;
  return outcome as SharedOutcome;
}

/** Chips that divide whatever a payout divides by. */
const WHOLE_CENTS = 400;

/** A spot of each kind of table. */
const FIRST_SPOTS: Readonly<Record<string, string>> = {
  roulette: "red",
  baccarat: "player",
  "dragon-tiger": "dragon",
  "sic-bo": "small",
  "money-wheel": "lantern",
};

function anyBet({ kind }: InstantGame): LiveTableBet {
  const spot = FIRST_SPOTS[kind];
  if (spot === undefined) throw new RangeError(`no live table plays ${kind}`);
  return { kind, bets: [{ spot, amount_cents: WHOLE_CENTS }] };
}
