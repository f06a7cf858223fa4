import {
  findLiveTable,
  type LiveTableBet,
  payOf,
  sharedOutcome,
  versionAt,
} from "@houselight/game-maths/live-tables";
import { drawOf } from "#core/fairness";
import { sha256 } from "#platform/ids";

/** A round of a live table that was drawn, as it is on record. */
export interface AuditedRound {
  readonly table: string;
  readonly number: bigint;
  readonly version: string;
  readonly link: number;
  readonly seedHash: string;
  readonly salt: string;
  readonly entries: number;
  readonly players: number;
  readonly seed: string;
  readonly outcome: unknown;
}

/** An entry of the salt. */
export interface AuditedEntry {
  readonly table: string;
  readonly number: bigint;
  readonly position: number;
  readonly id: string;
}

/** A bet that stands. Amounts in smallest units. */
export interface AuditedBet {
  readonly table: string;
  readonly number: bigint;
  readonly playerId: bigint;
  readonly stake: bigint;
  readonly bet: LiveTableBet;
  readonly state: "open" | "settled";
  readonly payout: bigint | null;
}

/** Entries and bets of a round so far, and the salt that its entries give. */
export interface Tally {
  readonly entries: number;
  readonly players: number;
  readonly salt: string;
}

/** Returns the tally of a round before its first entry. */
export const emptyTally = ({ seedHash }: AuditedRound): Tally => ({
  entries: 0,
  players: 0,
  salt: seedHash,
});

/** Adds the entry that follows. */
export const withEntry = (tally: Tally, { id }: Pick<AuditedEntry, "id">): Tally => ({
  ...tally,
  entries: tally.entries + 1,
  salt: sha256(`${tally.salt}:${id}`),
});

const gameOf = ({ table, version }: Pick<AuditedRound, "table" | "version">) => {
  const form = findLiveTable(table);
  return form && versionAt(form, version);
};

const drawn = ({ seed, salt, link }: AuditedRound) =>
  drawOf({ serverSeed: seed, clientSeed: salt, nonce: BigInt(link) });

/** Tells what is wrong with a round, its entries and bets being tallied: nothing, as a rule. */
export function roundFaults(round: AuditedRound, tally: Tally): string[] {
  const game = gameOf(round);
  if (!game) return [`is of a table or a version that this program lacks: ${round.version}`];
  const { seed, salt, seedHash, entries, players, outcome } = round;
  const given = canonical(sharedOutcome(game, drawn(round)));
  return [
    ...fault(sha256(seed) !== seedHash, "has a seed of another hash than was told"),
    ...fault(tally.entries !== entries, `says ${entries} entries, has ${tally.entries}`),
    ...fault(tally.players !== players, `says ${players} players, has ${tally.players}`),
    ...fault(tally.salt !== salt, "has another salt than its entries give"),
    ...fault(
      canonical(outcome) !== given,
      `came as ${canonical(outcome)}, seed and salt give ${given}`,
    ),
  ];
}

/** Tells what is wrong with an entry, `place` being where it stands by the entries before it. */
export const entryFaults = ({ position }: AuditedEntry, place: number): string[] =>
  fault(position !== place, `stands at ${position} where ${place} should`);

/** Tells what is wrong with a bet of a round that was drawn. */
export function betFaults(
  round: AuditedRound,
  { bet, stake, state, payout }: AuditedBet,
): string[] {
  const game = gameOf(round);
  // Its round says so.
  if (!game) return [];
  try {
    const { stake: cost } = game.recallBet(bet);
    const { payout: due } = payOf(game, bet, drawn(round));
    return [
      ...fault(cost !== stake, `has chips of ${cost}, staked ${stake}`),
      ...fault(state === "settled" && payout !== due, `was paid ${payout}, its chips won ${due}`),
    ];
  } catch (error) {
    if (error instanceof RangeError) return ["has chips that are no bet of its game"];
    throw error;
  }
}

/** Writes an outcome as text, its fields in one order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const fault = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);
