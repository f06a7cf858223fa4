import * as z from "zod/mini";
import { CONFIRM_REFUSALS } from "../accounts/entry-endpoints.ts";
import { currentPassword, newPassword } from "../accounts/rules/index.ts";
import {
  defineEndpoint,
  PERMISSIONS,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { PASSWORD_REFUSALS } from "../sign-in/index.ts";
import { operatorView, roleName } from "./operator.ts";

const managed = { access: "operator", permission: "operators.manage" } as const;
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const title = z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^\p{Cc}]*$/u));
const operatorId = z.int().check(z.positive());

/** A role with its permissions, and how many operators hold it. */
export const roleView = z.object({
  name: z.string(),
  title: z.string(),
  /** Came with the product: it cannot be removed. */
  built_in: z.boolean(),
  permissions: z.array(z.enum(PERMISSIONS)),
  operators: z.int(),
});
export type RoleView = z.infer<typeof roleView>;

export const listRoles = defineEndpoint({
  name: "listRoles",
  method: "GET",
  path: "/api/back_office/roles",
  summary: "Roles with their permissions; a manager holds all of them.",
  ...managed,
  output: z.array(roleView),
});

/** An operator as those see them who manage operators. */
export const staffMemberView = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  /** Has chosen no password yet. */
  invited: z.boolean(),
  disabled_at: z.nullable(z.string()),
  open_sessions: z.int(),
  second_step: z.enum(["off", "on"]),
});
export type StaffMemberView = z.infer<typeof staffMemberView>;

export const listOperators = defineEndpoint({
  name: "listOperators",
  method: "GET",
  path: "/api/back_office/operators",
  summary: "Operators, those who left too.",
  ...managed,
  output: z.array(staffMemberView),
});

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const operator_not_there = refusal(404, "base", "There is no such operator.");

export const disableOperator = defineEndpoint({
  name: "disableOperator",
  method: "POST",
  path: "/api/back_office/operators/{id}/disable",
  summary: "Keeps an operator out at once and ends their sessions. One person is enough for that.",
  ...managed,
  params,
  body: z.strictObject({ reason }),
  output: staffMemberView,
  refusals: {
    operator_not_there,
    operator_is_you: refusal(422, "base", "You cannot shut yourself out."),
    last_manager: refusal(422, "base", "There must be a manager left."),
  },
});

/** A change of staff; another operator than proposed it makes it. */
const change = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("add_operator"),
    email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
    name: title,
    role: roleName,
  }),
  z.strictObject({ kind: z.literal("change_role"), operator_id: operatorId, role: roleName }),
  z.strictObject({ kind: z.literal("enable_operator"), operator_id: operatorId }),
  z.strictObject({ kind: z.literal("invite_again"), operator_id: operatorId }),
  /** Of one who has forgotten the password: it and the second step are gone, and an invitation leads back in. */
  z.strictObject({ kind: z.literal("reset_access"), operator_id: operatorId }),
  /** Of one who has lost both the app and the recovery codes. */
  z.strictObject({ kind: z.literal("reset_second_step"), operator_id: operatorId }),
  z.strictObject({
    kind: z.literal("set_role"),
    name: roleName,
    title,
    permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
  }),
  z.strictObject({ kind: z.literal("remove_role"), name: roleName }),
]);
export type StaffChange = z.infer<typeof change>;

export const staffChangeView = z.object({
  id: z.string(),
  change,
  reason: z.string(),
  state: z.enum(["proposed", "made", "dropped"]),
  proposed_by: z.string(),
  expires_at: z.string(),
  changed_by: z.string(),
  changed_at: z.string(),
  /** Told to whoever proposed an invitation alone: the newcomer needs it beside the link, which the other has. */
  invitation_code: z.nullable(z.string()),
});
export type StaffChangeView = z.infer<typeof staffChangeView>;

const unfit = {
  operator_not_there,
  operator_email_taken: refusal(409, "change.email", "An operator has this e-mail."),
  role_unknown: refusal(422, "change.role", "There is no such role."),
  role_fixed: refusal(422, "change.name", "This role cannot be changed."),
  role_in_use: refusal(409, "change.name", "Somebody holds this role."),
  operator_state: refusal(409, "base", "The operator is not in a state for this."),
  last_manager: refusal(422, "base", "There must be a manager left."),
};

