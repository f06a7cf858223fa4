import { isClosable, isCurrencyCode, type Setting, SETTINGS } from "@houselight/contracts";
import type * as z from "zod/mini";
import { appendTrailEntries } from "#core/staff";
import { createReadCache } from "#platform/batching";
import type { Queryable } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import {
  type ChosenSetting,
  insertSettingVersion,
  lockSetting,
  selectSetting,
  selectSettingVersions,
} from "./setting-store.ts";

export type SettingValue<S extends Setting> = z.output<S["schema"]>;

/**
 * The longest that a house goes by settings and content as it read them last. A guest's page is kept for
 * a second more (`apps/server/src/pages`): together a change is seen everywhere within two seconds.
 */
export const CHANGE_TTL_MS = 800;

const cached = perHouse((house) =>
  createReadCache(house.clock, { ttlMs: CHANGE_TTL_MS, entriesMax: SETTINGS.length }),
);

/** Returns a setting as it was chosen last, else what holds unless somebody does. Reads it each time. */
export async function settingIn<S extends Setting>(
  queryable: Queryable,
  setting: S,
): Promise<SettingValue<S>> {
  const chosen = await selectSetting(queryable, setting.name);
  return standingValue(setting, chosen);
}

/** Returns a setting; a change by another house is seen within a second. */
export const settingOf = <S extends Setting>(house: House, setting: S): Promise<SettingValue<S>> =>
  cached(house).get(setting.name, () => settingIn(house.database, setting));

/**
 * A setting of flags that was chosen before a flag was known has the default of that one; any other
 * that no longer fits its shape is as if nobody had chosen.
 */
export function standingValue<S extends Setting>(setting: S, chosen: unknown): SettingValue<S> {
  const { schema, initial } = setting;
  const filled =
    setting.name === "feature-flags" && typeof chosen === "object"
      ? { ...initial, ...chosen }
      : chosen;
  const { data } = schema.safeParse(filled);
  return (data ?? initial) as SettingValue<S>;
}

/** Returns the version of a setting that was chosen last; undefined while nobody has chosen one. */
export async function latestVersion(
  queryable: Queryable,
  name: string,
): Promise<ChosenSetting | undefined> {
  return (await selectSettingVersions(queryable, name, { before: null, limit: 1 }))[0];
}

/** Returns what holds of a setting, and its version: 0 for the product's default. */
export async function heldIn<S extends Setting>(
  queryable: Queryable,
  setting: S,
): Promise<{ readonly version: number; readonly value: SettingValue<S> }> {
  const latest = await latestVersion(queryable, setting.name);
  return { version: latest?.id ?? 0, value: standingValue(setting, latest?.value) };
}

/** Lets the next reader see a choice that was made here. */
export const forgetSetting = (house: House, name: string): void => cached(house).forget(name);

/**
 * Keeps what an operator chose as the version that holds, with an entry on the audit trail. Returns
 * the version. `basedOn` is the version that the operator had read, 0 for the product's default. A guarded
 * setting is chosen so by the demonstration alone, at the house's first start.
 * @throws Refused: currency_unknown, page_always_open; setting_changed where another version holds by now.
 */
export async function chooseSetting<S extends Setting>(
  house: House,
  operator: Pick<Operator, "id" | "email">,
  setting: S,
  given: SettingValue<S>,
  basedOn?: number,
): Promise<{ readonly id: number; readonly at: Date; readonly value: SettingValue<S> }> {
  const { name } = setting;
  const value = assertFitting(name, given) as SettingValue<S>;
  const at = house.clock.now();
  const id = await house.database.tx(async (tx) => {
    await lockSetting(tx, name);
    if (basedOn !== undefined && basedOn !== (await heldIn(tx, setting)).version)
      throw new Refused("setting_changed");
    const version = await insertSettingVersion(tx, { name, value, at, by: operator.email });
    const entry = { action: `configuration.${name}`, subject: name, detail: { version, value } };
    await appendTrailEntries(tx, [{ at, operator, ...entry }]);
    return version;
  });
  forgetSetting(house, name);
  return { id, at, value };
}

type Codes = { readonly enabled: readonly string[] };
type Fields = Readonly<Record<string, readonly string[]>>;
type Pages = Readonly<Record<string, { readonly enabled: boolean }>>;

/**
 * Returns a choice without what stands there twice. Refuses what no shape can say: currency_unknown,
 * page_always_open.
 */
export function assertFitting(name: Setting["name"], given: object): object {
  if (name === "currency-config") {
    const { enabled } = given as Codes;
    if (!enabled.every(isCurrencyCode)) throw new Refused("currency_unknown");
    return { enabled: [...new Set(enabled)] };
  }
  if (name === "manage-promotion-pages") {
    const disabled = Object.entries(given as Pages).filter(([, { enabled }]) => !enabled);
    if (!disabled.every(([slug]) => isClosable(slug))) throw new Refused("page_always_open");
  }
  if (name === "player-fields")
    return Object.fromEntries(
      Object.entries(given as Fields).map(([context, names]) => [context, [...new Set(names)]]),
    );
  return given;
}
