import * as endpoints from "@houselight/contracts";
import { houseAddress } from "#core/configuration";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { methodViews } from "./providers/method-views.ts";
import { caseStaffRoutes } from "./reports/cases/staff-routes.ts";
import { depositView, withdrawalView } from "./records/payment-views.ts";
import type { Payment } from "./records/payment.ts";
import { selectDeposits, selectWithdrawals, sumRefunds } from "./records/payment-list-store.ts";
import { selectByReference } from "./records/payment-store.ts";
import { refundDeposit } from "./refunds/refund-deposit.ts";
import { approveWithdrawal, rejectWithdrawal } from "./withdrawals/decide.ts";
import { standingApprovals } from "./withdrawals/standing-approvals.ts";

/** The back office's doors: the approval queue and what a person must look at. */
export const cashboxStaffRoutes = (house: House): readonly Route[] => {
  const views = async (payments: readonly Payment[]) => {
    const approvals = await standingApprovals(house.database, payments);
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
    route(endpoints.listPaymentMethods, async () => methodViews(house)),
    ...depositRoutes(house, view),
    ...caseStaffRoutes(house),
  ];
};

const depositRoutes = (
  house: House,
  view: (payment: Payment) => Promise<endpoints.WithdrawalView>,
): readonly Route[] => {
  const views = async (deposits: readonly Payment[]): Promise<endpoints.DepositView[]> => {
    const refunded = await sumRefunds(
      house.database,
      deposits.map(({ reference }) => reference),
    );
    return deposits.map((one) => depositView(one, refunded.get(one.reference) ?? 0n));
  };
  return [
    route(endpoints.listDeposits, async ({ query }) => {
      const { player_id, before, limit } = query;
      const page = { playerId: BigInt(player_id), before: before ?? null, limit };
      return views(await selectDeposits(house.database, page));
    }),
    route(endpoints.getDeposit, async ({ params }) => {
      const deposit = await selectByReference(house.database, params.reference);
      if (deposit?.action !== "deposit") throw new Refused("deposit_not_found");
      return (await views([deposit]))[0] as endpoints.DepositView;
    }),
    route(endpoints.refundDeposit, async ({ params, body }, context) => {
      const { operator } = context;
      const baseUrl = houseAddress(house.config, context.port);
      const wanted = { ...params, body, operator, baseUrl };
      const { payment, repeated } = await refundDeposit(house, wanted);
      if (repeated) context.repeated();
      return view(payment);
    }),
  ];
};
