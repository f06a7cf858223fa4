import * as z from "zod/mini";

/** Tells what the visitor's country keeps guests from (OPEN-28); at most one of them is true. */
export const regionFlags = z.object({
  /** Guests neither play, register nor log in (451). */
  restricted: z.boolean(),
  /** Guests look around and play for fun, and neither register nor log in. */
  partially_restricted: z.boolean(),
  /** Guests log in and do not register (LICENCE-10); told apart from other restrictions (LICENCE-11). */
  estonia: z.boolean(),
});
export type RegionFlags = z.infer<typeof regionFlags>;
