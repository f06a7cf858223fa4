import { REWARD_TRIGGER } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { Bonus, TermedBonus, Terms } from "../bonus.ts";

const COLUMNS = `b.id, b.offer_id as "offerId", b.player_id as "playerId", b.title, b.currency, b.amount, b.requirement,
  b.wagered, b.max_win as "maxWin", b.stage, b.created_at as "createdAt",
  b.activatable_until as "activatableUntil", b.activated_at as "activatedAt",
  b.wager_until as "wagerUntil", b.ended_at as "endedAt", b.converted, b.erased, b.version`;
/** Those of its offer; a reward has its own. */
const TERMS = `coalesce(o.trigger, '${REWARD_TRIGGER}') as trigger,
  coalesce(o.group_key, b.group_key) as "groupKey", coalesce(o.max_stake, b.max_stake) as "maxStake",
  coalesce(o.slots_percent, b.slots_percent) as "slotsPercent",
  coalesce(o.other_percent, b.other_percent) as "otherPercent",
  coalesce(o.days_to_wager, b.days_to_wager) as "daysToWager"`;
const SELECT = `select ${COLUMNS}, ${TERMS} from bonuses.bonuses b left join bonuses.offers o on o.id = b.offer_id`;
const WAGERED = "b.stage in ('handle_bets', 'wager_done')";

/** Bonuses of a player's list. */
const LISTED = 100;

type Row = Bonus & Terms;
const toBonus = ({
  trigger,
  groupKey,
  maxStake,
  slotsPercent,
  otherPercent,
  daysToWager,
  ...bonus
}: Row): TermedBonus => ({
  ...bonus,
  terms: { trigger, groupKey, maxStake, slotsPercent, otherPercent, daysToWager },
});

/** Reads a player's bonuses, the latest first. */
export async function selectBonuses(
  queryable: Queryable,
  playerId: bigint,
): Promise<TermedBonus[]> {
  const rows = await queryable.query<Row>(
    `${SELECT} where b.player_id = $1 order by b.seq desc limit ${LISTED}`,
    [playerId],
  );
  return rows.map(toBonus);
}

