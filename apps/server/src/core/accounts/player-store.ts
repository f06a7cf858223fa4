import type { VerificationStatus } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Player } from "./player.ts";

interface PlayerRow {
  readonly id: bigint;
  readonly email: string;
  readonly nickname: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly date_of_birth: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly postal_code: string | null;
  readonly mobile_phone: string | null;
  readonly receive_promos: boolean;
  readonly receive_sms_promos: boolean;
  readonly language: string;
  readonly license_name: string;
  readonly profession: string | null;
  readonly can_issue_bonuses: boolean;
  readonly deposit_bonus_code: string | null;
  readonly verification: VerificationStatus;
  readonly terms_accepted_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
}

const COLUMNS = `id, email, nickname, first_name, last_name, date_of_birth, gender, country, state, city, address,
  postal_code, mobile_phone, receive_promos, receive_sms_promos, language, license_name, profession,
  can_issue_bonuses, deposit_bonus_code, verification, terms_accepted_at, confirmed_at, created_at`;

const toPlayer = (row: PlayerRow): Player => ({
  id: row.id,
  email: row.email,
  nickname: row.nickname,
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  gender: row.gender,
  country: row.country,
  state: row.state,
  city: row.city,
  address: row.address,
  postalCode: row.postal_code,
  mobilePhone: row.mobile_phone,
  receivePromos: row.receive_promos,
  receiveSmsPromos: row.receive_sms_promos,
  language: row.language,
  licence: row.license_name,
  profession: row.profession,
  canIssueBonuses: row.can_issue_bonuses,
  depositBonusCode: row.deposit_bonus_code,
  verification: row.verification,
  termsAcceptedAt: row.terms_accepted_at,
  confirmedAt: row.confirmed_at,
  createdAt: row.created_at,
});

export interface NewPlayer {
  readonly email: string;
  readonly passwordHash: string;
  readonly nickname: string | null;
  readonly dateOfBirth: string;
  readonly country: string;
  readonly language: string;
  readonly licence: string;
  readonly receivePromos: boolean;
  readonly at: Date;
}

/** The database throws a unique violation of `players_email_taken` when the e-mail is in use. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<Player> {
  const [row] = await tx.query<PlayerRow>(
    `insert into accounts.players (email, password_hash, nickname, date_of_birth, country, language,
       license_name, receive_promos, terms_accepted_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning ${COLUMNS}`,
    [
      player.email,
      player.passwordHash,
      player.nickname,
      player.dateOfBirth,
      player.country,
      player.language,
      player.licence,
      player.receivePromos,
      player.at,
    ],
  );
  return toPlayer(row as PlayerRow);
}

export async function selectPlayer(queryable: Queryable, id: bigint): Promise<Player | undefined> {
  const [row] = await queryable.query<PlayerRow>(
    `select ${COLUMNS} from accounts.players where id = $1`,
    [id],
  );
  return row && toPlayer(row);
}

export async function selectPlayerByEmail(
  queryable: Queryable,
  email: string,
): Promise<Player | undefined> {
  return (await selectCredentials(queryable, email))?.player;
}

export async function selectCredentials(
  queryable: Queryable,
  email: string,
): Promise<{ player: Player; passwordHash: string } | undefined> {
  const [row] = await queryable.query<PlayerRow & { password_hash: string }>(
    `select ${COLUMNS}, password_hash from accounts.players where email = $1`,
    [email],
  );
  return row && { player: toPlayer(row), passwordHash: row.password_hash };
}

export async function selectPasswordHash(
  queryable: Queryable,
  id: bigint,
): Promise<string | undefined> {
  const [row] = await queryable.query<{ password_hash: string }>(
    "select password_hash from accounts.players where id = $1",
    [id],
  );
  return row?.password_hash;
}

export async function updatePasswordHash(
  queryable: Queryable,
  id: bigint,
  passwordHash: string,
): Promise<void> {
  await queryable.query("update accounts.players set password_hash = $2 where id = $1", [
    id,
    passwordHash,
  ]);
}

export async function updateLanguage(
  queryable: Queryable,
  id: bigint,
  language: string,
): Promise<void> {
  await queryable.query("update accounts.players set language = $2 where id = $1", [id, language]);
}

export async function selectGroups(queryable: Queryable, playerId: bigint): Promise<string[]> {
  const rows = await queryable.query<{ group_id: string }>(
    `select group_id from accounts.player_groups where player_id = $1 order by group_id collate "C"`,
    [playerId],
  );
  return rows.map((row) => row.group_id);
}

/** Adds a player to groups; those the player is in already stay. Returns those that are new. */
export async function insertGroups(
  queryable: Queryable,
  playerId: bigint,
  groups: readonly string[],
): Promise<string[]> {
  const rows = await queryable.query<{ group_id: string }>(
    `insert into accounts.player_groups (player_id, group_id)
     select $1, g from unnest($2::text[]) as g on conflict do nothing returning group_id`,
    [playerId, groups],
  );
  return rows.map((row) => row.group_id);
}

/** Names that are shown to others, by player; absent where a player has none. */
export async function selectNicknames(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string | null>> {
  const rows = await queryable.query<{ id: bigint; nickname: string | null }>(
    "select id, nickname from accounts.players where id = any($1::bigint[])",
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.nickname]));
}
