import type { Queryable, Tx } from "#platform/database";

/** Reads names of fixtures that are postponed and should have begun before a moment. */
export async function selectLongPostponed(
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ urn: string }>(
    `select urn from sportsbook.fixtures where status = 'postponed' and starts_at < $1
     order by starts_at limit $2`,
    [before, limit],
  );
  return rows.map(({ urn }) => urn);
}

/**
 * Deletes simulated fixtures that began within a span and that nobody has bet on, with all that is kept of
 * them. Returns how many there were.
 */
export async function deleteSimulated(
  queryable: Queryable,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<number> {
  const rows = await queryable.query(
    `with gone as (
       select f.id from sportsbook.competitions c join sportsbook.fixtures f on f.competition_id = c.id
       where f.starts_at >= $1 and f.starts_at < $2 and f.simulated is not null
         and f.status in ('closed', 'cancelled', 'abandoned')
         and not exists (select 1 from sportsbook.legs l where l.fixture_id = f.id)
       limit $3),
     changes as (delete from sportsbook.changes where fixture_id in (select id from gone)),
     liabilities as (delete from sportsbook.liabilities where fixture_id in (select id from gone)),
     markets as (delete from sportsbook.markets where fixture_id in (select id from gone))
     delete from sportsbook.fixtures where id in (select id from gone) returning 1`,
    [from, until, limit],
  );
  return rows.length;
}
