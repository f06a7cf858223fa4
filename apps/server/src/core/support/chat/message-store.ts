import type { Queryable, Tx } from "#platform/database";

export interface Message {
  readonly id: bigint;
  readonly conversationId: bigint;
  readonly author: "visitor" | "agent";
  readonly operator: string | null;
  readonly text: string;
  readonly at: Date;
}

const COLUMNS = `id, conversation_id as "conversationId", author, operator, text, at`;

export async function insertMessage(
  tx: Tx,
  message: Omit<Message, "id"> & {
    readonly personId: bigint;
    readonly clientId: string | null;
  },
): Promise<Message> {
  const { personId, conversationId, author, operator, text, clientId, at } = message;
  const [row] = await tx.query<Message>(
    `insert into support.messages (person_id, conversation_id, author, operator, text, client_id, at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [personId, conversationId, author, operator, text, clientId, at],
  );
  return row as Message;
}

/** Finds what was sent under an id before. */
export async function selectSent(
  tx: Tx,
  sent: {
    readonly personId: bigint;
    readonly author: Message["author"];
    readonly clientId: string;
  },
): Promise<Message | undefined> {
  const [row] = await tx.query<Message>(
    `select ${COLUMNS} from support.messages
     where person_id = $1 and author = $2 and client_id = $3`,
    [sent.personId, sent.author, sent.clientId],
  );
  return row;
}

/** Reads messages of a person before one of them, the latest first. */
export const selectMessages = (
  queryable: Queryable,
  personId: bigint,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Message[]> =>
  queryable.query<Message>(
    `select ${COLUMNS} from support.messages
     where person_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [personId, before, limit],
  );

/** Counts answers that a person has not looked at, up to `most`. */
export async function countUnseen(
  queryable: Queryable,
  { id, seenId }: { readonly id: bigint; readonly seenId: bigint },
  most: number,
): Promise<number> {
  const rows = await queryable.query(
    `select 1 from support.messages where person_id = $1 and id > $2 and author = 'agent' limit $3`,
    [id, seenId, most],
  );
  return rows.length;
}
