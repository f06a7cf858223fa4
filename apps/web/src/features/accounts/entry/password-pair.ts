import { confirmedBy, currentPassword, newPassword } from "@houselight/contracts/accounts";
import * as z from "zod/mini";

const PAIR = { password: newPassword, password_confirmation: currentPassword };
const same = confirmedBy("password_confirmation", "password");

/** Rules of a new password that is written twice. */
export const newPasswordRules = z.object(PAIR).check(same);

/** The same, with the password that it follows. */
export const changeRules = z.object({ current_password: currentPassword, ...PAIR }).check(same);
