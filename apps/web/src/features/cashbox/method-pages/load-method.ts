import { offeredMethods, type PaymentMethod } from "@houselight/contracts/cashbox";
import type { QueryClient } from "@tanstack/react-query";
import { paymentContextOf } from "../payment-context.ts";

/** Methods that work alike are explained alike. */
export type Explanation = "card" | "sofort" | "bank" | "voucher" | "crypto";

const BY_TYPE: Readonly<Record<PaymentMethod["type"], Explanation>> = {
  cards: "card",
  crypto: "crypto",
  vouchers: "voucher",
  bank_transfer: "bank",
};

/** Returns how a method is explained: by its type, but for a transfer that the bank's own page makes. */
export const explanationOf = ({ id, type }: Pick<PaymentMethod, "id" | "type">): Explanation =>
  id === "sofort" ? "sofort" : BY_TYPE[type];

/** Loads the data of a method that a route's head shows; null when it is not offered to this visitor. */
export function loadMethod(
  queryClient: QueryClient,
  locale: string,
  id: string,
): { readonly id: string; readonly explanation: Explanation } | null {
  const method = offeredMethods(paymentContextOf(queryClient, locale)).find(
    (offered) => offered.id === id,
  );
  return method ? { id, explanation: explanationOf(method) } : null;
}
