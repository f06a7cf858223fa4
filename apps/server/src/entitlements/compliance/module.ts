import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House, Module } from "#platform/module";
import { limitViews } from "./limits/limit-views.ts";
import { askForRemoval, confirmByToken, tellDueChanges } from "./limits/changes/loosen-limit.ts";
import { mailConfirmation } from "./limits/changes/mail-confirmation.ts";
import { countSessionTime } from "./limits/session-time.ts";
import { setLimit } from "./limits/set-limit.ts";
import { closeConnections, showLimits } from "./live.ts";
import { holdFrozen } from "./hold-frozen.ts";
import { complianceData } from "./personal-data-store.ts";
import { seedLimits } from "./seed.ts";
import { blockPlayer } from "./standing.ts";

const SESSION_TIME_MS = 5000;

export const compliance: Module = {
  name: "compliance",
  directory: import.meta.dirname,
  seed: seedLimits,
  personalData: () => complianceData,
  routes: (house) => [
    route(endpoints.blockPlayer, ({ params, body }, { operator }) =>
      blockPlayer(house, operator, { playerId: BigInt(params.id), ...body }),
    ),
    ...limitRoutes(house),
  ],
  reactions: (house) => [
    showLimits(house),
    closeConnections(house),
    mailConfirmation(house),
    holdFrozen(),
  ],
  jobs: (house) => [
    {
      name: "compliance.tell-due-changes",
      cron: "* * * * *",
      run: () => tellDueChanges(house),
    },
  ],
  loops: (house) => [
    {
      name: "compliance.count-session-time",
      everyMs: SESSION_TIME_MS,
      run: () => countSessionTime(house),
    },
  ],
};

const limitRoutes = (house: House): readonly Route[] => [
  route(endpoints.listUserLimits, (_input, { caller }) =>
    limitViews(house.database, caller.id, house.clock.now()),
  ),
  route(endpoints.createUserLimit, async ({ body }, context) => {
    const view = await setLimit(house, context.caller.id, body);
    if (view.type === "selfexclusion") context.clearSession();
    return view;
  }),
  route(endpoints.removeUserLimit, ({ params }, { caller }) =>
    askForRemoval(house, caller.id, BigInt(params.id)),
  ),
  route(endpoints.confirmUserLimit, ({ body }) => confirmByToken(house, body.token)),
];
