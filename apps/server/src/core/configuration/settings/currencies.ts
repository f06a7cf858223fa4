import { currencyConfig } from "@houselight/contracts";
import type { House } from "#platform/module";
import type { Licence } from "../licences/licences.ts";
import { settingOf } from "./settings.ts";

/** Returns the codes of the currencies that are enabled, by default those of WALLET-05 (WALLET-06). */
export const enabledCurrencies = async (house: House): Promise<readonly string[]> =>
  (await settingOf(house, currencyConfig)).enabled;

/** Returns what sign-up offers under a licence: its currencies where they are enabled (OPEN-23). */
export async function offeredCurrencies(
  house: House,
  licence: Licence,
): Promise<readonly string[]> {
  const enabled = await enabledCurrencies(house);
  return licence.currencies.filter((code) => enabled.includes(code));
}
