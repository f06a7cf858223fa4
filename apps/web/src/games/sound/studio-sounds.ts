import type { Piece } from "./bursts.ts";
import type { SoundName, StudioSounds } from "./paper-sounds.ts";

/** Studios and games with a temperament of their own, by slug; Foldhouse is the paper that all fall back on. */
const STUDIOS: Readonly<Record<string, () => Promise<StudioSounds>>> = {
  "tin-parade": async () => (await import("./studios/tin-parade.ts")).TIN_PARADE_SOUNDS,
  saltglass: async () => (await import("./studios/saltglass.ts")).SALTGLASS_SOUNDS,
  "rocket-chance": async () => (await import("./studios/rocket.ts")).ROCKET_SOUNDS,
  "quiet-orchard": async () => (await import("./studios/quiet-orchard.ts")).QUIET_ORCHARD_SOUNDS,
};

/** Loads the pieces of a studio: none is on a page before its sound is on. */
export async function loadSounds(studio: string): Promise<Readonly<Record<SoundName, Piece>>> {
  const [{ PAPER_SOUNDS }, own] = await Promise.all([
    import("./paper-sounds.ts"),
    STUDIOS[studio]?.(),
  ]);
  return { ...PAPER_SOUNDS, ...own };
}
