import { type HandlerContext, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { startFreeze } from "../freeze/freeze.ts";
import { changeStatus } from "../status/change-status.ts";
import { selectChanges } from "../status/change-store.ts";
import {
  type Applicant,
  holdApplicant,
  insertReport,
  setApplicantId,
  setToldAt,
} from "./applicant-store.ts";
import { type RawVendorReport, ReportUnreadable, type VendorReport } from "./vendor.ts";
import { vendor } from "./vendors.ts";

/** A report proves itself before it is read. Throws Refused("signature_invalid"), which says no more. */
export async function assertProven(
  house: House,
  name: string,
  context: HandlerContext,
): Promise<void> {
  const from = vendor(house);
  const known = from?.name === name;
  const fault = known ? from.fault(rawReport(context), house.clock.now()) : "unknown_provider";
  if (!fault) return;
  context.log.warn({ provider: known ? name : "unknown", fault }, "a report does not prove itself");
  throw new Refused("signature_invalid");
}

/**
 * Takes a report in. It counts once, and only while it is newer than the report that counted last
 * and than an operator's decision. Throws Refused: report_malformed, applicant_unknown.
 */
export async function receiveReport(
  house: House,
  name: string,
  context: HandlerContext,
): Promise<void> {
  const from = vendor(house);
  if (!from) throw new Refused("signature_invalid");
  const report = readOrRefuse(() => from.read(rawReport(context)));
  const hash = sha256(context.rawBody);
  const receivedAt = house.clock.now();
  await house.database.tx(async (tx) => {
    const applicant = await holdApplicant(tx, name, report.reference);
    // A report names an applicant twice: where the names are of two people, it is about neither.
    if (!applicant || isAnother(applicant, report)) throw new Refused("applicant_unknown");
    const { playerId } = applicant;
    const { type, toldAt } = report;
    const isNew = applicant.applicantId === null;
    if (isNew && !(await setApplicantId(tx, playerId, report.applicantId)))
      throw new Refused("applicant_unknown");
    if (!(await insertReport(tx, { hash, playerId, type, toldAt, receivedAt }))) return;
    await apply(tx, applicant, report, receivedAt);
  });
}

const isAnother = ({ applicantId }: Applicant, report: VendorReport): boolean =>
  applicantId !== null && applicantId !== report.applicantId;

async function apply(
  tx: Tx,
  { playerId, toldAt }: Applicant,
  report: VendorReport,
  at: Date,
): Promise<void> {
  // Somebody on a list stays on it, however late it is told.
  if (report.hits.length > 0) {
    await startFreeze(tx, { playerId, cause: "provider", detail: report.hits.join(", "), at });
  }
  if (toldAt !== null && report.toldAt <= toldAt) return;
  await setToldAt(tx, playerId, report.toldAt);
  if (report.answer === null) return;
  const decided = (await selectChanges(tx, playerId)).findLast(({ actor }) => actor === "operator");
  if (decided && decided.at >= report.toldAt) return;
  await changeStatus(tx, {
    playerId,
    after: report.answer,
    actor: "provider",
    reasons: report.reasons,
    note: `report ${report.type}`,
    at,
  });
}

const rawReport = (context: HandlerContext): RawVendorReport => ({
  body: context.rawBody,
  header: (header) => context.header(header),
});

function readOrRefuse(read: () => VendorReport): VendorReport {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReportUnreadable) throw new Refused("report_malformed");
    throw error;
  }
}
