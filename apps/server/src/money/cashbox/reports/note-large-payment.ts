import { noteLarge } from "#core/wallet";
import type { AppliedReport } from "./applied-report.ts";

/** Puts a payment that was made on the audit trail when its value is large by the settings of the house. */
export async function noteLargePayment({ house, tx, payment, at }: AppliedReport): Promise<void> {
  if (payment.eurCents < BigInt(house.config.SIGNIFICANT_PAYMENT_EUR) * 100n) return;
  const { playerId, currency, amount, action, reference, licence, method, provider } = payment;
  await noteLarge(tx, [
    {
      kind: action === "deposit" ? "deposit" : "withdrawal",
      at,
      playerId,
      currency,
      amount,
      detail: {
        payment: reference,
        licence,
        method,
        provider,
        eur_cents: `${payment.eurCents}`,
        refund: payment.refundOf !== null,
      },
    },
  ]);
}
