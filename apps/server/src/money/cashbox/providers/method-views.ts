import { PAYMENT_METHODS, type PaymentMethodView } from "@houselight/contracts";
import { licenceCodes, licenceOf } from "#core/configuration";
import type { House } from "#platform/module";
import { providers } from "./providers.ts";

/** Returns every method of the product for operators, with what keeps one from being offered. */
export function methodViews(house: House): PaymentMethodView[] {
  const { forMethod, off } = providers(house);
  const licences = licenceCodes().map(licenceOf);
  return PAYMENT_METHODS.map((method) => ({
    id: method.id,
    provider: forMethod(method)?.name ?? method.provider,
    missing: off[method.id] ?? null,
    licences: licences
      .filter(({ methods }) => methods.some(({ id }) => id === method.id))
      .map(({ code }) => code),
  }));
}
