import { disabledProviders } from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import type { House } from "#platform/module";
import { hiddenProviders } from "./hidden-providers.ts";

/** Tells whether the games of a studio are kept from a country (GAME-15). */
export const isStudioHidden = async (
  house: House,
  studio: string,
  country: string | null,
): Promise<boolean> =>
  hiddenProviders(await settingOf(house, disabledProviders), country).includes(studio);
