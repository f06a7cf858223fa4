import { columns, type Queryable, type Tx } from "#platform/database";
import type { Wager } from "../wager.ts";
import { CHANGING, type Column, FIXED, KEY, PARTS, WAGER_FORMS } from "./wager-columns.ts";
import { toWager, WAGER_COLUMNS, type WagerRow } from "./wager-row.ts";

/** Reads wagers by their names. */
export async function selectWagers(
  queryable: Queryable,
  names: readonly { readonly playerId: bigint; readonly id: string }[],
): Promise<Wager[]> {
  if (names.length === 0) return [];
  const rows = await queryable.query<WagerRow>(
    `select ${WAGER_COLUMNS} from wagers.current_wagers w
     join unnest($1::bigint[], $2::uuid[]) as n(player_id, id) using (player_id, id)`,
    columns(
      names,
      (name) => name.playerId,
      (name) => name.id,
    ),
  );
  return rows.map(toWager);
}

/** Writes wagers that were placed at one moment. */
export async function insertWagers(tx: Tx, wagers: readonly Wager[]): Promise<void> {
  const [first] = wagers;
  if (first) await writeByForm(tx, { wagers, statements: INSERTS, more: [first.placedAt] });
}

/** Brings wagers that stand to what commands made of them. */
export const updateWagers = (tx: Tx, wagers: readonly Wager[]): Promise<void> =>
  writeByForm(tx, { wagers, statements: UPDATES, more: [] });

/** A statement that writes wagers of one form. */
interface Statement {
  readonly text: string;
  readonly columns: readonly Column[];
}

const arraysOf = (list: readonly Column[]): string =>
  list.map(([, type], index) => `$${index + 1}::${type}[]`).join(", ");
const namesOf = (list: readonly Column[]): string => list.map(([name]) => name).join(", ");

const INSERTS = WAGER_FORMS.map(({ parts }): Statement => {
  const list = [...KEY, ...FIXED, ...CHANGING, ...parts];
  return {
    text: `insert into wagers.wagers (${namesOf(list)}, placed_at)
      select w.*, $${list.length + 1} from unnest(${arraysOf(list)}) as w(${namesOf(list)})`,
    columns: list,
  };
});

const UPDATES = WAGER_FORMS.map(({ parts }): Statement => {
  const list = [...KEY, ...CHANGING, ...parts];
  const set = [...CHANGING, ...parts].map(([name]) => `${name} = n.${name}`);
  // Where a win goes never changes.
  const none = PARTS.filter((part) => part[0] !== "wins_to" && !parts.includes(part));
  return {
    text: `update wagers.wagers w
      set ${[...set, ...none.map(([name]) => `${name} = null`)].join(", ")}
      from unnest(${arraysOf(list)}) as n(${namesOf(list)})
      where w.player_id = n.player_id and w.id = n.id`,
    columns: list,
  };
});

/** Writes wagers with one statement for each form that occurs; a statement's last parameters are `more`. */
async function writeByForm(
  tx: Tx,
  what: {
    readonly wagers: readonly Wager[];
    readonly statements: readonly Statement[];
    readonly more: readonly Date[];
  },
): Promise<void> {
  const byForm = WAGER_FORMS.map((): Wager[] => []);
  for (const wager of what.wagers)
    byForm[WAGER_FORMS.findIndex(({ fits }) => fits(wager))]?.push(wager);
  await Promise.all(
    byForm.map(async (wagers, form) => {
      const { text, columns: list } = what.statements[form] as Statement;
      if (wagers.length > 0) await tx.query(text, [...valuesOf(list, wagers), ...what.more]);
    }),
  );
}

const valuesOf = (list: readonly Column[], wagers: readonly Wager[]): string[] =>
  columns(wagers, ...list.map(([, , value]) => value));

const SEQ_BEFORE = "(select b.seq from wagers.wagers b where b.player_id = $1 and b.id = $4)";
/** Wagers of a player that a page of one owner looks at: an index by subject would cost every round more. */
const PAGE_SEARCHED = 20_000;

/**
 * Reads a page of a player's wagers with one owner, latest first; `before` is the last wager of the
 * page before. Marks of wagers that never came are left out. It looks at the latest 20,000 wagers, with
 * whichever owner, before that one: cost does not grow with history.
 */
export async function selectWagerPage(
  queryable: Queryable,
  page: {
    readonly playerId: bigint;
    readonly owner: string;
    readonly subject: string | null;
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<Wager[]> {
  const rows = await queryable.query<WagerRow>(
    `select ${WAGER_COLUMNS} from wagers.current_wagers w
     where w.player_id = $1 and w.owner = $2 and w.record <> '' and ($3::text is null or w.subject = $3)
       and ($4::uuid is null or w.seq < ${SEQ_BEFORE})
       and w.seq >= (select min(late.seq) from (
         select o.seq from wagers.wagers o
         where o.player_id = $1 and ($4::uuid is null or o.seq < ${SEQ_BEFORE})
         order by o.seq desc limit ${PAGE_SEARCHED}) late)
     order by w.seq desc limit $5`,
    [page.playerId, page.owner, page.subject, page.before, page.limit],
  );
  return rows.map(toWager);
}

/** Wagers of a player among which subjects are looked for: those of late, however many there are. */
const LATE_WAGERS = 5000;

/** Something that a player staked on, in the words of its owner, and when last. */
interface LateSubject {
  readonly owner: string;
  readonly subject: string;
  readonly lastAt: Date;
}

/**
 * Returns what a player staked on of late, with whichever owner: the latest first. What was taken back counts
 * as never staked. Cost does not grow with history.
 */
export async function selectLateSubjects(
  queryable: Queryable,
  playerId: bigint,
): Promise<LateSubject[]> {
  const rows = await queryable.query<{ owner: string; subject: string; last_at: Date }>(
    `select owner, subject, max(placed_at) as last_at from (
       select owner, subject, status, placed_at from wagers.wagers
       where player_id = $1 order by seq desc limit $2) late
     where status <> 'voided' group by owner, subject
     order by last_at desc, subject collate "C"`,
    [playerId, LATE_WAGERS],
  );
  return rows.map(({ owner, subject, last_at }) => ({ owner, subject, lastAt: last_at }));
}
