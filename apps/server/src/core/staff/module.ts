import * as endpoints from "@houselight/contracts";
import { deviceToken } from "#core/sign-in";
import { Refused, route } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { Module } from "#platform/module";
import { OPERATOR_SESSION_MS, signInOperator } from "./operator-sessions.ts";
import {
  endOperatorSession,
  endOperatorSessionOf,
  selectOperatorByEmail,
} from "./operator-store.ts";
import { parkedEventRoutes } from "./parked-events.ts";
import { operatorView } from "./people/operator-view.ts";
import { peopleRoutes } from "./people/staff-routes.ts";
import { secondStepRoutes } from "./second-step/second-step-routes.ts";
import { seedOperators } from "./seed.ts";
import { logAnchor } from "./trail/anchor.ts";
import { LOOK_MS, noteDown } from "./trail/note-down.ts";
import { trailRoutes } from "./trail/trail-routes.ts";

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
      return operatorView(house, operator);
    }),
    route(endpoints.operatorSignOut, async (_input, context) => {
      await endOperatorSession(house.database, context.operator.sessionId, house.clock.now());
      context.clearOperatorSession();
      return {};
    }),
    route(endpoints.getOperator, async (_input, { operator }) => {
      const found = await selectOperatorByEmail(house.database, operator.email);
      if (!found) throw new Refused("sign_in_required");
      return operatorView(house, found);
    }),
    ...trailRoutes(house),
    ...parkedEventRoutes(house),
    ...peopleRoutes(house),
    ...secondStepRoutes(house),
  ],
  jobs: (house) => [
    // After midnight in UTC: one line for each day.
    { name: "staff.log-anchor", cron: "7 0 * * *", run: () => logAnchor(house) },
  ],
  loops: (house) => [{ name: "staff.note-down", everyMs: LOOK_MS, run: () => noteDown(house) }],
  seed: seedOperators,
};
