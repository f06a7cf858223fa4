import { type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { ProviderUnavailable, type RawReport, ReportMalformed } from "../providers/provider.ts";
import { providers } from "../providers/providers.ts";
import { insertCase } from "./cases/case-store.ts";
import { applyReport } from "./apply-report.ts";

/** A report proves itself before it is read. Throws Refused("signature_invalid"), put on record. */
export async function assertProven(
  house: House,
  name: string,
  context: HandlerContext,
): Promise<void> {
  const at = house.clock.now();
  const provider = providers(house).byName(name);
  const fault = provider ? provider.fault(rawReport(context), at) : "unknown_provider";
  if (!fault) return;
  // A name that is no provider's is a stranger's text: operators are not shown it.
  const known = provider ? provider.name : "unknown";
  await insertCase(house.database, {
    kind: "bad_signature",
    provider: known,
    reference: null,
    detail: fault,
    at,
  });
  context.log.warn({ provider: known, fault }, "a payment report does not prove itself");
  throw new Refused("signature_invalid");
}

/** Throws Refused: report_malformed, payment_unknown, payment_mismatch, provider_unavailable. */
export async function receiveReport(
  house: House,
  name: string,
  context: HandlerContext,
): Promise<void> {
  const provider = providers(house).byName(name);
  if (!provider) throw new Refused("signature_invalid");
  try {
    for (const report of await provider.read(rawReport(context)))
      await applyReport(house, name, report);
  } catch (error) {
    if (error instanceof ReportMalformed) throw new Refused("report_malformed");
    if (error instanceof ProviderUnavailable) throw new Refused("provider_unavailable");
    throw error;
  }
}

const rawReport = (context: HandlerContext): RawReport => ({
  body: context.rawBody,
  header: (header) => context.header(header),
});
