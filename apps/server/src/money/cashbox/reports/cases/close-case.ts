import { appendTrailEntries } from "#core/staff";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { closeCase, type KeptCase, lockCase } from "./case-store.ts";

/**
 * Closes a case with what an operator found; it moves nothing. The same operator's repeat with the same reason finds
 * it closed. Throws Refused: payment_case_not_found, payment_case_closed.
 */
export const closePaymentCase = (
  house: House,
  operator: Operator,
  { id, reason }: { readonly id: bigint; readonly reason: string },
): Promise<KeptCase> =>
  house.database.tx(async (tx) => {
    const known = await lockCase(tx, id);
    if (!known) throw new Refused("payment_case_not_found");
    if (known.closedAt) {
      if (known.closedById === operator.id && known.closeReason === reason) return known;
      throw new Refused("payment_case_closed");
    }
    const at = house.clock.now();
    const { kind, provider, reference } = known;
    await appendTrailEntries(tx, [
      {
        at,
        operator,
        action: "payment-case.close",
        subject: `payment case ${id}`,
        detail: { why: reason, kind, provider, reference },
      },
    ]);
    return closeCase(tx, id, { by: operator, at, reason });
  });
