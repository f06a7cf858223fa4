import type { CompCardState, CompTag, CompType, SettingWords } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Card } from "./card.ts";

interface CardRow {
  readonly id: string;
  readonly type: CompType;
  readonly group_key: string;
  readonly title: SettingWords;
  readonly tag: CompTag | null;
  readonly image: string | null;
  readonly currencies: string[];
  readonly amounts: bigint[];
  readonly prices: bigint[];
  readonly wager: number;
  readonly freespins_count: number | null;
  readonly game: string | null;
  readonly freespins_stake: bigint | null;
  readonly lottery_id: string | null;
  readonly lootbox_group: string | null;
  readonly group_ids: string[];
  readonly end_at: Date | null;
  readonly state: CompCardState;
  readonly changed_by: string;
  readonly changed_at: Date;
}

const COLUMNS = `id, type, group_key, title, tag, image, currencies, amounts, prices, wager, freespins_count,
  game, freespins_stake, lottery_id, lootbox_group, group_ids, end_at, state, changed_by, changed_at`;

const toCard = (row: CardRow): Card => ({
  id: row.id,
  type: row.type,
  group: row.group_key,
  title: row.title,
  tag: row.tag,
  image: row.image,
  rates: row.currencies.map((currency, at) => ({
    currency,
    amount: row.amounts[at] as bigint,
    points: row.prices[at] as bigint,
  })),
  wager: row.wager,
  freespins:
    row.freespins_count === null || row.game === null || row.freespins_stake === null
      ? null
      : { count: row.freespins_count, game: row.game, stake: row.freespins_stake },
  lotteryId: row.lottery_id,
  lootboxGroup: row.lootbox_group,
  groupIds: row.group_ids,
  endAt: row.end_at,
  state: row.state,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
});

/** Cards of one kind that an answer shows: far more than a shop has. */
const SHOWN_MAX = 200;

/** Reads the published cards of a kind, the cheapest first by their price in EUR. */
export async function selectInShop(queryable: Queryable, type: CompType): Promise<Card[]> {
  const rows = await queryable.query<CardRow>(
    `select ${COLUMNS} from comps.cards where state = 'published' and type = $1
     order by prices[array_position(currencies, 'EUR')], seq limit ${SHOWN_MAX}`,
    [type],
  );
  return rows.map(toCard);
}

/** Locks the published card of a kind and a group: it is not ended before the transaction is. */
export async function holdInShop(
  tx: Tx,
  { type, group }: Pick<Card, "type" | "group">,
): Promise<Card | undefined> {
  const [row] = await tx.query<CardRow>(
    `select ${COLUMNS} from comps.cards where type = $1 and group_key = $2 and state = 'published'
     for share`,
    [type, group],
  );
  return row && toCard(row);
}

export type Proposal = Omit<Card, "state"> & { readonly bodyHash: string };

/** Writes a proposed card; undefined when its id is taken. */
export async function insertCard(tx: Tx, card: Proposal): Promise<Card | undefined> {
  const [row] = await tx.query<CardRow>(
    `insert into comps.cards (id, type, group_key, title, tag, image, currencies, amounts, prices, wager,
       freespins_count, game, freespins_stake, lottery_id, lootbox_group, group_ids, end_at, state,
       body_hash, changed_by, changed_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 'proposed',
       $18, $19, $20)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [
      card.id,
      card.type,
      card.group,
      JSON.stringify(card.title),
      card.tag,
      card.image,
      card.rates.map(({ currency }) => currency),
      card.rates.map(({ amount }) => amount),
      card.rates.map(({ points }) => points),
      card.wager,
      card.freespins?.count ?? null,
      card.freespins?.game ?? null,
      card.freespins?.stake ?? null,
      card.lotteryId,
      card.lootboxGroup,
      card.groupIds,
      card.endAt,
      card.bodyHash,
      card.changedBy,
      card.changedAt,
    ],
  );
  return row && toCard(row);
}

/** Returns a card by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Card & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<CardRow & { body_hash: string }>(
    `select ${COLUMNS}, body_hash from comps.cards where id = $1`,
    [id],
  );
  return row && { ...toCard(row), bodyHash: row.body_hash };
}

/** Locks a card in any state. */
export async function lockCard(tx: Tx, id: string): Promise<Card | undefined> {
  const [row] = await tx.query<CardRow>(
    `select ${COLUMNS} from comps.cards where id = $1 for update`,
    [id],
  );
  return row && toCard(row);
}

/** Holds the place of a kind and a group in the shop: one card at a time comes into it. */
export async function lockShelf(
  tx: Tx,
  { type, group }: Pick<Card, "type" | "group">,
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('comp card ' || $1::text, 0))", [
    `${type}/${group}`,
  ]);
}

/** Tells whether a published card has this kind and group. */
export async function isInShop(
  tx: Tx,
  { type, group }: Pick<Card, "type" | "group">,
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from comps.cards where type = $1 and group_key = $2 and state = 'published'",
    [type, group],
  );
  return rows.length > 0;
}

/** Brings a card into a state, and says who did. The caller holds it. */
export async function updateState(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: CompCardState; readonly by: string; readonly at: Date },
): Promise<Card> {
  const [row] = await tx.query<CardRow>(
    `update comps.cards set state = $2, changed_by = $3, changed_at = $4
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return toCard(row as CardRow);
}

/** Reads cards in any state, the latest proposed first, those behind the one of this id. */
export async function selectAll(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Card[]> {
  const rows = await queryable.query<CardRow>(
    `select ${COLUMNS} from comps.cards
     where $1::uuid is null or seq < (select seq from comps.cards where id = $1::uuid)
     order by seq desc limit $2`,
    [after, limit],
  );
  return rows.map(toCard);
}
