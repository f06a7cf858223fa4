import type { PaymentMethod } from "@houselight/contracts";
import { perHouse } from "#platform/module";
import { btcpay, btcpaySettings } from "./btcpay/btcpay.ts";
import type { Warned } from "./btcpay/reports.ts";
import { paperpay } from "./paperpay.ts";
import type { PaymentProvider } from "./provider.ts";

/** The adapters of a house, and which of them serves a method now. A payment keeps the one it was opened with. */
export interface Providers {
  /** Null when no adapter of this name is configured. */
  byName(name: string): PaymentProvider | null;
  forMethod(method: PaymentMethod): PaymentProvider;
}

/** One set of adapters per house. */
export const providers = perHouse((house): Providers => adaptersOf(house));

/** A method is served by the provider the catalogue names; coins by BTCPay where it is configured for them. */
export function adaptersOf(house: Parameters<typeof paperpay>[0] & { log: Warned }): Providers {
  const bundled = paperpay(house);
  const settings = btcpaySettings(house.config);
  const coins = settings && btcpay(settings, house.log);
  const all = new Map([bundled, ...(coins ? [coins] : [])].map((one) => [one.name, one]));
  return {
    byName: (name) => all.get(name) ?? null,
    forMethod: (method) => {
      if (coins && settings?.methods.includes(method.id)) return coins;
      const named = all.get(method.provider);
      if (!named) throw new Error(`no adapter of the name ${method.provider}`);
      return named;
    },
  };
}
