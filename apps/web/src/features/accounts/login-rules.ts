import { currentPassword, email } from "@houselight/contracts/accounts";
import * as z from "zod/mini";

/** The endpoint's own rules, for the two fields that a visitor fills in. */
export const loginRules = z.object({ email, password: currentPassword });
