import { perHouse } from "#platform/module";
import { sumsub, sumsubSettings } from "./sumsub.ts";
import type { VerificationVendor } from "./vendor.ts";

/** The provider of identity checks of a house; null where operators decide by themselves. */
export const vendor = perHouse((house): VerificationVendor | null => {
  const settings = sumsubSettings(house);
  return settings && sumsub(settings, house.clock);
});
