import { columns, type Queryable, type Tx } from "#platform/database";
import type { MarkKind } from "./marks.ts";

/** Two accounts that are likely one person's. */
export interface RiskCase {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly otherId: bigint;
  readonly kind: MarkKind;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

interface CaseRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly other_id: bigint;
  readonly kind: MarkKind;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}
const COLUMNS = "id, player_id, other_id, kind, opened_at, closed_at";
const toCase = (row: CaseRow): RiskCase => ({
  id: row.id,
  playerId: row.player_id,
  otherId: row.other_id,
  kind: row.kind,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
});

/** Opens a case for each pair that has none of its kind, whichever of the two came first. */
export async function insertCases(
  tx: Tx,
  playerId: bigint,
  likely: readonly { readonly otherId: bigint; readonly kind: MarkKind }[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into accounts.risk_cases (player_id, other_id, kind, opened_at)
     select $1, n.other_id, n.kind, $4 from unnest($2::bigint[], $3::text[]) as n(other_id, kind)
     where not exists (select 1 from accounts.risk_cases c
       where c.player_id = n.other_id and c.other_id = $1 and c.kind = n.kind)
     on conflict do nothing`,
    [
      playerId,
      ...columns(
        likely,
        (one) => one.otherId,
        (one) => one.kind,
      ),
      at,
    ],
  );
}

/** Returns the cases that a player is part of, latest first. */
export async function selectCasesOf(
  queryable: Queryable,
  playerId: bigint,
): Promise<readonly RiskCase[]> {
  const rows = await queryable.query<CaseRow>(
    `select ${COLUMNS} from accounts.risk_cases where player_id = $1 or other_id = $1
     order by id desc limit 200`,
    [playerId],
  );
  return rows.map(toCase);
}

/** Returns a page of the cases that nobody has closed, latest first. */
export async function selectOpenCases(
  queryable: Queryable,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly RiskCase[]> {
  const rows = await queryable.query<CaseRow>(
    `select ${COLUMNS} from accounts.risk_cases
     where closed_at is null and ($1::bigint is null or id < $1) order by id desc limit $2`,
    [before, limit],
  );
  return rows.map(toCase);
}

/** Closes a case. Returns it; undefined where there is none that is open. */
export async function closeCase(tx: Tx, id: bigint, at: Date): Promise<RiskCase | undefined> {
  const [row] = await tx.query<CaseRow>(
    `update accounts.risk_cases set closed_at = $2 where id = $1 and closed_at is null
     returning ${COLUMNS}`,
    [id, at],
  );
  return row && toCase(row);
}

/** Facts of a browser after a registration or a login. */
export interface EntryCheck {
  readonly event: "registration" | "login";
  readonly ip: string;
  readonly country: string | null;
  readonly timeZone: string | null;
  readonly hasDevice: boolean;
  readonly at: Date;
}

export async function insertEntryCheck(tx: Tx, playerId: bigint, check: EntryCheck): Promise<void> {
  const { event, ip, country, timeZone, hasDevice, at } = check;
  await tx.query(
    `insert into accounts.entry_checks (player_id, event, ip, country, time_zone, has_device, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [playerId, event, ip, country, timeZone, hasDevice, at],
  );
}

/** Returns the latest checks of a player's entries. */
export async function selectEntryChecks(
  queryable: Queryable,
  playerId: bigint,
): Promise<readonly EntryCheck[]> {
  return queryable.query<EntryCheck>(
    `select event, ip, country, time_zone as "timeZone", has_device as "hasDevice", at
     from accounts.entry_checks where player_id = $1 order by id desc limit 50`,
    [playerId],
  );
}

/** Days for which the facts of an entry are kept. */
const KEPT_DAYS = 90;

export async function deleteOldChecks(queryable: Queryable, now: Date): Promise<void> {
  await queryable.query(
    "delete from accounts.entry_checks where at < $1::timestamptz - make_interval(days => $2)",
    [now, KEPT_DAYS],
  );
}
