import { StartError } from "#platform/config";
import type { House } from "#platform/module";
import type { Studio, StudioAdapter } from "./adapter.ts";
import { houselightAdapter } from "./houselight.ts";
import { hub88Adapter } from "./hub88/hub88.ts";

/** Protocols by their names in the configuration. */
const ADAPTERS: Readonly<Record<string, StudioAdapter>> = {
  houselight: houselightAdapter,
  hub88: hub88Adapter,
};

/** Nonces of studios that are configured no more are kept as long as any. */
export const NONCE_KEPT_MAX_MS = Math.max(
  ...Object.values(ADAPTERS).map(({ nonceKeptMs }) => nonceKeptMs),
);

export function adapterOf({ id, protocol }: Studio): StudioAdapter {
  const adapter = Object.hasOwn(ADAPTERS, protocol) ? ADAPTERS[protocol] : undefined;
  if (!adapter) throw new Error(`the studio ${id} speaks ${protocol}, which the house does not`);
  return adapter;
}

export const studiosOf = ({ config }: Pick<House, "config">): readonly Studio[] =>
  config.STUDIOS ?? [];

export const findStudio = (house: Pick<House, "config">, id: string): Studio | undefined =>
  studiosOf(house).find((studio) => studio.id === id);

/** Throws StartError for a studio that is configured in a way that its protocol cannot use. */
export function assertConfigured(studios: readonly Studio[]): void {
  for (const studio of studios) {
    const { id, protocol } = studio;
    const fault = Object.hasOwn(ADAPTERS, protocol)
      ? adapterOf(studio).configurationFault(studio)
      : `the house does not speak ${protocol}`;
    if (fault) throw new StartError(`STUDIOS, ${id}: ${fault}.`);
  }
}
