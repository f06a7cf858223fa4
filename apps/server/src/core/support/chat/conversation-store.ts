import type { ConversationView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

export interface Conversation {
  readonly id: bigint;
  readonly personId: bigint;
  readonly playerId: bigint | null;
  readonly state: ConversationView["state"];
  readonly channel: ConversationView["channel"];
  readonly department: number;
  readonly name: string;
  readonly email: string;
  readonly vip: boolean;
  readonly locale: string;
  readonly operatorId: bigint | null;
  readonly operator: string | null;
  readonly waitingSince: Date | null;
  /** Operator who gave it on the last time, when and why; null of one that was never given on. */
  readonly transferredBy: string | null;
  readonly transferredAt: Date | null;
  readonly transferReason: string | null;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
}

export type NewConversation = Pick<
  Conversation,
  "personId" | "channel" | "department" | "name" | "email" | "vip" | "locale"
>;

const COLUMNS = `c.id, c.person_id as "personId", p.player_id as "playerId", c.state, c.channel,
  c.department, c.name, c.email, c.vip, c.locale, c.operator_id as "operatorId", c.operator,
  c.waiting_since as "waitingSince", c.transferred_by as "transferredBy",
  c.transferred_at as "transferredAt", c.transfer_reason as "transferReason", c.created_at as "createdAt",
  c.last_message_at as "lastMessageAt"`;
const FROM = "from support.conversations c join support.people p on p.id = c.person_id";

export async function insertConversation(
  tx: Tx,
  one: NewConversation,
  at: Date,
): Promise<Conversation> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into support.conversations (person_id, state, channel, department, name, email, vip,
       locale, waiting_since, created_at, last_message_at)
     values ($1, 'waiting', $2, $3, $4, $5, $6, $7, $8, $8, $8) returning id`,
    [one.personId, one.channel, one.department, one.name, one.email, one.vip, one.locale, at],
  );
  return (await selectConversation(tx, (row as { id: bigint }).id)) as Conversation;
}

export async function selectConversation(
  queryable: Queryable,
  id: bigint | number,
): Promise<Conversation | undefined> {
  const [row] = await queryable.query<Conversation>(`select ${COLUMNS} ${FROM} where c.id = $1`, [
    id,
  ]);
  return row;
}

/** Reads the conversation of a person that is not closed. */
export async function selectOpen(
  queryable: Queryable,
  personId: bigint,
): Promise<Conversation | undefined> {
  const [row] = await queryable.query<Conversation>(
    `select ${COLUMNS} ${FROM} where c.person_id = $1 and c.state <> 'closed'`,
    [personId],
  );
  return row;
}

interface Box {
  readonly state: Conversation["state"];
  readonly operatorId: bigint | null;
  readonly department: number | null;
  readonly after: number | null;
  readonly limit: number;
}

/** Reads a box of the inbox: those that wait from the oldest on, others from the newest on. */
export function selectBox(queryable: Queryable, box: Box): Promise<Conversation[]> {
  const [beyond, order] = box.state === "waiting" ? [">", "asc"] : ["<", "desc"];
  return queryable.query<Conversation>(
    `select ${COLUMNS} ${FROM}
     where c.state = $1 and ($2::bigint is null or c.operator_id = $2)
       and ($3::int is null or c.department = $3) and ($4::bigint is null or c.id ${beyond} $4)
     order by c.id ${order} limit $5`,
    [box.state, box.operatorId, box.department, box.after, box.limit],
  );
}

/** Writes what has become of a conversation. */
export async function updateConversation(
  tx: Tx,
  id: bigint,
  change: Partial<
    Pick<
      Conversation,
      | "state"
      | "department"
      | "operatorId"
      | "operator"
      | "waitingSince"
      | "transferredBy"
      | "transferredAt"
      | "transferReason"
      | "lastMessageAt"
    >
  >,
): Promise<Conversation> {
  const columns = {
    state: "state",
    department: "department",
    operatorId: "operator_id",
    operator: "operator",
    waitingSince: "waiting_since",
    transferredBy: "transferred_by",
    transferredAt: "transferred_at",
    transferReason: "transfer_reason",
    lastMessageAt: "last_message_at",
  } as const;
  const entries = Object.entries(change) as [keyof typeof columns, unknown][];
  const set = entries.map(([key], at) => `${columns[key]} = $${at + 2}`).join(", ");
  await tx.query(`update support.conversations set ${set} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
  return (await selectConversation(tx, id)) as Conversation;
}

/**
 * Deletes guests' conversations that were closed, and guests who have none, of before this moment: those of
 * at most so many guests. Returns of how many.
 */
export async function deleteOldGuests(
  queryable: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await queryable.query(
    `delete from support.people where id = any(array(
       select p.id from support.people p
       where p.player_id is null and p.created_at < $1 and not exists (
         select 1 from support.conversations c where c.person_id = p.id
           and (c.state <> 'closed' or c.last_message_at >= $1))
       order by p.created_at limit $2))
     returning id`,
    [before, limit],
  );
  return rows.length;
}
