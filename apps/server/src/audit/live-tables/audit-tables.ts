import type { Queryable } from "#platform/database";
import { checkInvariant, type InvariantResult } from "../audit-store.ts";
import {
  type RoundPlace,
  selectDrawnRounds,
  selectRoundBets,
  selectRoundEntries,
  TABLE_ROUNDS,
} from "./table-audit-store.ts";
import {
  type AuditedBet,
  type AuditedEntry,
  type AuditedRound,
  betFaults,
  emptyTally,
  entryFaults,
  roundFaults,
  type Tally,
  withEntry,
} from "./table-faults.ts";

/** Rounds that are read and drawn again at once, and rows of theirs: others wait for it some milliseconds. */
const PAGE = { rounds: 200, rows: 1_000 };
const FINDINGS_MAX = 10;

type Finding = InvariantResult["findings"][number];

/**
 * Recomputes every round of the live tables that was drawn, page by page: a database cannot draw. Of such a
 * round nothing changes any more but that its bets are settled: pages need not see one moment.
 */
export async function auditLiveTables(
  queryable: Queryable,
  page: typeof PAGE = PAGE,
): Promise<InvariantResult> {
  const result = await checkInvariant(queryable, TABLE_ROUNDS);
  const findings = [...result.findings];
  let violations = result.violations;
  for (let after: RoundPlace = { table: "", number: 0n }; ; ) {
    const rounds = await selectDrawnRounds(queryable, after, page.rounds);
    const found = await faultsOf(queryable, rounds, after, page.rows);
    violations += found.length;
    findings.push(...found.slice(0, FINDINGS_MAX - findings.length));
    const last = rounds.at(-1);
    if (!last || rounds.length < page.rounds) break;
    after = last;
  }
  return { ...result, violations, findings };
}

const nameOf = ({ table, number }: RoundPlace): string => `${table}/${number}`;

/** Recomputes rounds that follow each other, behind one of them. */
async function faultsOf(
  queryable: Queryable,
  rounds: readonly AuditedRound[],
  after: RoundPlace,
  atOnce: number,
): Promise<Finding[]> {
  const last = rounds.at(-1);
  if (!last) return [];
  const byName = new Map(rounds.map((round) => [nameOf(round), round]));
  const tallies = new Map(rounds.map((round) => [nameOf(round), emptyTally(round)]));
  const found: Finding[] = [];
  const tellOf = (subject: string, faults: readonly string[]) =>
    found.push(...faults.map((detail) => ({ subject, detail })));

  const takeEntry = (entry: AuditedEntry) => {
    const name = nameOf(entry);
    const tally = tallies.get(name);
    // Of a round that takes bets.
    if (!tally) return;
    tellOf(`entry ${name}/${entry.position}`, entryFaults(entry, tally.entries + 1));
    tallies.set(name, withEntry(tally, entry));
  };
  const takeBet = (bet: AuditedBet) => {
    const name = nameOf(bet);
    const [round, tally] = [byName.get(name), tallies.get(name)];
    if (!round || !tally) return;
    tellOf(`bet ${name}/${bet.playerId}`, betFaults(round, bet));
    tallies.set(name, { ...tally, players: tally.players + 1 });
  };
  await everyRow({ ...after, number: after.number + 1n, position: 0 }, atOnce, takeEntry, (from) =>
    selectRoundEntries(queryable, from, last, atOnce),
  );
  await everyRow({ ...after, number: after.number + 1n, playerId: 0n }, atOnce, takeBet, (from) =>
    selectRoundBets(queryable, from, last, atOnce),
  );
  for (const round of rounds)
    tellOf(`round ${nameOf(round)}`, roundFaults(round, tallies.get(nameOf(round)) as Tally));
  return found;
}

/** Reads rows page by page, each page behind the last row of the one before it. */
async function everyRow<Place, Row extends Place>(
  first: Place,
  atOnce: number,
  take: (row: Row) => void,
  read: (after: Place) => Promise<readonly Row[]>,
): Promise<void> {
  for (let after = first; ; ) {
    const rows = await read(after);
    for (const row of rows) take(row);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last;
  }
}
