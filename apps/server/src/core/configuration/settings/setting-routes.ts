import * as endpoints from "@houselight/contracts";
import { type Setting, SETTING_ENDPOINTS, SETTINGS } from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { chooseSetting, settingOf } from "./settings.ts";
import { listSettings, listVersions, restoreVersion } from "./versions.ts";

/** Returns the two endpoints of every setting, less those that are read in another shape. */
function ownRoutes(house: House, setting: Setting): readonly Route[] {
  const { read, choose } = setting as typeof endpoints.featureFlags;
  const listed: readonly endpoints.EndpointShape[] = SETTING_ENDPOINTS;
  return [
    ...(listed.includes(read) ? [route(read, () => settingOf(house, setting) as never)] : []),
    route(choose, async ({ query, body }, { operator }) => {
      const chosen = await chooseSetting(
        house,
        operator,
        setting as typeof endpoints.featureFlags,
        body,
        query.based_on,
      );
      return chosen.value;
    }),
  ];
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
];
