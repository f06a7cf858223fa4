import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../endpoint/index.ts";
import { CONFIRM_REFUSALS } from "../entry-endpoints.ts";
import { PERSON_REFUSALS } from "../risk-endpoints.ts";
import { currentPassword, phone } from "../rules/index.ts";

/** Digits of the code that is sent to a phone. */
export const PHONE_CODE_DIGITS = 6;

export const askPhoneCode = defineEndpoint({
  name: "askPhoneCode",
  method: "POST",
  path: "/api/player/phone",
  summary: "Sends a code to a phone number; the number counts once the code comes back.",
  access: "player",
  body: z.object({ user: z.object({ mobile_phone: phone, current_password: currentPassword }) }),
  output: z.object({ mobile_phone: z.string(), expires_at: z.string() }),
  refusals: {
    ...CONFIRM_REFUSALS,
    phone_invalid: refusal(422, "mobile_phone", "There is no such phone number."),
    phone_code_just_sent: refusal(
      422,
      "mobile_phone",
      "Too many codes were sent. Wait a while, then try again.",
    ),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

export const confirmPhone = defineEndpoint({
  name: "confirmPhone",
  method: "POST",
  path: "/api/player/phone/confirmation",
  summary: "Confirms a phone number by the code that was sent to it: five tries in ten minutes.",
  access: "player",
  body: z.object({
    code: z
      .string("VALIDATION.COMMON.REQUIRED")
      .check(
        z.trim(),
        z.minLength(1, "VALIDATION.COMMON.REQUIRED"),
        z.maxLength(20, "VALIDATION.COMMON.MAX_LENGTH"),
      ),
  }),
  output: z.object({ mobile_phone: z.string() }),
  refusals: {
    ...PERSON_REFUSALS,
    phone_code_wrong: refusal(422, "code", "The code is wrong."),
    phone_code_over: refusal(422, "code", "This code no longer works. Ask for another."),
  },
  limits: [{ by: "player", count: 30, windowSeconds: 600 }],
});
