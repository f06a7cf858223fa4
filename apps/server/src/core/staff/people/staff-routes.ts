import * as endpoints from "@houselight/contracts";
import type { RoleView, StaffChangeView, StaffMemberView } from "@houselight/contracts";
import { deviceToken } from "#core/sign-in";
import { type Operator, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { OPERATOR_SESSION_MS } from "../operator-sessions.ts";
import { permissionsOf } from "../roles.ts";
import { type ChangeRecord, selectChanges } from "./change-store.ts";
import { invitationCode } from "./invitation-code.ts";
import {
  endSessionOf,
  type MemberRecord,
  selectMembers,
  selectSessionsOf,
} from "./member-store.ts";
import { operatorView } from "./operator-view.ts";
import { acceptInvitation, changePassword } from "./own-account.ts";
import { type RoleRecord, selectRoles } from "./role-store.ts";
import { disable, dropChange, makeChange, proposeChange } from "./staff-changes.ts";

/** Routes of operators, their roles and their own accounts. */
export const peopleRoutes = (house: House): Route[] => [
  route(endpoints.listRoles, async () => (await selectRoles(house.database)).map(roleView)),
  route(endpoints.listOperators, async () =>
    (await selectMembers(house.database, house.clock.now())).map(memberView),
  ),
  route(endpoints.disableOperator, async ({ params, body }, { operator }) =>
    memberView(await disable(house, operator, { id: BigInt(params.id), reason: body.reason })),
  ),
  route(endpoints.listStaffChanges, async ({ query }, { operator }) => {
    const changes = await selectChanges(house.database, {
      state: query.state ?? null,
      after: query.after ?? null,
      now: house.clock.now(),
    });
    return changes.map((change) => changeView(house, operator, change));
  }),
  route(endpoints.proposeStaffChange, async ({ body }, context) => {
    const { change, repeated } = await proposeChange(house, context.operator, body);
    if (repeated) context.repeated();
    return changeView(house, context.operator, change);
  }),
  route(endpoints.makeStaffChange, async ({ params }, { operator }) => {
    const { change, token } = await makeChange(house, operator, params.id);
    return { change: changeView(house, operator, change), invitation: token };
  }),
  route(endpoints.dropStaffChange, async ({ params }, { operator }) =>
    changeView(house, operator, await dropChange(house, operator, params.id)),
  ),
  ...ownRoutes(house),
];

const ownRoutes = (house: House): Route[] => [
  route(endpoints.acceptInvitation, async ({ body }, context) => {
    const { operator, token } = await acceptInvitation(house, { ...body, ip: context.ip });
    context.setOperatorSession(token, OPERATOR_SESSION_MS / 1000);
    const account = { kind: "operator", email: operator.email } as const;
    context.setDevice(deviceToken(house, account, context.deviceToken));
    return operatorView(house, operator);
  }),
  route(endpoints.changeOperatorPassword, async ({ body }, { operator }) => {
    const wish = { current: body.current_password, next: body.password };
    await changePassword(house, operator, wish);
    return {};
  }),
  route(endpoints.listOperatorSessions, async (_input, { operator }) => {
    const sessions = await selectSessionsOf(house.database, operator.id, house.clock.now());
    return sessions.map(({ id, createdAt, lastSeenAt, expiresAt, ip }) => ({
      id: Number(id),
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      ip,
      current: id === operator.sessionId,
    }));
  }),
  route(endpoints.endOwnSession, async ({ params }, { operator }) => {
    const now = house.clock.now();
    await endSessionOf(house.database, operator.id, { id: BigInt(params.id), now });
    return {};
  }),
];

const roleView = ({ name, title, builtIn, permissions, operators }: RoleRecord): RoleView => ({
  name,
  title,
  built_in: builtIn,
  permissions: [...permissionsOf(name, permissions)],
  operators,
});

const memberView = (member: MemberRecord): StaffMemberView => ({
  id: Number(member.id),
  email: member.email,
  name: member.name,
  role: member.role,
  created_at: member.createdAt.toISOString(),
  last_sign_in_at: member.lastSignInAt?.toISOString() ?? null,
  invited: member.invited,
  disabled_at: member.disabledAt?.toISOString() ?? null,
  open_sessions: member.openSessions,
  second_step: member.secondStep ? "on" : "off",
});

/** Kinds of changes that invite somebody. */
const INVITING: ReadonlySet<string> = new Set(["add_operator", "invite_again", "reset_access"]);

const changeView = (
  house: House,
  { id: readerId }: Operator,
  record: ChangeRecord,
): StaffChangeView => ({
  id: record.id,
  change: record.change,
  reason: record.reason,
  state: record.state,
  proposed_by: record.proposedBy,
  expires_at: record.expiresAt.toISOString(),
  changed_by: record.changedBy,
  changed_at: record.changedAt.toISOString(),
  invitation_code:
    readerId === record.proposedById && INVITING.has(record.change.kind)
      ? invitationCode(house, record.id)
      : null,
});
