import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { type KeptCase, selectCases } from "./case-store.ts";
import { closePaymentCase } from "./close-case.ts";

/** The back office's doors to what a person must look at. */
export const caseStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listPaymentCases, async ({ query }) => {
    const { state, kind = null, limit } = query;
    const before = query.before === undefined ? null : BigInt(query.before);
    return (await selectCases(house.database, { state, kind, before, limit })).map(caseView);
  }),
  route(endpoints.closePaymentCase, async ({ params, body }, { operator }) =>
    caseView(
      await closePaymentCase(house, operator, { id: BigInt(params.id), reason: body.reason }),
    ),
  ),
];

/** Returns a case as operators see it. */
export const caseView = (one: KeptCase): endpoints.PaymentCaseView => ({
  id: Number(one.id),
  kind: one.kind,
  provider: one.provider,
  reference: one.reference,
  detail: one.detail,
  at: one.at.toISOString(),
  closed_by: one.closedBy,
  closed_at: one.closedAt?.toISOString() ?? null,
  close_reason: one.closeReason,
});
