import * as z from "zod/mini";
import { LIMIT_PERIODS, LIMIT_TYPES } from "./limits.ts";

/** A player's limit in one currency. A net win is a current value of 0. */
const limitAccountView = z.object({
  currency: z.string(),
  amount_cents: z.int(),
  current_value_amount_cents: z.int(),
});

const pendingChangeView = z.object({
  kind: z.enum(["change", "removal"]),
  /** The amounts of a change; those of other currencies stay. */
  accounts: z.array(z.object({ currency: z.string(), amount_cents: z.int() })),
  minutes: z.nullable(z.int()),
  /** The link to confirm it is mailed then. */
  confirm_from: z.string(),
  confirm_until: z.string(),
});

export const userLimitView = z.object({
  id: z.int(),
  type: z.enum(LIMIT_TYPES),
  period: z.enum(LIMIT_PERIODS),
  accounts: z.array(limitAccountView),
  /** Of a session limit: minutes signed in, allowed and used; null for the others. */
  minutes: z.nullable(z.int()),
  used_minutes: z.nullable(z.int()),
  created_at: z.string(),
  /** Start of the window that counts now, or of the pause. */
  starts_at: z.string(),
  /** End of the window, with which the count begins anew, or of the pause; null for never. */
  ends_at: z.nullable(z.string()),
  removed_at: z.nullable(z.string()),
  /** True when its removal can be asked for: a pause stays until its end. */
  removable: z.boolean(),
  /** A change that waits for its time and for the mailed link. */
  pending: z.nullable(pendingChangeView),
});
export type UserLimitView = z.infer<typeof userLimitView>;
