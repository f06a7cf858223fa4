import * as z from "zod/mini";
import { requiredText, textBetween, unlessEmpty } from "./any-field.ts";

/** Lengths of the fields of an address (OPEN-25). */
export const ADDRESS_LENGTH = { min: 3, max: 100 } as const;
export const CITY_LENGTH = { min: 2, max: 50 } as const;
/** The longest number of E.164 has 15 digits; the rest is what people set between them. */
export const PHONE_LENGTH = { min: 8, max: 32 } as const;

/** Telephone: at least eight characters of digits, plus signs, brackets, spaces and hyphens (VALID-07). */
export const phone = requiredText.check(
  z.maxLength(PHONE_LENGTH.max, "VALIDATION.COMMON.MAX_LENGTH"),
  unlessEmpty(
    (text) => text.length >= PHONE_LENGTH.min && /^[0-9+() -]*$/.test(text),
    "VALIDATION.PHONE.INVALID",
  ),
);

/** Street and number. */
export const address = textBetween(ADDRESS_LENGTH);
export const city = textBetween(CITY_LENGTH);

/** Code of a country, ISO 3166-1: `DE`. Whether it is served is the licence's to say. */
export const countryCode = requiredText.check(
  unlessEmpty((code) => /^[A-Z]{2}$/.test(code), "VALIDATION.COMMON.INVALID_FIELD"),
);

/** Code of a currency of the house: `EUR`, `USDT`. Whether it is offered is the licence's to say. */
export const currencyCode = requiredText.check(
  unlessEmpty((code) => /^[A-Z]{3,4}$/.test(code), "VALIDATION.COMMON.INVALID_FIELD"),
);
