import {
  CAMPAIGN_SETTINGS,
  type CampaignSetting,
  type CampaignValue,
  getExcludedPromoStags,
  getExperiments,
  getStagByReferrer,
  setExcludedPromoStags,
  setExperiments,
  setStagByReferrer,
} from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import type { Queryable } from "#platform/database";
import { type Operator, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectSetting, upsertSetting } from "./setting-store.ts";

/** Returns a setting as it was chosen, else what holds unless somebody does. */
export async function campaignSetting<Name extends CampaignSetting>(
  queryable: Queryable,
  name: Name,
): Promise<CampaignValue<Name>> {
  const { schema, initial } = CAMPAIGN_SETTINGS[name];
  const { data } = schema.safeParse(await selectSetting(queryable, name));
  return (data ?? initial) as CampaignValue<Name>;
}

async function choose<Name extends CampaignSetting>(
  house: House,
  operator: Operator,
  name: Name,
  value: CampaignValue<Name>,
): Promise<CampaignValue<Name>> {
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    await upsertSetting(tx, name, value, at);
    const entry = { action: `configuration.${name}`, subject: name, detail: { value } };
    await appendTrailEntries(tx, [{ at, operator, ...entry }]);
  });
  return value;
}

export const campaignRoutes = (house: House): readonly Route[] => [
  route(getStagByReferrer, () => campaignSetting(house.database, "stag-by-referrer-name")),
  route(setStagByReferrer, ({ body }, { operator }) =>
    choose(house, operator, "stag-by-referrer-name", body),
  ),
  route(getExcludedPromoStags, () => campaignSetting(house.database, "excluded-promo-stags")),
  route(setExcludedPromoStags, ({ body }, { operator }) =>
    choose(house, operator, "excluded-promo-stags", body),
  ),
  route(getExperiments, () => campaignSetting(house.database, "experiments")),
  route(setExperiments, ({ body }, { operator }) => choose(house, operator, "experiments", body)),
];