/** Reads a page of a player's bonuses with what brought each, the latest first, behind the one of an id. */
export async function selectBonusPage(
  queryable: Queryable,
  page: { readonly playerId: bigint; readonly before: string | null; readonly limit: number },
): Promise<(TermedBonus & { readonly source: string })[]> {
  const rows = await queryable.query<Row & { readonly source: string }>(
    `select ${COLUMNS}, b.source, ${TERMS}
     from bonuses.bonuses b left join bonuses.offers o on o.id = b.offer_id
     where b.player_id = $1 and ($2::uuid is null or b.seq <
       (select e.seq from bonuses.bonuses e where e.id = $2 and e.player_id = $1))
     order by b.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
  return rows.map((row) => ({ ...toBonus(row), source: row.source }));
}

/** Reads bonuses by their ids. */
export async function selectByIds(
  queryable: Queryable,
  ids: readonly string[],
): Promise<TermedBonus[]> {
  const rows = await queryable.query<Row>(`${SELECT} where b.id = any($1::uuid[])`, [ids]);
  return rows.map(toBonus);
}

/** Locks a player's bonus. The caller holds the player's accounts. */
export async function lockBonus(
  tx: Tx,
  playerId: bigint,
  id: string,
): Promise<TermedBonus | undefined> {
  const [row] = await tx.query<Row>(
    `${SELECT} where b.player_id = $1 and b.id = $2 for update of b`,
    [playerId, id],
  );
  return row && toBonus(row);
}

/** Locks the bonuses that these players wager now: one each at most. The caller holds their accounts. */
export async function lockWagered(tx: Tx, players: readonly bigint[]): Promise<TermedBonus[]> {
  const rows = await tx.query<Row>(
    `${SELECT} where b.player_id = any($1::bigint[]) and ${WAGERED} order by b.player_id for update of b`,
    [players],
  );
  return rows.map(toBonus);
}

/** Returns those of the players who wager a bonus now. */
export async function selectWagering(
  queryable: Queryable,
  players: readonly bigint[],
): Promise<bigint[]> {
  const rows = await queryable.query<{ id: bigint }>(
    `select b.player_id as id from bonuses.bonuses b where b.player_id = any($1::bigint[]) and ${WAGERED}`,
    [players],
  );
  return rows.map(({ id }) => id);
}

/** Locks the bonus of a player that has waited longest. The caller holds the player's accounts. */
export async function lockNextWaiting(tx: Tx, playerId: bigint): Promise<TermedBonus | undefined> {
  const [row] = await tx.query<Row>(
    `${SELECT} where b.player_id = $1 and b.stage = 'wait' order by b.seq limit 1 for update of b`,
    [playerId],
  );
  return row && toBonus(row);
}

/** Reads a page of players whose bonuses wait behind none, in the order of their ids, those after `after`. */
export async function selectStalled(
  queryable: Queryable,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<bigint[]> {
  const rows = await queryable.query<{ id: bigint }>(
    `select distinct w.player_id as id from bonuses.bonuses w
     where w.stage = 'wait' and w.player_id > $1 and not exists (
       select 1 from bonuses.bonuses b where b.player_id = w.player_id and ${WAGERED})
     order by w.player_id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/** A bonus whose time is over, and since when. */
export interface Overdue {
  readonly id: string;
  readonly playerId: bigint;
  readonly dueAt: Date;
}

/** Reads a page of bonuses whose time is over, the longest due first, those behind `after`. */
export async function selectOverdue(
  queryable: Queryable,
  {
    at,
    after,
    limit,
  }: { readonly at: Date; readonly after: Overdue | undefined; readonly limit: number },
): Promise<Overdue[]> {
  const pageOf = (condition: string, dueAt: string) =>
    `(select id, player_id as "playerId", ${dueAt} as "dueAt" from bonuses.bonuses b
      where ${condition} and ${dueAt} <= $1
        and ($2::timestamptz is null or (${dueAt}, id) > ($2, $3::uuid))
      order by ${dueAt}, id limit $4)`;
  return queryable.query<Overdue>(
    `${pageOf("stage = 'issued'", "activatable_until")}
     union all ${pageOf(WAGERED, "wager_until")}
     order by "dueAt", id limit $4`,
    [at, after?.dueAt ?? null, after?.id ?? null, limit],
  );
}

/** A bonus as it is given. */
type NewBonus = Pick<
  Bonus,
  | "id"
  | "offerId"
  | "playerId"
  | "title"
  | "currency"
  | "amount"
  | "requirement"
  | "maxWin"
  | "createdAt"
  | "activatableUntil"
> & {
  readonly source: string;
  /** Of a bonus of no offer. */
  readonly terms?: Omit<Terms, "trigger">;
};

/** Writes a new bonus, issued; false when the player had one of this offer already. */
export async function insertBonus(tx: Tx, { terms, ...bonus }: NewBonus): Promise<boolean> {
  const rows = await tx.query(
    `insert into bonuses.bonuses (id, offer_id, player_id, currency, amount, requirement, max_win, stage,
       source, created_at, activatable_until, title, group_key, max_stake, slots_percent, other_percent,
       days_to_wager)
     values ($1, $2, $3, $4, $5, $6, $7, 'issued', $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict on constraint bonuses_once do nothing returning id`,
    [
      bonus.id,
      bonus.offerId,
      bonus.playerId,
      bonus.currency,
      bonus.amount,
      bonus.requirement,
      bonus.maxWin,
      bonus.source,
      bonus.createdAt,
      bonus.activatableUntil,
      bonus.title,
      terms?.groupKey ?? null,
      terms?.maxStake ?? null,
      terms?.slotsPercent ?? null,
      terms?.otherPercent ?? null,
      terms?.daysToWager ?? null,
    ],
  );
  return rows.length > 0;
}

/** Writes bonuses that changed and counts their versions. */
export async function updateBonuses(tx: Tx, bonuses: readonly Bonus[]): Promise<void> {
  if (bonuses.length === 0) return;
  await tx.query(
    `update bonuses.bonuses b set wagered = n.wagered, stage = n.stage, activated_at = n.activated_at,
       wager_until = n.wager_until, ended_at = n.ended_at, converted = n.converted, erased = n.erased,
       version = b.version + 1
     from unnest($1::uuid[], $2::bigint[], $3::text[], $4::timestamptz[], $5::timestamptz[],
       $6::timestamptz[], $7::bigint[], $8::boolean[])
       as n (id, wagered, stage, activated_at, wager_until, ended_at, converted, erased)
     where b.id = n.id`,
    columns(
      bonuses,
      ({ id }) => id,
      ({ wagered }) => wagered,
      ({ stage }) => stage,
      ({ activatedAt }) => activatedAt?.toISOString() ?? null,
      ({ wagerUntil }) => wagerUntil?.toISOString() ?? null,
      ({ endedAt }) => endedAt?.toISOString() ?? null,
      ({ converted }) => converted,
      ({ erased }) => erased,
    ),
  );
}
