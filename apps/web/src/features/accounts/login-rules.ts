import { email } from "@houselight/contracts/accounts";
import * as z from "zod/mini";

/** The endpoint's own rules, for the two fields that a visitor fills in. */
export const loginRules = z.object({
  email,
  password: z
    .string("VALIDATION.COMMON.REQUIRED")
    .check(z.minLength(1, "VALIDATION.COMMON.REQUIRED"), z.maxLength(256)),
});
