import type { Queryable, Tx } from "#platform/database";
import { isUuid } from "#platform/ids";

export interface Applicant {
  readonly playerId: bigint;
  readonly provider: string;
  readonly reference: string;
  readonly applicantId: string | null;
  readonly toldAt: Date | null;
}

interface ApplicantRow {
  readonly player_id: bigint;
  readonly provider: string;
  readonly reference: string;
  readonly applicant_id: string | null;
  readonly told_at: Date | null;
}

const toApplicant = (row: ApplicantRow): Applicant => ({
  playerId: row.player_id,
  provider: row.provider,
  reference: row.reference,
  applicantId: row.applicant_id,
  toldAt: row.told_at,
});

export async function selectApplicant(
  queryable: Queryable,
  playerId: bigint,
): Promise<Applicant | undefined> {
  const [row] = await queryable.query<ApplicantRow>(
    "select * from verification.applicants where player_id = $1",
    [playerId],
  );
  return row && toApplicant(row);
}

/** Names a player towards the provider, once. Returns the applicant as it is kept. */
export async function insertApplicant(
  queryable: Queryable,
  applicant: Pick<Applicant, "playerId" | "provider" | "reference">,
): Promise<Applicant> {
  await queryable.query(
    `insert into verification.applicants (player_id, provider, reference) values ($1, $2, $3)
     on conflict (player_id) do nothing`,
    [applicant.playerId, applicant.provider, applicant.reference],
  );
  const kept = await selectApplicant(queryable, applicant.playerId);
  if (!kept) throw new Error("an applicant that was inserted is kept");
  return kept;
}

/** Reads and holds the applicant of a reference until the transaction ends. */
export async function holdApplicant(
  tx: Tx,
  provider: string,
  reference: string,
): Promise<Applicant | undefined> {
  // The provider repeats what it was told: anything else names nobody.
  if (!isUuid(reference)) return undefined;
  const [row] = await tx.query<ApplicantRow>(
    `select * from verification.applicants where provider = $1 and reference = $2::uuid for update`,
    [provider, reference],
  );
  return row && toApplicant(row);
}

/** Notes the provider's id of an applicant. Returns false when another player has it. */
export async function setApplicantId(
  queryable: Queryable,
  playerId: bigint,
  applicantId: string,
): Promise<boolean> {
  const rows = await queryable.query(
    `update verification.applicants a set applicant_id = $2 where player_id = $1
       and not exists (select 1 from verification.applicants o where o.applicant_id = $2 and o.player_id <> $1)
     returning player_id`,
    [playerId, applicantId],
  );
  return rows.length > 0;
}

export async function setToldAt(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  await tx.query("update verification.applicants set told_at = $2 where player_id = $1", [
    playerId,
    at,
  ]);
}

/** Keeps a report. Returns false for one that came before. */
export async function insertReport(
  tx: Tx,
  report: {
    readonly hash: string;
    readonly playerId: bigint;
    readonly type: string;
    readonly toldAt: Date;
    readonly receivedAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into verification.reports (hash, player_id, type, told_at, received_at)
     values ($1, $2, $3, $4, $5) on conflict (hash) do nothing returning hash`,
    [report.hash, report.playerId, report.type, report.toldAt, report.receivedAt],
  );
  return rows.length > 0;
}
