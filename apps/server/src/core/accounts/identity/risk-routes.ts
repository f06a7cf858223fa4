import * as endpoints from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectPlayer } from "../player-store.ts";
import { claimDevice } from "./claim-identity.ts";
import {
  closeCase,
  insertEntryCheck,
  type RiskCase,
  selectCasesOf,
  selectEntryChecks,
  selectOpenCases,
} from "./risk-store.ts";

const caseView = (one: RiskCase): endpoints.RiskCaseView => ({
  id: Number(one.id),
  player_id: Number(one.playerId),
  other_player_id: Number(one.otherId),
  kind: one.kind,
  opened_at: one.openedAt.toISOString(),
  closed_at: one.closedAt?.toISOString() ?? null,
});

/** Mounts the check of entries, and what operators see of it. */
export const riskRoutes = (house: House): readonly Route[] => [
  route(endpoints.reportEntry, async ({ body }, { caller, ip, country }) => {
    const { event, dfpc, time_zone: timeZone = null } = body.transaction;
    const hasDevice = Boolean(dfpc);
    await house.database.tx(async (tx) => {
      const at = house.clock.now();
      await insertEntryCheck(tx, caller.id, { event, ip, country, timeZone, hasDevice, at });
      await claimDevice(house, tx, caller.id, dfpc);
    });
    return {};
  }),
  route(endpoints.listRiskSignals, async ({ params }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    const cases = await selectCasesOf(house.database, playerId);
    const entries = await selectEntryChecks(house.database, playerId);
    return {
      cases: cases.map(caseView),
      entries: entries.map(({ timeZone, hasDevice, at, ...rest }) => ({
        ...rest,
        time_zone: timeZone,
        has_device: hasDevice,
        at: at.toISOString(),
      })),
    };
  }),
  route(endpoints.listRiskCases, async ({ query }) => {
    const { before = null, limit } = query;
    return (await selectOpenCases(house.database, { before, limit })).map(caseView);
  }),
  route(endpoints.closeRiskCase, async ({ params, body }, { operator }) => {
    const at = house.clock.now();
    const closed = await house.database.tx(async (tx) => {
      const one = await closeCase(tx, BigInt(params.id), at);
      if (!one) throw new Refused("case_not_found");
      const entry = { action: "player.risk-case", subject: `player ${one.playerId}` };
      const detail = { case: one.id.toString(), kind: one.kind, reason: body.reason };
      await appendTrailEntries(tx, [{ at, operator, ...entry, detail }]);
      return one;
    });
    return caseView(closed);
  }),
];
