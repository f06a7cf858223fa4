import { columns, type Queryable } from "#platform/database";

/** Facts about a studio that the house has seen. */
export interface StudioState {
  readonly id: string;
  readonly games: number;
  readonly askedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly fault: string | null;
}

const HOUR_MS = 3_600_000;

/** Puts studios on record, to be asked as soon as somebody looks. */
export async function insertStudios(queryable: Queryable, ids: readonly string[]): Promise<void> {
  await queryable.query(
    `insert into studio_games.studios (id) select * from unnest($1::text[])
     on conflict (id) do update set asked_at = null`,
    [ids],
  );
}

/** Takes the studios that are due to be asked: each by one process alone. */
export async function takeDue(
  queryable: Queryable,
  {
    studios,
    answered,
    now,
  }: {
    /** Asked before its moment, a studio that did not answer is asked again. */
    readonly studios: readonly { readonly id: string; readonly failed: Date }[];
    /** The same for all that did. */
    readonly answered: Date;
    readonly now: Date;
  },
): Promise<string[]> {
  const rows = await queryable.query<{ id: string }>(
    `update studio_games.studios s set asked_at = $4::timestamptz
     from unnest($1::text[], $2::timestamptz[]) as d(id, failed)
     where s.id = d.id
       and (asked_at is null or asked_at <= case when fault is null then $3::timestamptz else d.failed end)
     returning s.id`,
    [
      ...columns(
        studios,
        ({ id }) => id,
        ({ failed }) => failed.toISOString(),
      ),
      answered,
      now,
    ],
  );
  return rows.map(({ id }) => id);
}

/** Writes what came of asking a studio. */
export async function updateAnswered(
  queryable: Queryable,
  id: string,
  told: { readonly games: number; readonly at: Date } | { readonly fault: string },
): Promise<void> {
  if ("fault" in told)
    await queryable.query("update studio_games.studios set fault = $2 where id = $1", [
      id,
      told.fault,
    ]);
  else
    await queryable.query(
      "update studio_games.studios set games = $2, answered_at = $3, fault = null where id = $1",
      [id, told.games, told.at],
    );
}

/** Returns what is known of studios. */
export async function selectStudioStates(
  queryable: Queryable,
  ids: readonly string[],
): Promise<StudioState[]> {
  const rows = await queryable.query<{
    id: string;
    games: number;
    asked_at: Date | null;
    answered_at: Date | null;
    fault: string | null;
  }>("select * from studio_games.studios where id = any($1::text[]) order by id", [ids]);
  return rows.map((row) => ({
    id: row.id,
    games: row.games,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    fault: row.fault,
  }));
}

/** Returns studios on record that are configured no more. */
export async function selectForeign(
  queryable: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await queryable.query<{ id: string }>(
    "select id from studio_games.studios where id <> all($1::text[])",
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Counts a call whose signature does not hold. */
export async function noteRefusedSignature(
  queryable: Queryable,
  studio: string,
  at: Date,
): Promise<void> {
  await queryable.query(
    `insert into studio_games.refused_signatures as r (studio, hour, count) values ($1, date_trunc('hour', $2::timestamptz), 1)
     on conflict (studio, hour) do update set count = r.count + 1`,
    [studio, at],
  );
}

/** Returns by studio how many signatures did not hold within a day. */
export async function selectRefusedSignatures(
  queryable: Queryable,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryable.query<{ studio: string; count: bigint }>(
    "select studio, sum(count) as count from studio_games.refused_signatures where hour > $1 group by studio",
    [new Date(now.getTime() - 24 * HOUR_MS)],
  );
  return new Map(rows.map(({ studio, count }) => [studio, Number(count)]));
}

/** Deletes counts of before a moment. */
export async function deleteCounts(queryable: Queryable, before: Date): Promise<void> {
  await queryable.query("delete from studio_games.refused_signatures where hour < $1", [before]);
}
