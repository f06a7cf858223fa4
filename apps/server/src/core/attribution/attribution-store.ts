import type { UtmMetrics } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { PersonalData } from "#platform/module";

/** Origin of a player. */
export interface Attribution {
  readonly playerId: bigint;
  readonly affiliate: number;
  readonly stag: string | null;
  readonly variant: "A" | "B";
  readonly first: UtmMetrics;
  readonly current: UtmMetrics;
  readonly registeredAt: Date;
}

interface AttributionRow {
  readonly player_id: bigint;
  readonly affiliate: bigint;
  readonly stag: string | null;
  readonly variant: "A" | "B";
  readonly first_utm: UtmMetrics;
  readonly current_utm: UtmMetrics;
  readonly registered_at: Date;
}

const toAttribution = (row: AttributionRow): Attribution => ({
  playerId: row.player_id,
  affiliate: Number(row.affiliate),
  stag: row.stag,
  variant: row.variant,
  first: row.first_utm,
  current: row.current_utm,
  registeredAt: row.registered_at,
});

const COLUMNS = "player_id, affiliate, stag, variant, first_utm, current_utm, registered_at";

export async function insertAttribution(tx: Tx, one: Attribution): Promise<void> {
  await tx.query(
    `insert into attribution.players (${COLUMNS}) values ($1, $2, $3, $4, $5::json, $6::json, $7)`,
    [
      one.playerId,
      one.affiliate,
      one.stag,
      one.variant,
      JSON.stringify(one.first),
      JSON.stringify(one.current),
      one.registeredAt,
    ],
  );
}

/**
 * Takes the campaign of a player who registered after `since`, once; it fills in what no cookie told
 * and replaces nothing.
 */
export async function updateCampaign(
  queryable: Queryable,
  playerId: bigint,
  utm: UtmMetrics,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<void> {
  await queryable.query(
    `update attribution.players set sent_at = $4,
       first_utm = case when first_utm::text = '{}' then $2::json else first_utm end,
       current_utm = case when current_utm::text = '{}' then $2::json else current_utm end
     where player_id = $1 and sent_at is null and registered_at > $3`,
    [playerId, JSON.stringify(utm), since, now],
  );
}

/** Returns a page of the players of an affiliate, latest first. */
export async function selectOfAffiliate(
  queryable: Queryable,
  affiliate: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly Attribution[]> {
  const rows = await queryable.query<AttributionRow>(
    `select ${COLUMNS} from attribution.players where affiliate = $1
       and ($2::bigint is null or player_id < $2) order by player_id desc limit $3`,
    [affiliate, before, limit],
  );
  return rows.map(toAttribution);
}

/** Returns where a player came from; undefined where nothing is kept. */
export async function selectAttribution(
  queryable: Queryable,
  playerId: bigint,
): Promise<Attribution | undefined> {
  const [row] = await queryable.query<AttributionRow>(
    `select ${COLUMNS} from attribution.players where player_id = $1`,
    [playerId],
  );
  return row && toAttribution(row);
}

/** Tells where a player came from, and forgets it. */
export const attributionData: PersonalData = {
  name: "attribution",
  read: async (queryable, playerId) => ({
    registration: await queryable.query(
      `select affiliate::text, stag, variant, first_utm, current_utm, registered_at, sent_at
       from attribution.players where player_id = $1`,
      [playerId],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from attribution.players where player_id = $1", [playerId]);
  },
};
