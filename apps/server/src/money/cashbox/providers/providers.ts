import { PAYMENT_METHODS, type PaymentMethod } from "@houselight/contracts";
import { type Config, StartError } from "#platform/config";
import { Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { BTCPAY, btcpay, btcpaySettings } from "./btcpay/btcpay.ts";
import type { Warned } from "./btcpay/reports.ts";
import { PAPERPAY, paperpay } from "./paperpay.ts";
import type { PaymentProvider } from "./provider.ts";

/** The adapters of a house, and which of them serves a method now. A payment keeps the one it was opened with. */
export interface Providers {
  /** Null when no adapter of this name is configured. */
  byName(name: string): PaymentProvider | null;
  /** Null when its provider cannot be asked: the method is off. */
  forMethod(method: PaymentMethod): PaymentProvider | null;
  /** Tells whether a provider can be asked for anything new, as far as configuration says. */
  canAsk(name: string): boolean;
  /** Says of each method that is off what is missing, by its id. */
  readonly off: Readonly<Record<string, string>>;
}

/** Variables without which a provider cannot be asked. Reports of payments from before are read all the same. */
const NEEDED: Readonly<Record<string, keyof Config>> = {
  [PAPERPAY]: "PAPERPAY_URL",
  [BTCPAY]: "BTCPAY_URL",
};

/** One set of adapters per house. */
export const providers = perHouse((house): Providers => adaptersOf(house));

/**
 * A method is served by the provider the catalogue names; coins by BTCPay where it is configured for them.
 * Throws StartError for a method whose provider has no adapter.
 */
export function adaptersOf(
  house: Pick<House, "config" | "key"> & { readonly log: Warned },
  catalogue: readonly PaymentMethod[] = PAYMENT_METHODS,
): Providers {
  const { config } = house;
  assertKnown(catalogue);
  const bundled = paperpay(house);
  const settings = btcpaySettings(config);
  const coins = settings && btcpay(settings, house.log);
  const all = new Map([bundled, ...(coins ? [coins] : [])].map((one) => [one.name, one]));
  const needed = (name: string): keyof Config => NEEDED[name] as keyof Config;
  const canAsk = (name: string): boolean => all.has(name) && config[needed(name)] !== undefined;
  const nameFor = (method: PaymentMethod): string =>
    coins && settings?.methods.includes(method.id) ? BTCPAY : method.provider;
  const missing = catalogue
    .filter((method) => !canAsk(nameFor(method)))
    .map((method) => [method.id, `${needed(nameFor(method))} is not set`]);
  return {
    byName: (name) => all.get(name) ?? null,
    canAsk,
    forMethod: (method) => (canAsk(nameFor(method)) && all.get(nameFor(method))) || null,
    off: Object.fromEntries(missing),
  };
}

/**
 * Returns the name of the provider that a new payment is asked of: the one that keeps the token to pay with,
 * else the method's. Throws Refused("method_not_offered") where it cannot be asked.
 */
export function providerOf(house: House, method: PaymentMethod, keeper: string | null): string {
  const { canAsk, forMethod } = providers(house);
  const name = keeper ?? forMethod(method)?.name;
  if (name === undefined || !canAsk(name)) throw new Refused("method_not_offered");
  return name;
}

function assertKnown(catalogue: readonly PaymentMethod[]): void {
  for (const { id, provider } of catalogue) {
    if (!Object.hasOwn(NEEDED, provider))
      throw new StartError(
        `The payment method ${id} names the provider ${provider}, for which there is no adapter. ` +
          `There are ${Object.keys(NEEDED).join(" and ")}.`,
      );
  }
}
