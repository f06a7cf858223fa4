import { disabledProviders } from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import type { House } from "#platform/module";
import { hiddenProviders, studiosNotServing } from "./hidden-providers.ts";

/** Tells whether the games of a studio are kept from a country: by operators (GAME-15), or by the studio. */
export const isStudioHidden = async (
  house: House,
  studio: string,
  country: string | null,
): Promise<boolean> =>
  hiddenProviders(await settingOf(house, disabledProviders), country).includes(studio) ||
  studiosNotServing(house.config.STUDIOS, country).includes(studio);
