import type { Tx } from "#platform/database";

/** Columns of a profile that its player changes. */
export interface ProfileColumns {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly nickname?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly date_of_birth?: string | undefined;
  readonly country?: string | undefined;
  readonly postal_code?: string | undefined;
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
