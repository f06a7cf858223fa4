import type { Queryable } from "#platform/database";

/** Players that are looked at for one kind of text, at most: a shorter text fits more. */
export const LOOKED_AT = 1000;

/** Follows everything that begins with a text, in the order of its bytes. */
const LAST_CHARACTER = String.fromCodePoint(0x10ff_ff);

/** A text as what it may be. */
export interface SearchText {
  /** The beginning of an e-mail, a nickname or a last name, in any case. */
  readonly beginning: string;
  readonly id: bigint | null;
  /** In the form of E.164. */
  readonly phone: string | null;
}

interface Fitting {
  readonly ids: readonly bigint[];
  /** There are more than were looked at. */
  readonly incomplete: boolean;
}

const beginningWith = (kind: "email" | "nickname" | "last_name"): string =>
  `(select '${kind}' as kind, found.id from unnest($1::text[]) as form, lateral (
      select id from accounts.players
      where lower(${kind}) ~>=~ lower(form) and lower(${kind}) ~<~ (lower(form) || $2::text)
      limit $3) as found)`;

/** Makes ASCII small, as every database does. */
const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (part) => part.toLowerCase());

/**
 * Returns the ways in which a name may be written that begins so. A database without a language makes no other
 * letters small than those of ASCII: `ødeg` finds `Ødegård` there by its second form.
 */
export function formsOf(text: string): string[] {
  const small = text.toLowerCase();
  const [first = "", ...rest] = small;
  const forms = [text, small, first.toUpperCase() + rest.join("")];
  return [...new Set(forms.map(asciiLower))];
}

/**
 * Finds the players whom a text fits, in no order: each kind of text by an index of its own, which a
 * pattern in a parameter would not use. Nothing in the text is a wildcard.
 */
export async function selectFitting(
  queryable: Queryable,
  { beginning, id, phone }: SearchText,
): Promise<Fitting> {
  const rows = await queryable.query<{ kind: string; id: bigint }>(
    `${(["email", "nickname", "last_name"] as const).map(beginningWith).join(" union all ")}
     union all (select 'phone', id from accounts.players where mobile_phone = $4::text limit $3)
     union all (select 'id', id from accounts.players where id = $5::bigint)`,
    [formsOf(beginning), LAST_CHARACTER, LOOKED_AT + 1, phone, id],
  );
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return {
    ids: [...new Set(rows.map((row) => row.id))],
    incomplete: [...kinds.values()].some(({ length }) => length > LOOKED_AT),
  };
}

export interface PlayerPage {
  /** Those alone; null for all. */
  readonly among: readonly bigint[] | null;
  readonly licence: string | null;
  readonly group: string | null;
  /** Players who registered before this one. */
  readonly before: bigint | null;
  readonly limit: number;
}

/** Returns a page of players, the latest registered first, by the index of what bounds it most. */
export async function selectPage(queryable: Queryable, page: PlayerPage): Promise<bigint[]> {
  const [text, more] = statementOf(page);
  const rows = await queryable.query<{ id: bigint }>(text, [page.before, page.limit, ...more]);
  return rows.map(({ id }) => id);
}

function statementOf({ among, licence, group }: PlayerPage): [text: string, more: unknown[]] {
  if (among) return [AMONG, [among, licence, group]];
  if (group !== null) return [OF_GROUP, [group, licence]];
  return licence === null ? [ALL, []] : [OF_LICENCE, [licence]];
}

const LATEST = "order by p.id desc limit $2";
const EARLIER = "($1::bigint is null or p.id < $1)";

const ALL = `select p.id from accounts.players p where ${EARLIER} ${LATEST}`;
const OF_LICENCE = `select p.id from accounts.players p
  where ${EARLIER} and p.license_name = $3 ${LATEST}`;
const OF_GROUP = `select g.player_id as id from accounts.player_groups g
  join accounts.players p on p.id = g.player_id
  where ($1::bigint is null or g.player_id < $1) and g.group_id = $3
    and ($4::text is null or p.license_name = $4)
  order by g.player_id desc limit $2`;
const AMONG = `select p.id from accounts.players p
  where ${EARLIER} and p.id = any($3::bigint[]) and ($4::text is null or p.license_name = $4)
    and ($5::text is null or exists (select from accounts.player_groups g
      where g.player_id = p.id and g.group_id = $5)) ${LATEST}`;
