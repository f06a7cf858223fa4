import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { paymentCaseView, withdrawalView } from "./payment-views.ts";
import { selectApprovals } from "./records/approval-store.ts";
import type { Payment } from "./records/payment.ts";
import { selectWithdrawals } from "./records/payment-store.ts";
import { selectCases } from "./records/report-store.ts";
import { approveWithdrawal, rejectWithdrawal } from "./withdrawals/decide.ts";

/** The back office's doors: the approval queue and what a person must look at. */
export const cashboxStaffRoutes = (house: House): readonly Route[] => {
  const views = async (payments: readonly Payment[]) => {
    const references = payments.map((payment) => payment.reference);
    const approvals = await selectApprovals(house.database, references);
    return payments.map((payment) => withdrawalView(payment, approvals));
  };
  const view = async (payment: Payment): Promise<endpoints.WithdrawalView> =>
    (await views([payment]))[0] as endpoints.WithdrawalView;
  return [
    route(endpoints.listWithdrawals, async ({ query }) =>
      views(await selectWithdrawals(house.database, { ...query, after: query.after ?? null })),
    ),
    route(endpoints.approveWithdrawal, async ({ params }, { operator }) =>
      view(await approveWithdrawal(house, operator, params.reference)),
    ),
    route(endpoints.rejectWithdrawal, async ({ params, body }, { operator }) =>
      view(await rejectWithdrawal(house, operator, params.reference, body.reason)),
    ),
    route(endpoints.listPaymentCases, async ({ query }) => {
      const before = query.before === undefined ? null : BigInt(query.before);
      const cases = await selectCases(house.database, { before, limit: query.limit });
      return cases.map(paymentCaseView);
    }),
  ];
};
