import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House, Module } from "#platform/module";
import { limitViews } from "./limits/limit-views.ts";
import { askForRemoval, confirmByToken, tellDueChanges } from "./limits/changes/loosen-limit.ts";
import { mailConfirmation } from "./limits/changes/mail-confirmation.ts";
import { objectToBonuses } from "./limits/object-to-bonuses.ts";
import { countSessionTime } from "./limits/session-time.ts";
import { setLimit } from "./limits/set-limit.ts";
import { closeConnections, showLimits, showRealityCheck } from "./live.ts";
import { holdFrozen } from "./blocks/hold-frozen.ts";
import { complianceData } from "./personal-data-store.ts";
import { answerCheck, chooseRealityCheck, realityCheck } from "./reality/reality-check.ts";
import { seedLimits } from "./seed.ts";
import { playerRestrictions } from "./blocks/player-restrictions.ts";
import { blockPlayer } from "./blocks/standing.ts";

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
    route(endpoints.getPlayerRestrictions, ({ params }, { operator }) =>
      playerRestrictions(house, operator, BigInt(params.id)),
    ),
    ...limitRoutes(house),
    ...realityRoutes(house),
  ],
  reactions: (house) => [
    showLimits(house),
    showRealityCheck(house),
    closeConnections(house),
    mailConfirmation(house),
    holdFrozen(),
  ],
  objections: (house) => ({ "bonuses.activate": objectToBonuses(house) }),
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

const realityRoutes = (house: House): readonly Route[] => [
  route(endpoints.getRealityCheck, (_input, { caller }) =>
    realityCheck(house.database, caller, house.clock.now()),
  ),
  route(endpoints.setRealityCheck, ({ body }, { caller }) =>
    chooseRealityCheck(house, caller, body.minutes),
  ),
  route(endpoints.answerRealityCheck, (_input, { caller }) => answerCheck(house, caller)),
];

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
