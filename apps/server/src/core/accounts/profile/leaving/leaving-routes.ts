import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { closeOwnAccount, closureOf, reopenClosedAccount } from "./close-account.ts";
import { eraseOwnData } from "./erase-data.ts";
import { exportOwnData } from "./export-data.ts";

export const leavingRoutes = (house: House): readonly Route[] => [
  route(endpoints.getClosure, (_input, { caller }) => closureOf(house, caller.id)),
  route(endpoints.closeAccount, ({ body }, { caller, ip, userAgent }) => {
    const { current_password: password, reason, comment } = body;
    const wish = { password, reason, comment: comment || null };
    return closeOwnAccount(house, caller, wish, { ip, userAgent });
  }),
  route(endpoints.reopenAccount, ({ params, body }, { operator }) =>
    reopenClosedAccount(house, operator, { playerId: BigInt(params.id), reason: body.reason }),
  ),
  route(endpoints.exportData, ({ body }, { caller }) =>
    exportOwnData(house, caller.id, body.current_password),
  ),
  route(endpoints.eraseData, async ({ body }, context) => {
    await eraseOwnData(house, context.caller.id, body.current_password);
    context.clearSession();
    return {};
  }),
];
