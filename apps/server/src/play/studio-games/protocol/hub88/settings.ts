import { isCurrencyCode } from "@houselight/contracts";
import * as z from "zod/mini";
import type { Studio } from "../adapter.ts";
import { unitsOf } from "../amounts.ts";
import { keyFault } from "../rsa.ts";

export const SIGNATURE_HEADER = "x-hub88-signature";
/** Amounts count parts of 1/100,000, whatever the currency. */
export const HUB88_SUBUNITS = 100_000;

const settings = z.object({
  /** Names the house to Hub88. */
  operator_id: z.int().check(z.minimum(1)),
  /** Signs what the house asks, as PEM. */
  private_key: z.string(),
  /** Currencies that games are offered in: lists of games do not say any. */
  currencies: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
  /** A brand of the operator's, where it has several. */
  sub_partner_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});

/** Returns what Hub88's protocol needs to know beside an address and keys. */
export const settingsOf = (studio: Studio): z.output<typeof settings> =>
  settings.parse(studio.settings);

/** Returns what is amiss with how a studio of this protocol is configured; null when nothing is. */
export function settingsFault(studio: Studio): string | null {
  const read = settings.safeParse(studio.settings);
  if (!read.success)
    return `settings.${read.error.issues[0]?.path.join(".") ?? ""} is not as it must be`;
  const { private_key: own, currencies } = read.data;
  for (const key of studio.keys) {
    const fault = keyFault(key, "public");
    if (fault) return `one of keys ${fault}`;
  }
  const fault = keyFault(own, "private");
  if (fault) return `settings.private_key ${fault}`;
  const odd = currencies.find(
    (code) => !isCurrencyCode(code) || unitsOf({ subunitsToUnit: HUB88_SUBUNITS }, code) === null,
  );
  return odd === undefined ? null : `${odd} of settings.currencies cannot be said in five decimals`;
}
