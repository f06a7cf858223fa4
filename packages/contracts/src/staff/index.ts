import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";
import { captchaAnswer, SIGN_IN_REFUSALS } from "../sign-in/index.ts";
import { operatorView } from "./operator.ts";
import { OPERATOR_CODE_REFUSALS, secondStepCode } from "./second-step.ts";

export * from "./operator.ts";
export * from "./people.ts";
export * from "./second-step.ts";
export * from "./trail.ts";

export const operatorSignIn = defineEndpoint({
  name: "operatorSignIn",
  method: "POST",
  path: "/api/back_office/sign_in",
  summary: "Signs an operator in and sets the back office's own cookie.",
  access: "all",
  body: z.object({
    email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    captcha: captchaAnswer,
    /** Of the second step, where it is on. */
    code: z.optional(secondStepCode),
  }),
  output: operatorView,
  refusals: { ...SIGN_IN_REFUSALS, ...OPERATOR_CODE_REFUSALS },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const operatorSignOut = defineEndpoint({
  name: "operatorSignOut",
  method: "DELETE",
  path: "/api/back_office/sign_out",
  summary: "Ends the operator's session.",
  access: "operator",
  beforeSecondStep: true,
  output: z.object({}),
});

export const getOperator = defineEndpoint({
  name: "getOperator",
  method: "GET",
  path: "/api/back_office/operator",
  summary: "Returns the operator who is signed in.",
  access: "operator",
  beforeSecondStep: true,
  output: operatorView,
});
