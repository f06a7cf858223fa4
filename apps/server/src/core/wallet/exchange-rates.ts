import { BUNDLED_RATES, CURRENCIES, type ExchangeRates, readRate } from "@houselight/contracts";
import * as z from "zod/mini";
import { createReadCache } from "#platform/batching";
import { type House, perHouse } from "#platform/module";

const TTL_MS = 600_000;
const TIMEOUT_MS = 5000;
/** Decimals of what a coin is worth. */
const COIN_DECIMALS = 8;

/** The answer of the source at EXCHANGE_RATES_URL. */
const answer = z.object({
  as_of: z.string().check(z.minLength(10), z.maxLength(30)),
  eur_per_unit: z.record(z.string(), z.string()),
});

/**
 * The rates in use: of the source that EXCHANGE_RATES_URL names, asked every ten minutes, else the
 * bundled table. The first to ask waits for the source, as the house does when it starts; later on it is
 * asked beside, and the last rates stand until it answers: transactions ask for rates, and what holds locks
 * waits for no network. A source that fails leaves the last good rates standing, with their date.
 */
export const exchangeRates = perHouse((house) => {
  const cache = createReadCache(house.clock, { ttlMs: TTL_MS, entriesMax: 1 });
  let last: ExchangeRates | undefined;
  const url = house.config.EXCHANGE_RATES_URL;
  return async (): Promise<ExchangeRates> => {
    if (!url) return BUNDLED_RATES;
    const asked = cache.get("rates", async () => {
      last = await fetchRates(house, url).catch((error: unknown) => {
        house.log.warn(
          { err: error },
          `EXCHANGE_RATES_URL gives no exchange rates: the ${last ? "last" : "bundled"} ones stand`,
        );
        return last ?? BUNDLED_RATES;
      });
      return last;
    });
    return last ?? asked;
  };
});

async function fetchRates(house: Pick<House, "log">, url: string): Promise<ExchangeRates> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!response.ok) throw new Error(`the source answers ${response.status}`);
  const { as_of, eur_per_unit } = answer.parse(await response.json());
  for (const [code, rate] of Object.entries(eur_per_unit)) {
    if (Object.hasOwn(CURRENCIES, code)) readRate(rate);
  }
  // What the source does not name keeps the bundled rate, so that no currency is without one.
  return {
    source: new URL(url).host,
    asOf: as_of,
    eurPerUnit: { ...BUNDLED_RATES.eurPerUnit, ...eur_per_unit, EUR: "1" },
  };
}

/** Returns the worth of a coin in each fiat currency, as decimal text. */
export function cryptoRates(
  rates: ExchangeRates,
  codes: readonly string[],
): Record<string, Record<string, string>> {
  const isFiat = (code: string) => CURRENCIES[code as keyof typeof CURRENCIES]?.fiat === true;
  const fiats = codes.filter(isFiat);
  return Object.fromEntries(
    codes
      .filter((code) => !isFiat(code))
      .map((coin) => [
        coin,
        Object.fromEntries(
          fiats.map((fiat) => [fiat, rateBetween(rates, coin, fiat, COIN_DECIMALS)]),
        ),
      ]),
  );
}

/** Returns what one unit of a currency is worth in another, as decimal text cut to so many decimals. */
export function rateBetween(
  { eurPerUnit }: ExchangeRates,
  from: string,
  to: string,
  decimals: number,
): string {
  const scale = 10n ** BigInt(decimals);
  const value = (readRate(eurPerUnit[from] ?? "") * scale) / readRate(eurPerUnit[to] ?? "");
  const fraction = (value % scale).toString().padStart(decimals, "0").replace(/0+$/, "");
  return `${value / scale}${fraction === "" ? "" : `.${fraction}`}`;
}
