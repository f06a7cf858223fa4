import type { CashbackState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Rule } from "./rule.ts";

const COLUMNS = `id, key, version, licence, title, period, kinds, share, least, most, form, wagering,
  days_to_take as "daysToTake", group_ids as "groupIds", state, published_at as "publishedAt",
  ended_at as "endedAt", changed_by as "changedBy", changed_at as "changedAt"`;

/** Rules of one answer to a player: far more than a licence has at once. */
const OPEN_MAX = 50;

/** Reads the published rules of a licence, that of the greatest share first. */
export async function selectOpen(queryable: Queryable, licence: string): Promise<Rule[]> {
  return queryable.query<Rule>(
    `select ${COLUMNS} from cashback.rules where licence = $1 and state = 'published'
     order by share desc, seq limit ${OPEN_MAX}`,
    [licence],
  );
}

/** Reads the rules that counted at a moment or count since. */
export async function selectCounting(queryable: Queryable, since: Date): Promise<Rule[]> {
  return queryable.query<Rule>(
    `select ${COLUMNS} from cashback.rules
     where published_at is not null and (ended_at is null or ended_at > $1)`,
    [since],
  );
}

/** Reads rules by their ids. */
export async function selectRules(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rule>> {
  const rows = await queryable.query<Rule>(
    `select ${COLUMNS} from cashback.rules where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((rule) => [rule.id, rule]));
}

/** Reads a page of all rules, the latest proposed first, those behind the one of an id. */
export async function selectPage(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Rule[]> {
  return queryable.query<Rule>(
    `select ${COLUMNS} from cashback.rules
     where $1::uuid is null or seq < (select seq from cashback.rules where id = $1::uuid)
     order by seq desc limit $2`,
    [after, limit],
  );
}

/** Returns a rule by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Rule & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<Rule & { readonly bodyHash: string }>(
    `select ${COLUMNS}, body_hash as "bodyHash" from cashback.rules where id = $1`,
    [id],
  );
  return row;
}

/** Holds the versions of a rule: one at a time is written or published. */
export async function lockKey(tx: Tx, { licence, key }: Pick<Rule, "licence" | "key">) {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('cashback ' || $1::text, 0))", [
    `${licence} ${key}`,
  ]);
}

type NewRule = Omit<Rule, "version" | "state" | "publishedAt" | "endedAt"> & {
  readonly bodyHash: string;
};

/** Writes a proposed rule as the next version of its key, which the caller holds; undefined when its id is taken. */
export async function insertRule(tx: Tx, rule: NewRule): Promise<Rule | undefined> {
  const [row] = await tx.query<Rule>(
    `insert into cashback.rules (id, key, version, licence, title, period, kinds, share, least, most, form,
       wagering, days_to_take, group_ids, state, body_hash, changed_by, changed_at)
     select $1, $2, coalesce(max(version), 0) + 1, $3, $4::jsonb, $5, $6::text[], $7, $8::jsonb, $9::jsonb, $10,
       $11, $12, $13::text[], 'proposed', $14, $15, $16 from cashback.rules where licence = $3 and key = $2
     on conflict (id) do nothing returning ${COLUMNS}`,
    [
      rule.id,
      rule.key,
      rule.licence,
      JSON.stringify(rule.title),
      rule.period,
      rule.kinds,
      rule.share,
      JSON.stringify(rule.least),
      JSON.stringify(rule.most),
      rule.form,
      rule.wagering,
      rule.daysToTake,
      rule.groupIds,
      rule.bodyHash,
      rule.changedBy,
      rule.changedAt,
    ],
  );
  return row;
}

/** Locks a rule in any state. */
export async function lockRule(tx: Tx, id: string): Promise<Rule | undefined> {
  const [row] = await tx.query<Rule>(
    `select ${COLUMNS} from cashback.rules where id = $1 for update`,
    [id],
  );
  return row;
}

/** Locks the published version of a key; undefined when there is none. */
export async function lockPublished(
  tx: Tx,
  { licence, key }: Pick<Rule, "licence" | "key">,
): Promise<Rule | undefined> {
  const [row] = await tx.query<Rule>(
    `select ${COLUMNS} from cashback.rules where licence = $1 and key = $2 and state = 'published'
     for update`,
    [licence, key],
  );
  return row;
}

/** Brings a held rule into a state, and says who did. */
export async function updateState(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: CashbackState; readonly by: string; readonly at: Date },
): Promise<Rule> {
  const [row] = await tx.query<Rule>(
    `update cashback.rules set state = $2, changed_by = $3, changed_at = $4,
       published_at = case when $2 = 'published' then $4 else published_at end,
       ended_at = case when $2 = 'ended' then $4 else ended_at end
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return row as Rule;
}
