import type { Queryable, Tx } from "#platform/database";
import type { Player } from "../player.ts";
import { PLAYER_COLUMNS, type PlayerRow, toPlayer } from "../player-store.ts";

/** Columns of a profile that its player changes. */
export interface ProfileColumns {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly nickname?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly date_of_birth?: string | undefined;
  readonly country?: string | undefined;
  readonly postal_code?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly city?: string | undefined;
  readonly address?: string | undefined;
  readonly mobile_phone?: string | undefined;
  readonly personal_id?: string | undefined;
}

/** Locks a player: whoever holds it is alone with the profile. */
export async function lockPlayer(tx: Tx, id: bigint): Promise<void> {
  await tx.query("select 1 from accounts.players where id = $1 for no key update", [id]);
}

/** Writes the columns that are named; the others stay, and null empties one. */
export async function updateProfile(tx: Tx, id: bigint, changed: ProfileColumns): Promise<void> {
  await tx.query(
    `update accounts.players p set
       first_name = n.first_name, last_name = n.last_name, nickname = n.nickname, gender = n.gender,
       date_of_birth = n.date_of_birth, country = n.country, postal_code = n.postal_code,
       state = n.state, city = n.city, address = n.address, mobile_phone = n.mobile_phone,
       personal_id = n.personal_id
     from accounts.players before
     cross join lateral jsonb_populate_record(before, $2::text::jsonb) as n
     where p.id = $1 and before.id = p.id`,
    [id, JSON.stringify(changed)],
  );
}

/** A player with all else that a profile shows. */
export interface ProfileFacts {
  readonly player: Player;
  readonly groups: readonly string[];
  /** Start times of the two latest sessions, the current one first. */
  readonly signIns: readonly Date[];
  readonly twoFactor: boolean;
  readonly hasPassword: boolean;
}

/** Reads profiles by their players, one statement for all; who is not there is left out. */
export async function selectProfiles(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, ProfileFacts>> {
  const rows = await queryable.query<
    PlayerRow & {
      readonly groups: string[];
      readonly latest_sign_in: Date | null;
      readonly former_sign_in: Date | null;
      readonly two_factor: boolean;
      readonly has_password: boolean;
    }
  >(
    `select ${PLAYER_COLUMNS}, password_hash is not null as has_password,
       exists (select from accounts.second_steps s
         where s.player_id = p.id and s.enabled_at is not null) as two_factor,
       array(select g.group_id from accounts.player_groups g where g.player_id = p.id
         order by g.group_id collate "C") as groups,
       (select s.created_at from accounts.sessions s where s.player_id = p.id
         order by s.id desc limit 1) as latest_sign_in,
       (select s.created_at from accounts.sessions s where s.player_id = p.id
         order by s.id desc limit 1 offset 1) as former_sign_in
     from accounts.players p where p.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        player: toPlayer(row),
        groups: row.groups,
        signIns: [row.latest_sign_in, row.former_sign_in].filter((at) => at !== null),
        twoFactor: row.two_factor,
        hasPassword: row.has_password,
      },
    ]),
  );
}
