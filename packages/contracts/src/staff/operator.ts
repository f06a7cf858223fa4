import * as z from "zod/mini";
import { PERMISSIONS } from "../endpoint/index.ts";

/** Roles that come with the product; a house may have more. */
export const ROLES = ["support", "cashier", "manager"] as const;
export type Role = (typeof ROLES)[number];

export const roleName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,29}$/));

export const operatorView = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  role_title: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** A code of an app at each sign-in. */
  second_step: z.enum(["off", "on"]),
  /** The house requires it and it is off: all but the setup is refused until it is on. */
  second_step_needed: z.boolean(),
});
export type OperatorView = z.infer<typeof operatorView>;