export const listStaffChanges = defineEndpoint({
  name: "listStaffChanges",
  method: "GET",
  path: "/api/back_office/staff_changes",
  summary: "Changes of staff, the latest proposed first.",
  ...managed,
  query: z.object({
    /** Those that wait, or those that were decided or have waited too long; all without it. */
    state: z.optional(z.enum(["open", "decided"])),
    after: z.optional(wireId),
  }),
  output: z.array(staffChangeView),
});

export const proposeStaffChange = defineEndpoint({
  name: "proposeStaffChange",
  method: "POST",
  path: "/api/back_office/staff_changes",
  summary: "Proposes to add an operator, or to change a role: it waits for another operator.",
  ...managed,
  idempotency: "body-id",
  body: z.strictObject({ id: wireId, change, reason }),
  output: staffChangeView,
  status: 201,
  refusals: unfit,
});

const changeParams = z.object({ id: wireId });
const decided = {
  change_not_found: refusal(404, "base", "There is no such change."),
  change_state: refusal(409, "base", "The change is decided already."),
};

export const makeStaffChange = defineEndpoint({
  name: "makeStaffChange",
  method: "POST",
  path: "/api/back_office/staff_changes/{id}/make",
  summary: "Makes a proposed change; by another operator. An invitation is told here alone, once.",
  ...managed,
  params: changeParams,
  output: z.object({
    change: staffChangeView,
    /** With it, and the code that the proposer has, the invited operator chooses a password within two days. */
    invitation: z.nullable(z.string()),
  }),
  refusals: {
    ...decided,
    ...unfit,
    second_operator_needed,
    proposer_gone,
    change_expired: refusal(409, "base", "The change waited too long. Propose it again."),
  },
});

export const dropStaffChange = defineEndpoint({
  name: "dropStaffChange",
  method: "POST",
  path: "/api/back_office/staff_changes/{id}/drop",
  summary: "Takes a proposed change back.",
  ...managed,
  params: changeParams,
  output: staffChangeView,
  refusals: decided,
});

const password_too_common = refusal(422, "password", "This password is too common.");

export const acceptInvitation = defineEndpoint({
  name: "acceptInvitation",
  method: "POST",
  path: "/api/back_office/invitations/accept",
  summary:
    "Chooses the password of an invited operator, by link and code, and signs them in; once.",
  access: "all",
  body: z.strictObject({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    /** From whoever proposed it: the link alone opens nothing. */
    code: z
      .string("VALIDATION.COMMON.REQUIRED")
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9]{5}-?[A-Z0-9]{5}$/, "VALIDATION.COMMON.INVALID_FIELD"),
      ),
    password: newPassword,
  }),
  output: operatorView,
  refusals: {
    ...PASSWORD_REFUSALS,
    password_too_common,
    invitation_over: refusal(422, "base", "Link or code is wrong, used or over. Ask for another."),
  },
  limits: [{ by: "ip", count: 10, windowSeconds: 60 }],
});

export const changeOperatorPassword = defineEndpoint({
  name: "changeOperatorPassword",
  method: "PUT",
  path: "/api/back_office/operator/password",
  summary: "Changes the operator's own password and ends their other sessions.",
  access: "operator",
  body: z.strictObject({
    current_password: currentPassword,
    password: newPassword,
  }),
  output: z.object({}),
  refusals: { ...CONFIRM_REFUSALS, password_too_common },
  limits: [{ by: "ip", count: 10, windowSeconds: 300 }],
});

export const operatorSessionView = z.object({
  id: z.int(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  ip: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OperatorSessionView = z.infer<typeof operatorSessionView>;

export const listOperatorSessions = defineEndpoint({
  name: "listOperatorSessions",
  method: "GET",
  path: "/api/back_office/operator/sessions",
  summary: "The operator's own open sessions, the latest first.",
  access: "operator",
  output: z.array(operatorSessionView),
});

export const endOwnSession = defineEndpoint({
  name: "endOwnSession",
  method: "DELETE",
  path: "/api/back_office/operator/sessions/{id}",
  summary: "Ends one of the operator's own sessions; one that has ended stays so.",
  access: "operator",
  params,
  output: z.object({}),
});
