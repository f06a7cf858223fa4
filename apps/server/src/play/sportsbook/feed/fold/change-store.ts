import { columns, type Tx } from "#platform/database";

/** Something that happened to a fixture or its results, for the record (W10). */
export interface Change {
  readonly fixtureId: bigint;
  readonly kind:
    | "status"
    | "score"
    | "stop"
    | "settlement"
    | "rollback"
    | "cancel"
    | "cancel_rollback";
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Writes what happened to fixtures.
 * @param by the feed, or a rule of the house
 */
export async function insertChanges(
  tx: Tx,
  { at, by }: { readonly at: Date; readonly by: "feed" | "house" },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into sportsbook.changes (fixture_id, at, by, kind, detail)
     select fixture_id, $4, $5, kind, detail::jsonb
     from unnest($1::bigint[], $2::text[], $3::text[]) with ordinality as n(fixture_id, kind, detail, position)
     order by position`,
    [
      ...columns(
        changes,
        ({ fixtureId }) => fixtureId,
        ({ kind }) => kind,
        ({ detail }) => JSON.stringify(detail),
      ),
      at,
      by,
    ],
  );
}
