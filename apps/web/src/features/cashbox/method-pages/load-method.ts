import { offeredMethods, type PaymentMethod } from "@houselight/contracts/cashbox";
import type { QueryClient } from "@tanstack/react-query";
import { paymentContextOf } from "../payment-context.ts";

/** Methods that work alike are explained alike. */
export type Explanation = "card" | "sofort" | "bank" | "voucher" | "crypto";

export function explanationOf({ id, type }: PaymentMethod): Explanation {
  if (type === "crypto") return "crypto";
  return id === "sofort" || id === "bank" || id === "voucher" ? id : "card";
}

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
