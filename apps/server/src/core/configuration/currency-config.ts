import { type CurrencyConfig, currencyConfig, isCurrencyCode } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { createReadCache } from "#platform/batching";
import { type Operator, Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import type { Licence } from "./licences/licences.ts";
import { DEFAULT_ENABLED } from "./offers.ts";
import { selectSetting, upsertSetting } from "./setting-store.ts";

const NAME = "currency-config";
/** A change is seen everywhere after this long. */
const TTL_MS = 2000;

const cached = perHouse((house) => createReadCache(house.clock, { ttlMs: TTL_MS, entriesMax: 1 }));

/** Codes of the currencies that are enabled, by default those of WALLET-05 (WALLET-06). */
export const enabledCurrencies = (house: House): Promise<readonly string[]> =>
  cached(house).get(NAME, async () => {
    const chosen = currencyConfig.safeParse(await selectSetting(house.database, NAME));
    return chosen.success ? chosen.data.enabled : DEFAULT_ENABLED;
  });

/** Returns what sign-up offers under a licence: its currencies where they are enabled (OPEN-23). */
export async function offeredCurrencies(
  house: House,
  licence: Licence,
): Promise<readonly string[]> {
  const enabled = await enabledCurrencies(house);
  return licence.currencies.filter((code) => enabled.includes(code));
}

/** Throws Refused("currency_unknown"). */
export async function chooseCurrencies(
  house: House,
  operator: Operator,
  { enabled }: CurrencyConfig,
): Promise<CurrencyConfig> {
  if (!enabled.every(isCurrencyCode)) throw new Refused("currency_unknown");
  const config = { enabled: [...new Set(enabled)] };
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    await upsertSetting(tx, NAME, config, at);
    await appendTrailEntries(tx, [
      { at, operator, action: "configuration.currencies", subject: NAME, detail: config },
    ]);
  });
  return config;
}
