import { melody, noise, tone } from "../bursts.ts";
import type { StudioSounds } from "../paper-sounds.ts";

/** A string that is stroked: it comes and goes slowly. */
const stroked = (hertz: number, seconds: number, after = 0, level = 0.26) =>
  tone(hertz, seconds, level, after, { wave: "sine", rise: seconds * 0.45 });

/** Moths, gardens, tightropes at dusk: breath, plucked strings, nothing loud. */
export const QUIET_ORCHARD_SOUNDS: StudioSounds = {
  spin: [noise(700, 0.34, 0.4, 0, 0.15), noise(340, 0.3, 0.3, 0.1, 0.12)],
  stop: [tone(196, 0.16, 0.4), noise(900, 0.03, 0.2)],
  suspense: [stroked(247, 0.9), stroked(262, 0.9, 0.15, 0.14)],
  line: [tone(494, 0.3, 0.26), tone(988, 0.2, 0.06)],
  win: melody([330, 415, 494], 0.5, 0.16, { level: 0.28 }),
  feature: [noise(520, 0.9, 0.35, 0, 0.4), stroked(294, 1.1), stroked(440, 0.9, 0.3)],
  leave: [noise(1300, 0.3, 0.3, 0, 0.1), tone(392, 0.3, 0.12, 0, { wave: "sine", glidesTo: 330 })],
  big: [
    ...melody([247, 330, 415, 494, 659], 0.7, 0.17, { level: 0.28 }),
    stroked(165, 1.4, 0, 0.3),
    noise(480, 1.2, 0.25, 0.2, 0.5),
  ],
};
