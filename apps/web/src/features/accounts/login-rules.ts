import { currentPassword, email } from "@houselight/contracts/accounts";
import * as z from "zod/mini";

/** The endpoint's own rules for what a visitor fills in; the code only where the account wants one. */
export const loginRules = z.object({ email, password: currentPassword, otp_attempt: z.string() });
