import { type Setting, SETTINGS, type SettingVersion } from "@houselight/contracts";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import {
  type ChosenSetting,
  selectSettingVersion,
  selectSettingVersions,
} from "./setting-store.ts";
import { chooseSetting, latestVersion, standingValue } from "./settings.ts";

const PAGE_SIZE = 50;

/** Lists every setting with what holds of it. */
export const listSettings = (house: House) =>
  Promise.all(
    SETTINGS.map(async (setting) => {
      const { name, summary } = setting;
      const latest = await latestVersion(house.database, name);
      return {
        name,
        summary,
        value: standingValue(setting, latest?.value) as unknown,
        guarded: "guarded" in setting,
        version: latest?.id ?? 0,
        chosen_at: latest?.chosenAt.toISOString() ?? null,
        chosen_by: latest?.chosenBy ?? null,
      };
    }),
  );

/** Lists versions of a setting, latest first. @throws Refused: setting_not_found. */
export async function listVersions(house: House, name: string, before: number | null) {
  const { initial } = named(name);
  const latest = await latestVersion(house.database, name);
  const page = { before, limit: PAGE_SIZE };
  const versions = await selectSettingVersions(house.database, name, page);
  return {
    initial: initial as unknown,
    versions: versions.map((version) => versionView(version, latest?.id)),
  };
}

/**
 * Chooses what a former version says once more, as a version of its own. Of a guarded setting it is proposed
 * like any other choice.
 * @throws Refused: setting_not_found, setting_guarded, version_not_found, setting_outdated, setting_changed.
 */
export async function restoreVersion(
  house: House,
  operator: Operator,
  name: string,
  { version, based_on }: { readonly version: number; readonly based_on?: number | undefined },
): Promise<SettingVersion> {
  const setting = named(name);
  if ("guarded" in setting) throw new Refused("setting_guarded");
  const former = await selectSettingVersion(house.database, name, version);
  if (!former) throw new Refused("version_not_found");
  const { success, data } = setting.schema.safeParse(former.value);
  if (!success) throw new Refused("setting_outdated");
  const { id, at, value } = await chooseSetting(house, operator, setting, data, based_on).catch(
    (error: unknown) => {
      // What may be chosen has changed since.
      const isOutdated = error instanceof Refused && error.code !== "setting_changed";
      throw isOutdated ? new Refused("setting_outdated") : error;
    },
  );
  return versionView({ id, value, chosenAt: at, chosenBy: operator.email }, id);
}

function named(name: string): Setting {
  const found = SETTINGS.find((setting) => setting.name === name);
  if (!found) throw new Refused("setting_not_found");
  return found;
}

const versionView = (
  { id, value, chosenAt, chosenBy }: ChosenSetting,
  latest: number | undefined,
): SettingVersion => ({
  id,
  chosen_at: chosenAt.toISOString(),
  chosen_by: chosenBy,
  value,
  standing: id === latest,
});
