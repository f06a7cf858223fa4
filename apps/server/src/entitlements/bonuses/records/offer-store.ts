import type { OfferState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Offer } from "../bonus.ts";

const COLUMNS = `id, trigger, code, title, group_key as "groupKey", listed, percent, amount,
  min_deposit as "minDeposit", wagering, max_win as "maxWin", max_stake as "maxStake",
  slots_percent as "slotsPercent", other_percent as "otherPercent",
  days_to_activate as "daysToActivate", days_to_wager as "daysToWager", group_ids as "groupIds",
  end_at as "endAt", state, changed_by as "changedBy", changed_at as "changedAt"`;

/** Offers of one answer to players: far more than a house has at once. */
const OPEN_MAX = 100;
/** Offers of a page of an operator's list. */
const OPERATOR_PAGE = 50;

/** Reads the published offers of a trigger that are open at a moment, the latest first. */
export async function selectOpen(
  queryable: Queryable,
  trigger: Offer["trigger"],
  at: Date,
): Promise<Offer[]> {
  return queryable.query<Offer>(
    `select ${COLUMNS} from bonuses.offers
     where state = 'published' and trigger = $1 and end_at > $2 order by seq desc limit ${OPEN_MAX}`,
    [trigger, at],
  );
}

/** Reads the published offer with a code, written in any case, that is open at a moment. */
export async function selectByCode(
  queryable: Queryable,
  code: string,
  at: Date,
): Promise<Offer | undefined> {
  const [row] = await queryable.query<Offer>(
    `select ${COLUMNS} from bonuses.offers
     where lower(code) = lower($1) and state = 'published' and end_at > $2`,
    [code, at],
  );
  return row;
}

/** Returns those of the offers from which a player has had a bonus. */
export async function selectHad(
  queryable: Queryable,
  playerId: bigint,
  offers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryable.query<{ id: string }>(
    "select offer_id as id from bonuses.bonuses where player_id = $1 and offer_id = any($2::uuid[])",
    [playerId, offers],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Reads a page of all offers, the latest proposed first, those behind the one of an id. */
export async function selectPage(
  queryable: Queryable,
  after: string | undefined,
): Promise<Offer[]> {
  return queryable.query<Offer>(
    `select ${COLUMNS} from bonuses.offers
     where $1::uuid is null or seq < (select seq from bonuses.offers where id = $1)
     order by seq desc limit ${OPERATOR_PAGE}`,
    [after ?? null],
  );
}

/** Returns how many bonuses each offer has given, by its id. */
export async function selectGiven(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryable.query<{ id: string; given: number }>(
    `select offer_id as id, count(*)::int as given from bonuses.bonuses
     where offer_id = any($1::uuid[]) group by offer_id`,
    [ids],
  );
  return new Map(rows.map(({ id, given }) => [id, given]));
}

/** Locks an offer. */
export async function lockOffer(tx: Tx, id: string): Promise<Offer | undefined> {
  const [row] = await tx.query<Offer>(
    `select ${COLUMNS} from bonuses.offers where id = $1 for update`,
    [id],
  );
  return row;
}

/** Returns an offer by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Offer & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<Offer & { readonly bodyHash: string }>(
    `select ${COLUMNS}, body_hash as "bodyHash" from bonuses.offers where id = $1`,
    [id],
  );
  return row;
}

/** Writes a proposed offer; undefined when its id or its code is taken. */
export async function insertOffer(
  tx: Tx,
  one: Omit<Offer, "state"> & { readonly bodyHash: string },
): Promise<Offer | undefined> {
  const [row] = await tx.query<Offer>(
    `insert into bonuses.offers (id, trigger, code, title, group_key, listed, percent, amount, min_deposit,
       wagering, max_win, max_stake, slots_percent, other_percent, days_to_activate, days_to_wager,
       group_ids, end_at, body_hash, changed_by, changed_at, state)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
       'proposed')
     on conflict do nothing returning ${COLUMNS}`,
    [
      one.id,
      one.trigger,
      one.code,
      JSON.stringify(one.title),
      one.groupKey,
      one.listed,
      one.percent,
      one.amount,
      one.minDeposit,
      one.wagering,
      one.maxWin,
      one.maxStake,
      one.slotsPercent,
      one.otherPercent,
      one.daysToActivate,
      one.daysToWager,
      one.groupIds,
      one.endAt,
      one.bodyHash,
      one.changedBy,
      one.changedAt,
    ],
  );
  return row;
}

/** Brings an offer into a state, and says who did. */
export async function updateState(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: OfferState; readonly by: string; readonly at: Date },
): Promise<Offer> {
  const [row] = await tx.query<Offer>(
    `update bonuses.offers set state = $2, changed_by = $3, changed_at = $4 where id = $1
     returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return row as Offer;
}
