import type { Addressee } from "#core/mail";
import type { Queryable } from "#platform/database";

interface AddresseeRow {
  readonly id: bigint;
  readonly email: string;
  readonly language: string;
  readonly brand: string;
  readonly confirmed_at: Date | null;
  readonly autoregistered: boolean;
}

/** An addressee of mails, and whether the address is known to be theirs. */
export interface PlayerAddress extends Addressee {
  readonly confirmed: boolean;
  /** The account was made for them, and nobody has come by its link yet. */
  readonly awaited: boolean;
}

const COLUMNS = "id, email, language, brand, confirmed_at, autoregistered";
const toAddress = (row: AddresseeRow): PlayerAddress => ({
  playerId: row.id,
  email: row.email,
  language: row.language,
  brand: row.brand,
  confirmed: row.confirmed_at !== null,
  awaited: row.autoregistered && row.confirmed_at === null,
});

export async function selectAddressees(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<PlayerAddress[]> {
  const rows = await queryable.query<AddresseeRow>(
    `select ${COLUMNS} from accounts.players where id = any($1::bigint[])`,
    [ids],
  );
  return rows.map(toAddress);
}

export async function selectAddresseesByEmail(
  queryable: Queryable,
  emails: readonly string[],
): Promise<PlayerAddress[]> {
  const rows = await queryable.query<AddresseeRow>(
    `select ${COLUMNS} from accounts.players where email = any($1::text[])`,
    [emails],
  );
  return rows.map(toAddress);
}

/** Returns those of these players who agreed to advertising by mail, at an address that they confirmed. */
export async function selectPromoReaders(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<bigint[]> {
  const rows = await queryable.query<{ id: bigint }>(
    `select id from accounts.players
     where id = any($1::bigint[]) and receive_promos and confirmed_at is not null`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
