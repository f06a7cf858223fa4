import { columns, type Queryable, type Tx } from "#platform/database";
import type { Entry, Grant } from "./give.ts";

interface EntryRow {
  readonly player_id: bigint;
  readonly stake: bigint;
  readonly rest: bigint;
  readonly tickets: bigint;
}

const toEntry = ({ player_id: playerId, ...entry }: EntryRow): Entry => ({ playerId, ...entry });

/** Reads the parts of players in a lottery; nothing for those without one. */
export async function selectEntries(
  queryable: Queryable,
  lotteryId: string,
  playerIds: readonly bigint[],
): Promise<Entry[]> {
  const rows = await queryable.query<EntryRow>(
    `select player_id, stake, rest, tickets from lotteries.entries
     where lottery_id = $1 and player_id = any($2::bigint[])`,
    [lotteryId, playerIds],
  );
  return rows.map(toEntry);
}

/** Writes parts as they stand now. The caller holds the lottery. */
export async function upsertEntries(
  tx: Tx,
  lotteryId: string,
  entries: readonly Entry[],
): Promise<void> {
  await tx.query(
    `insert into lotteries.entries (lottery_id, player_id, stake, rest, tickets)
     select $1, * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
     on conflict (lottery_id, player_id) do update
       set stake = excluded.stake, rest = excluded.rest, tickets = excluded.tickets`,
    [
      lotteryId,
      ...columns(
        entries,
        ({ playerId }) => playerId,
        ({ stake }) => stake,
        ({ rest }) => rest,
        ({ tickets }) => tickets,
      ),
    ],
  );
}

/** Writes tickets that rounds or rewards gave; the ids of the two may be the same. */
export async function insertGrants(
  tx: Tx,
  { lotteryId, givenFor }: { readonly lotteryId: string; readonly givenFor: "round" | "reward" },
  grants: readonly Grant[],
): Promise<void> {
  await tx.query(
    `insert into lotteries.grants
       (lottery_id, given_for, first_number, count, player_id, source_id, at)
     select $1, $2, * from unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::uuid[], $7::timestamptz[])`,
    [
      lotteryId,
      givenFor,
      ...columns(
        grants,
        ({ firstNumber }) => firstNumber,
        ({ count }) => count,
        ({ playerId }) => playerId,
        ({ sourceId }) => sourceId,
        ({ at }) => at.toISOString(),
      ),
    ],
  );
}

/** Tickets that were given together, without their player. */
export type ShownGrant = Pick<Grant, "firstNumber" | "count" | "sourceId">;

interface GrantRow {
  readonly first_number: bigint;
  readonly count: bigint;
  readonly source_id: string;
}

const toShown = ({ first_number, count, source_id }: GrantRow): ShownGrant => ({
  firstNumber: first_number,
  count,
  sourceId: source_id,
});

/** Reads grants in the order of their numbers, those behind the first number `after`. */
export async function selectGrants(
  queryable: Queryable,
  lotteryId: string,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<ShownGrant[]> {
  const rows = await queryable.query<GrantRow>(
    `select first_number, count, source_id from lotteries.grants
     where lottery_id = $1 and first_number > $2 order by first_number limit $3`,
    [lotteryId, after, limit],
  );
  return rows.map(toShown);
}

/** Reads a player's latest grants, by lottery: at most so many of each. */
export async function selectOwnGrants(
  queryable: Queryable,
  playerId: bigint,
  { lotteryIds, limit }: { readonly lotteryIds: readonly string[]; readonly limit: number },
): Promise<ReadonlyMap<string, readonly ShownGrant[]>> {
  const rows = await queryable.query<GrantRow & { lottery_id: string }>(
    `select l.id as lottery_id, g.first_number, g.count, g.source_id
     from unnest($2::uuid[]) as l(id) cross join lateral (
       select first_number, count, source_id from lotteries.grants
       where player_id = $1 and lottery_id = l.id order by first_number desc limit $3) g
     order by l.id, g.first_number desc`,
    [playerId, lotteryIds, limit],
  );
  const byLottery = Map.groupBy(rows, ({ lottery_id }) => lottery_id);
  return new Map([...byLottery].map(([id, found]) => [id, found.map(toShown)]));
}

/** Returns a player's tickets, by lottery; those without an own part are left out. */
export async function selectOwnTickets(
  queryable: Queryable,
  playerId: bigint,
  lotteryIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await queryable.query<{ lottery_id: string; tickets: bigint }>(
    `select lottery_id, tickets from lotteries.entries
     where player_id = $1 and lottery_id = any($2::uuid[])`,
    [playerId, lotteryIds],
  );
  return new Map(rows.map(({ lottery_id, tickets }) => [lottery_id, tickets]));
}

/** Returns whose the tickets of these numbers are. */
export async function selectOwners(
  queryable: Queryable,
  lotteryId: string,
  numbers: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await queryable.query<{ number: bigint; player_id: bigint }>(
    `select n.number, g.player_id from unnest($2::bigint[]) as n(number) cross join lateral (
       select player_id from lotteries.grants
       where lottery_id = $1 and first_number <= n.number order by first_number desc limit 1) g`,
    [lotteryId, numbers],
  );
  return new Map(rows.map(({ number, player_id }) => [number, player_id]));
}
