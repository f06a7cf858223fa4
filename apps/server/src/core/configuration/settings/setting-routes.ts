import * as endpoints from "@houselight/contracts";
import {
  type GuardedSetting,
  type OpenSetting,
  type Setting,
  SETTING_ENDPOINTS,
  SETTINGS,
} from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { proposalRoutes, proposalView } from "./proposals/proposal-routes.ts";
import { proposeSetting } from "./proposals/propose-setting.ts";
import { chooseSetting, settingOf } from "./settings.ts";
import { listSettings, listVersions, restoreVersion } from "./versions.ts";

/** Returns the two endpoints of every setting, less those that are read in another shape. */
function ownRoutes(house: House, setting: Setting): readonly Route[] {
  const { read } = setting as typeof endpoints.featureFlags;
  const listed: readonly endpoints.EndpointShape[] = SETTING_ENDPOINTS;
  return [
    ...(listed.includes(read) ? [route(read, () => settingOf(house, setting) as never)] : []),
    "guarded" in setting ? proposing(house, setting) : choosing(house, setting),
  ];
}

/** Returns the route by which an operator's choice holds at once. */
function choosing(house: House, setting: OpenSetting): Route {
  const one = setting as typeof endpoints.featureFlags;
  return route(one.choose, async ({ query, body }, { operator }) => {
    const { value } = await chooseSetting(house, operator, one, body, query.based_on);
    return value;
  });
}

/** Returns the route by which an operator's choice waits for another operator. */
function proposing(house: House, setting: GuardedSetting): Route {
  const one = setting as typeof endpoints.rocketConfig;
  return route(one.choose, async ({ body }, { operator }) =>
    proposalView(house.database, await proposeSetting(house, operator, one, body)),
  );
}

/** Returns the routes by which settings are read, chosen, looked up and restored. */
export const settingRoutes = (house: House): readonly Route[] => [
  ...SETTINGS.flatMap((setting) => ownRoutes(house, setting)),
  route(endpoints.getPlayerFields, () => settingOf(house, endpoints.playerFieldsConfig)),
  route(endpoints.listSettings, () => listSettings(house)),
  route(endpoints.listSettingVersions, ({ params, query }) =>
    listVersions(house, params.name, query.before ?? null),
  ),
  route(endpoints.restoreSetting, ({ params, body }, { operator }) =>
    restoreVersion(house, operator, params.name, body),
  ),
  ...proposalRoutes(house),
];
