import * as endpoints from "@houselight/contracts";
import { type HandlerContext, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { applyReport } from "./apply-report.ts";
import { PAPERPAY, paperpaySecret } from "./paperpay.ts";
import type { Payment } from "./payment.ts";
import { noteRefusedWebhook, selectPayment, selectPaymentPage } from "./payment-store.ts";
import { startDeposit } from "./start-deposit.ts";
import { signatureFault } from "./webhook-signature.ts";

export const cashboxRoutes = (house: House): readonly Route[] => [
  route(endpoints.createDeposit, async ({ body }, context) => {
    const { payment, repeated } = await startDeposit(
      house,
      body,
      context.caller,
      baseUrl(house, context),
    );
    if (repeated) context.repeated();
    return paymentView(payment);
  }),
  route(endpoints.listPayments, async ({ query }, { caller }) => {
    const page = { playerId: caller.id, before: query.before ?? null, limit: query.limit };
    return (await selectPaymentPage(house.database, page)).map(paymentView);
  }),
  route(endpoints.getPayment, async ({ params }, { caller }) => {
    const payment = await selectPayment(house.database, caller.id, params.id);
    if (!payment) throw new Refused("payment_not_found");
    return paymentView(payment);
  }),
  route(
    endpoints.paymentWebhook,
    async ({ params, body }, context) => {
      await applyReport(house, {
        provider: params.provider,
        webhookId: context.header("webhook-id") as string,
        reference: body.payment_id,
        status: body.status,
        currency: body.currency,
        amount: BigInt(body.amount_cents),
      });
      return { received: true as const };
    },
    (params, context) => assertSigned(house, params.provider ?? "", context),
  ),
];

async function assertSigned(
  house: House,
  provider: string,
  context: HandlerContext,
): Promise<void> {
  const headers = {
    id: context.header("webhook-id"),
    timestamp: context.header("webhook-timestamp"),
    signature: context.header("webhook-signature"),
  };
  const now = house.clock.now();
  const fault =
    provider === PAPERPAY
      ? signatureFault([paperpaySecret(house)], headers, context.rawBody, now)
      : ("unknown_provider" as const);
  if (!fault) return;
  await noteRefusedWebhook(house.database, provider, fault, now);
  context.log.warn({ provider, fault }, "a payment report does not prove itself");
  throw new Refused("signature_invalid");
}

/** Where this site answers: as configured, else as the player's browser called it. */
const baseUrl = (house: House, context: HandlerContext): string =>
  house.config.PUBLIC_URL ?? `http://${context.host}`;

const paymentView = (payment: Payment): endpoints.PaymentView => ({
  id: payment.id,
  action: payment.action,
  state: payment.state,
  method: payment.method,
  currency: payment.currency,
  amount_cents: Number(payment.amount),
  redirect_url: payment.state === "pending" ? payment.redirectUrl : null,
  recallable: false,
  created_at: payment.createdAt.toISOString(),
  finished_at: payment.finishedAt?.toISOString() ?? null,
});
