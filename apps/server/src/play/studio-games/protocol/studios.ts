import type { House } from "#platform/module";
import type { Studio, StudioAdapter } from "./adapter.ts";
import { houselightAdapter } from "./houselight.ts";

/** Protocols by their names in the configuration. */
const ADAPTERS: Readonly<Record<Studio["protocol"], StudioAdapter>> = {
  houselight: houselightAdapter,
};

export const adapterOf = ({ protocol }: Studio): StudioAdapter => ADAPTERS[protocol];

export const studiosOf = ({ config }: Pick<House, "config">): readonly Studio[] =>
  config.STUDIOS ?? [];

export const findStudio = (house: Pick<House, "config">, id: string): Studio | undefined =>
  studiosOf(house).find((studio) => studio.id === id);
