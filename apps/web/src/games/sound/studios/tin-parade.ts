import { melody, noise, repeated, tone } from "../bursts.ts";
import type { StudioSounds } from "../paper-sounds.ts";

const tick = noise(3600, 0.022, 0.55);

/** Wind-up toys of tin: ratchets, pressed plates, a musical box that runs a little too fast. */
export const TIN_PARADE_SOUNDS: StudioSounds = {
  spin: repeated(tick, 7, 0.045, 0.94),
  stop: [noise(3900, 0.025, 0.8), tone(1180, 0.06, 0.22, 0, { wave: "square" })],
  suspense: [
    ...repeated(tick, 9, 0.075, 1.05),
    tone(330, 0.66, 0.14, 0, { wave: "square", glidesTo: 470 }),
  ],
  line: [tone(1319, 0.07, 0.2, 0, { wave: "square" }), noise(4600, 0.02, 0.4, 0.02)],
  win: melody([1047, 1319, 1568, 2093], 0.11, 0.075, { wave: "square", level: 0.2 }),
  feature: [
    ...repeated(tick, 12, 0.032, 1.06),
    ...melody([784, 1047, 1319], 0.14, 0.1, { wave: "square", level: 0.22 }),
  ],
  leave: [
    tone(1500, 0.14, 0.24, 0, { wave: "square", glidesTo: 480 }),
    ...repeated(noise(3000, 0.02, 0.45), 4, 0.05, 0.85),
  ],
  big: [
    ...melody([784, 1047, 1319, 1047, 1319, 1568, 2093], 0.12, 0.09, {
      wave: "square",
      level: 0.22,
    }),
    ...repeated(tick, 10, 0.07),
  ],
};
