import type { ConsentChannel, ConsentSource, ConsentView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A choice of a player about one way of advertising. */
export interface Choice {
  readonly channel: ConsentChannel;
  readonly given: boolean;
}

export interface ConsentFacts {
  readonly source: ConsentSource;
  readonly textVersion: string;
  /** Null for what the house does by itself. */
  readonly ip: string | null;
  readonly at: Date;
}

/**
 * Keeps the choices of a player that differ from what holds, each with an entry in the log. Returns
 * the channels that changed.
 */
export async function applyChoices(
  tx: Tx,
  playerId: bigint,
  choices: readonly Choice[],
  { source, textVersion, ip, at }: ConsentFacts,
): Promise<ConsentChannel[]> {
  const rows = await tx.query<{ channel: ConsentChannel }>(
    `with before as (
       select id, receive_promos, receive_sms_promos from accounts.players where id = $1 for no key update
     ), differing as (
       select c.channel, c.given from before b
       join unnest($2::text[], $3::boolean[]) as c(channel, given)
         on c.given <> case c.channel when 'email' then b.receive_promos else b.receive_sms_promos end
     ), changed as (
       update accounts.players p set
         receive_promos = coalesce((select given from differing where channel = 'email'), b.receive_promos),
         receive_sms_promos = coalesce((select given from differing where channel = 'sms'), b.receive_sms_promos)
       from before b where p.id = b.id
     )
     insert into accounts.consents (player_id, channel, given, source, text_version, ip, at)
     select $1, channel, given, $4, $5, $6, $7 from differing returning channel`,
    [
      playerId,
      choices.map(({ channel }) => channel),
      choices.map(({ given }) => given),
      source,
      textVersion,
      ip,
      at,
    ],
  );
  return rows.map(({ channel }) => channel);
}

/** Returns the log of a player, the latest first. */
export async function selectConsents(
  queryable: Queryable,
  playerId: bigint,
): Promise<ConsentView[]> {
  const rows = await queryable.query<Omit<ConsentView, "at"> & { readonly at: Date }>(
    `select channel, given, at, source, text_version, ip from accounts.consents
     where player_id = $1 order by id desc limit 500`,
    [playerId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
