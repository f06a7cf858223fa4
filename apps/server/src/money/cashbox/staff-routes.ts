import * as endpoints from "@houselight/contracts";
import { houseAddress } from "#core/configuration";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { methodViews } from "./providers/method-views.ts";
import { caseStaffRoutes } from "./reports/cases/staff-routes.ts";
import { operatorPaymentView, withdrawalView } from "./records/payment-views.ts";
import type { Payment } from "./records/payment.ts";
import { selectWithdrawals } from "./records/payment-list-store.ts";
import { refundDeposit } from "./refunds/refund-deposit.ts";
import { readPaymentFile } from "./search/payment-file.ts";
import { searchPayments } from "./search/search-payments.ts";
import { approveWithdrawal, isRejectable, rejectWithdrawal } from "./withdrawals/decide.ts";
import { standingApprovals } from "./withdrawals/standing-approvals.ts";

/** The back office's doors: the approval queue and what a person must look at. */
export const cashboxStaffRoutes = (house: House): readonly Route[] => {
  const views = async (payments: readonly Payment[]) => {
    const approvals = await standingApprovals(house.database, payments);
    const now = house.clock.now();
    return payments.map((payment) =>
      withdrawalView(payment, approvals, { now, rejectable: isRejectable(house, payment) }),
    );
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
    route(endpoints.listPaymentMethods, async () => methodViews(house)),
    ...paymentRoutes(house, view),
    ...caseStaffRoutes(house),
  ];
};

const paymentRoutes = (
  house: House,
  view: (payment: Payment) => Promise<endpoints.WithdrawalView>,
): readonly Route[] => [
  route(endpoints.findPayments, async ({ query }) =>
    (await searchPayments(house, query)).map(operatorPaymentView),
  ),
  route(endpoints.getPaymentFile, ({ params }) => readPaymentFile(house, params.reference)),
  route(endpoints.refundDeposit, async ({ params, body }, context) => {
    const { operator } = context;
    const baseUrl = houseAddress(house.config, context.port);
    const wanted = { ...params, body, operator, baseUrl };
    const { payment, repeated } = await refundDeposit(house, wanted);
    if (repeated) context.repeated();
    return view(payment);
  }),
];
