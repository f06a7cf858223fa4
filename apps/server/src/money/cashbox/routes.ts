import * as endpoints from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { houseAddress, licenceOf, siteAddress } from "#core/configuration";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { startDeposit } from "./deposits/start-deposit.ts";
import { paymentView } from "./records/payment-views.ts";
import { selectPaymentPage } from "./records/payment-list-store.ts";
import { selectPayment } from "./records/payment-store.ts";
import { paymentContext } from "./records/payment-terms.ts";
import { selectProfiles } from "./records/profile-store.ts";
import { assertProven, receiveReport } from "./reports/receive-report.ts";
import { statementPage } from "./records/statement.ts";
import { forgetProfile } from "./withdrawals/forget-profile.ts";
import { payableSources } from "./withdrawals/sources/payable-sources.ts";
import { recallWithdrawal } from "./withdrawals/recall.ts";
import { startWithdrawal } from "./withdrawals/start-withdrawal.ts";
import { goesBackFirst } from "./withdrawals/withdrawal-rules.ts";

export const cashboxRoutes = (house: House): readonly Route[] => [
  route(endpoints.createDeposit, async ({ body }, context) => {
    const { config } = house;
    const addresses = {
      returns: siteAddress(config, context.host, context.port),
      reports: houseAddress(config, context.port),
    };
    const { payment, repeated } = await startDeposit(house, body, context.caller, addresses);
    if (repeated) context.repeated();
    return paymentView(payment);
  }),
  route(endpoints.createWithdrawal, async ({ body }, context) => {
    const base = houseAddress(house.config, context.port);
    const { payment, repeated } = await startWithdrawal(house, body, context.caller, base);
    if (repeated) context.repeated();
    return paymentView(payment);
  }),
  route(endpoints.recallPayment, async ({ params }, { caller }) =>
    paymentView(await recallWithdrawal(house, caller.id, params.id)),
  ),
  route(endpoints.listPayments, async ({ query }, { caller }) => {
    const page = { playerId: caller.id, before: query.before ?? null, limit: query.limit };
    return (await selectPaymentPage(house.database, page)).map(paymentView);
  }),
  route(endpoints.getPayment, async ({ params }, { caller }) => {
    const payment = await selectPayment(house.database, caller.id, params.id);
    if (!payment) throw new Refused("payment_not_found");
    return paymentView(payment);
  }),
  ...aboutPlayer(house),
  route(
    endpoints.paymentWebhook,
    async ({ params }, context) => {
      await receiveReport(house, params.provider, context);
      return { received: true as const };
    },
    (params, context) => assertProven(house, params.provider ?? "", context),
  ),
];

const aboutPlayer = (house: House): readonly Route[] => [
  route(endpoints.listPaymentProfiles, async (_input, { caller }) =>
    (await selectProfiles(house.database, caller.id)).map((profile) => ({
      id: profile.id,
      method: profile.method,
      currency: profile.currency,
      label: profile.label,
      one_click: profile.oneClick,
      paid_out: profile.paidOutAt !== null,
      last_used_at: profile.lastUsedAt.toISOString(),
    })),
  ),
  route(endpoints.removePaymentProfile, async ({ params }, { caller }) => {
    await forgetProfile(house, caller.id, params.id);
    return {};
  }),
  route(endpoints.listPaymentSources, async (_input, { caller }) => {
    const player = await selectPlayer(house.database, caller.id);
    if (!player) throw new Refused("sign_in_required");
    const context = await paymentContext(house, house.database, player);
    const sources = await payableSources(house.database, caller.id, context);
    return sources.filter(goesBackFirst).map(({ method, currency, outstanding }) => ({
      method,
      currency,
      outstanding_cents: Number(outstanding),
    }));
  }),
  route(endpoints.getWithdrawalRules, async (_input, { caller }) => ({
    new_account_delay_minutes: house.config.WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES,
    recall: licenceOf(caller.licence).recall,
  })),
  route(endpoints.getStatement, ({ query }, { caller }) => statementPage(house, caller.id, query)),
];
