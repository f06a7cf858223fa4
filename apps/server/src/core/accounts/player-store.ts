import type { VerificationStatus } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Player } from "./player.ts";

/** Columns of a player, by their names in the table. */
export interface PlayerRow {
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
  readonly personal_id: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly receive_promos: boolean;
  readonly receive_sms_promos: boolean;
  readonly language: string;
  readonly license_name: string;
  readonly profession: string | null;
  readonly can_issue_bonuses: boolean;
  readonly deposit_bonus_code: string | null;
  readonly verification: VerificationStatus;
  readonly vendor_verified: boolean;
  readonly questionnaire_expires_at: Date | null;
  readonly autoregistered: boolean;
  readonly dormant_since: Date | null;
  readonly terms_accepted_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
}

export const PLAYER_COLUMNS = `id, email, nickname, first_name, last_name, date_of_birth, gender, country, state, city, address,
  postal_code, mobile_phone, personal_id, phone_confirmed_at, receive_promos, receive_sms_promos, language,
  license_name, profession, can_issue_bonuses, deposit_bonus_code, verification, vendor_verified,
  questionnaire_expires_at, autoregistered, dormant_since,
  terms_accepted_at, confirmed_at, created_at`;

export const toPlayer = (row: PlayerRow): Player => ({
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
  personalId: row.personal_id,
  phoneConfirmedAt: row.phone_confirmed_at,
  receivePromos: row.receive_promos,
  receiveSmsPromos: row.receive_sms_promos,
  language: row.language,
  licence: row.license_name,
  profession: row.profession,
  canIssueBonuses: row.can_issue_bonuses,
  depositBonusCode: row.deposit_bonus_code,
  verification: row.verification,
  vendorVerified: row.vendor_verified,
  questionnaireExpiresAt: row.questionnaire_expires_at,
  autoregistered: row.autoregistered,
  dormantSince: row.dormant_since,
  termsAcceptedAt: row.terms_accepted_at,
  confirmedAt: row.confirmed_at,
  createdAt: row.created_at,
});

/** Fields of a profile that a sign-up may tell; null where it does not. */
export type SignUpDetails = Pick<
  Player,
  | "firstName"
  | "lastName"
  | "nickname"
  | "gender"
  | "personalId"
  | "postalCode"
  | "state"
  | "city"
  | "address"
  | "mobilePhone"
>;

export interface NewPlayer {
  readonly email: string;
  /** Null of a player who came by a provider of identities. */
  readonly passwordHash: string | null;
  /** Told at sign-up besides; the number in the form of E.164. */
  readonly details: SignUpDetails;
  readonly dateOfBirth: string;
  readonly country: string;
  readonly language: string;
  readonly licence: string;
  /** Id of the brand whose site it is. */
  readonly brand: string;
  /** The e-mail needs no confirmation. */
  readonly confirmed: boolean;
  /** An operator makes the account: its player has yet to accept the terms. */
  readonly autoregistered: boolean;
  /** Id of the form that registers; null of any other way. */
  readonly attempt: string | null;
  readonly at: Date;
}

/** The database throws a unique violation of `players_email_taken` when the e-mail is in use. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<Player> {
  const { details } = player;
  const [row] = await tx.query<PlayerRow>(
    `insert into accounts.players (email, password_hash, date_of_birth, country, language, license_name,
       terms_accepted_at, created_at, brand, confirmed_at, nickname, first_name, last_name, gender,
       personal_id, postal_code, state, city, address, mobile_phone, autoregistered, attempt_id)
     values ($1, $2, $3, $4, $5, $6, $20, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $21, $22)
     returning ${PLAYER_COLUMNS}`,
    [
      player.email,
      player.passwordHash,
      player.dateOfBirth,
      player.country,
      player.language,
      player.licence,
      player.at,
      player.brand,
      player.confirmed ? player.at : null,
      details.nickname,
      details.firstName,
      details.lastName,
      details.gender,
      details.personalId,
      details.postalCode,
      details.state,
      details.city,
      details.address,
      details.mobilePhone,
      player.autoregistered ? null : player.at,
      player.autoregistered,
      player.attempt,
    ],
  );
  return toPlayer(row as PlayerRow);
}

export async function selectPlayer(queryable: Queryable, id: bigint): Promise<Player | undefined> {
  const [row] = await queryable.query<PlayerRow>(
    `select ${PLAYER_COLUMNS} from accounts.players where id = $1`,
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
): Promise<
  | { readonly player: Player; readonly passwordHash: string | null; readonly version: number }
  | undefined
> {
  const [row] = await queryable.query<
    PlayerRow & { password_hash: string | null; password_version: number }
  >(
    `select ${PLAYER_COLUMNS}, password_hash, password_version from accounts.players where email = $1`,
    [email],
  );
  return (
    row && {
      player: toPlayer(row),
      passwordHash: row.password_hash,
      version: row.password_version,
    }
  );
}

/** Returns true when a player has this e-mail. */
export async function hasEmail(queryable: Queryable, email: string): Promise<boolean> {
  const rows = await queryable.query("select 1 from accounts.players where email = $1", [email]);
  return rows.length > 0;
}

/** Returns true when a player of this e-mail was registered by a form of this id after a moment. */
export async function isAttemptOf(
  queryable: Queryable,
  email: string,
  { attempt, after }: { readonly attempt: string; readonly after: Date },
): Promise<boolean> {
  const rows = await queryable.query(
    "select 1 from accounts.players where email = $1 and attempt_id = $2 and created_at > $3",
    [email, attempt, after],
  );
  return rows.length > 0;
}

/**
 * Notes that the player's e-mail is confirmed. Returns since when; undefined when the player has
 * another e-mail.
 */
export async function confirmPlayer(
  queryable: Queryable,
  { playerId, email }: { readonly playerId: bigint; readonly email: string },
  now: Date,
): Promise<Date | undefined> {
  const [row] = await queryable.query<{ confirmed_at: Date }>(
    `update accounts.players set confirmed_at = coalesce(confirmed_at, $3)
     where id = $1 and email = $2 returning confirmed_at`,
    [playerId, email, now],
  );
  return row?.confirmed_at;
}

export async function updateLanguage(
  queryable: Queryable,
  id: bigint,
  language: string,
): Promise<void> {
  await queryable.query("update accounts.players set language = $2 where id = $1", [id, language]);
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
