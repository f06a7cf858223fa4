import type { Queryable, Tx } from "#platform/database";
import type { PayoutDestination } from "../providers/provider.ts";

/** A card, account or address used before: the provider's token, or a destination we know. */
export interface Profile {
  readonly playerId: bigint;
  readonly id: string;
  readonly method: string;
  readonly provider: string;
  readonly currency: string;
  readonly fingerprint: string;
  readonly label: string;
  readonly token: string | null;
  readonly destination: PayoutDestination | null;
  /** The player asked for it to be charged without a page. */
  readonly oneClick: boolean;
  readonly lastUsedAt: Date;
  /** Time of the first payout that arrived there; null when there was none. */
  readonly paidOutAt: Date | null;
}

interface ProfileRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly method: string;
  readonly provider: string;
  readonly currency: string;
  readonly fingerprint: string;
  readonly label: string;
  readonly token: string | null;
  readonly destination: PayoutDestination | null;
  readonly one_click: boolean;
  readonly last_used_at: Date;
  readonly paid_out_at: Date | null;
}

const COLUMNS =
  "player_id, id, method, provider, currency, fingerprint, label, token, destination, one_click, last_used_at, paid_out_at";
/** Most profiles shown and kept in use. */
const SHOWN_MAX = 30;

const toProfile = (row: ProfileRow): Profile => ({
  playerId: row.player_id,
  id: row.id,
  method: row.method,
  provider: row.provider,
  currency: row.currency,
  fingerprint: row.fingerprint,
  label: row.label,
  token: row.token,
  destination: row.destination,
  oneClick: row.one_click,
  lastUsedAt: row.last_used_at,
  paidOutAt: row.paid_out_at,
});

/** Keeps a profile, or notes that the one there was used again; one that was removed comes back. */
export async function upsertProfile(tx: Tx, profile: Profile): Promise<void> {
  await tx.query(
    `insert into cashbox.profiles as p (${COLUMNS}, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::json, $10, $11, $12, $11)
     on conflict (player_id, method, currency, fingerprint) do update set
       last_used_at = excluded.last_used_at, one_click = p.one_click or excluded.one_click,
       label = excluded.label, removed_at = null,
       paid_out_at = coalesce(p.paid_out_at, excluded.paid_out_at)`,
    [
      profile.playerId,
      profile.id,
      profile.method,
      profile.provider,
      profile.currency,
      profile.fingerprint,
      profile.label,
      profile.token,
      profile.destination && JSON.stringify(profile.destination),
      profile.oneClick,
      profile.lastUsedAt,
      profile.paidOutAt,
    ],
  );
}

export async function selectProfiles(queryable: Queryable, playerId: bigint): Promise<Profile[]> {
  const rows = await queryable.query<ProfileRow>(
    `select ${COLUMNS} from cashbox.profiles where player_id = $1 and removed_at is null
     order by last_used_at desc, id limit ${SHOWN_MAX}`,
    [playerId],
  );
  return rows.map(toProfile);
}

export async function selectProfile(
  queryable: Queryable,
  playerId: bigint,
  id: string,
): Promise<Profile | undefined> {
  const [row] = await queryable.query<ProfileRow>(
    `select ${COLUMNS} from cashbox.profiles where player_id = $1 and id = $2 and removed_at is null`,
    [playerId, id],
  );
  return row && toProfile(row);
}

/** Finds a visible profile by its token or destination. */
export async function selectProfileByFingerprint(
  queryable: Queryable,
  one: Pick<Profile, "playerId" | "method" | "currency" | "fingerprint">,
): Promise<Profile | undefined> {
  const [row] = await queryable.query<ProfileRow>(
    `select ${COLUMNS} from cashbox.profiles
     where player_id = $1 and method = $2 and currency = $3 and fingerprint = $4 and removed_at is null`,
    [one.playerId, one.method, one.currency, one.fingerprint],
  );
  return row && toProfile(row);
}

/** Records that a payout to this profile arrived. */
export async function markPaidOut(tx: Tx, playerId: bigint, id: string, at: Date): Promise<void> {
  await tx.query(
    `update cashbox.profiles set paid_out_at = coalesce(paid_out_at, $3)
     where player_id = $1 and id = $2 and removed_at is null`,
    [playerId, id, at],
  );
}

/** A removed profile is charged no more by one click, not shown, and new should it come back. */
export async function removeProfile(
  queryable: Queryable,
  playerId: bigint,
  id: string,
  at: Date,
): Promise<void> {
  await queryable.query(
    `update cashbox.profiles set removed_at = $3, one_click = false, paid_out_at = null
     where player_id = $1 and id = $2 and removed_at is null`,
    [playerId, id, at],
  );
}
