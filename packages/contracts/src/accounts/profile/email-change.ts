import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../endpoint/index.ts";
import { CONFIRM_REFUSALS } from "../entry-endpoints.ts";
import { currentPassword, email } from "../rules/index.ts";

export const askEmailChange = defineEndpoint({
  name: "askEmailChange",
  method: "POST",
  path: "/api/player/email",
  summary: "Mails a link to a new address; until it is pressed the old one stays.",
  access: "player",
  body: z.object({ user: z.object({ email, current_password: currentPassword }) }),
  output: z.object({}),
  refusals: {
    ...CONFIRM_REFUSALS,
    email_same: refusal(422, "email", "This is your address already."),
    mail_just_sent: refusal(422, "email", "A mail was sent a moment ago. Wait a minute."),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

export const confirmEmailChange = defineEndpoint({
  name: "confirmEmailChange",
  method: "POST",
  path: "/api/player/email/confirmation",
  summary: "Changes the address by the token of the mail to the new one: once, within a day.",
  access: "all",
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ email: z.string() }),
  refusals: {
    email_token_invalid: refusal(422, "token", "This link was used before, or is too old."),
    email_taken: refusal(422, "email", "An account with this e-mail exists."),
  },
  limits: [{ by: "ip", count: 30, windowSeconds: 60 }],
});
