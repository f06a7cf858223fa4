import * as endpoints from "@houselight/contracts";
import { deviceToken } from "#core/sign-in";
import { Refused, route } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { Module } from "#platform/module";
import { selectTrailEntries } from "./trail-store.ts";
import { OPERATOR_SESSION_MS, signInOperator } from "./operator-sessions.ts";
import {
  endOperatorSession,
  endOperatorSessionOf,
  type OperatorRecord,
  selectOperatorByEmail,
} from "./operator-store.ts";
import { parkedEventRoutes } from "./parked-events.ts";
import { permissionsOf } from "./roles.ts";
import { seedOperators } from "./seed.ts";

export const staff: Module = {
  name: "staff",
  directory: import.meta.dirname,
  routes: (house) => [
    route(endpoints.operatorSignIn, async ({ body }, context) => {
      const { ip, operatorToken: former } = context;
      const attempt = { ...body, ip, deviceToken: context.deviceToken };
      const { operator, token } = await signInOperator(house, attempt);
      if (former) await endOperatorSessionOf(house.database, sha256(former), house.clock.now());
      context.setOperatorSession(token, OPERATOR_SESSION_MS / 1000);
      const account = { kind: "operator", email: operator.email } as const;
      context.setDevice(deviceToken(house, account, context.deviceToken));
      return operatorView(operator);
    }),
    route(endpoints.operatorSignOut, async (_input, context) => {
      await endOperatorSession(house.database, context.operator.sessionId, house.clock.now());
      context.clearOperatorSession();
      return {};
    }),
    route(endpoints.getOperator, async (_input, { operator }) => {
      const found = await selectOperatorByEmail(house.database, operator.email);
      if (!found) throw new Refused("sign_in_required");
      return operatorView(found);
    }),
    route(endpoints.listTrailEntries, async ({ query }) => {
      const entries = await selectTrailEntries(house.database, {
        subject: query.subject ?? null,
        before: query.before === undefined ? null : BigInt(query.before),
        limit: query.limit,
      });
      return entries.map(({ id, at, operator, action, subject, detail, hash }) => ({
        id: Number(id),
        at: at.toISOString(),
        operator,
        action,
        subject,
        detail: detail as Record<string, unknown>,
        hash,
      }));
    }),
    ...parkedEventRoutes(house),
  ],
  seed: seedOperators,
};

const operatorView = ({ id, email, name, role }: OperatorRecord): endpoints.OperatorView => ({
  id: Number(id),
  email,
  name,
  role,
  permissions: [...permissionsOf(role)],
});
