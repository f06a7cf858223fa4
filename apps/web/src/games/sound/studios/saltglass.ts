import { melody, noise, repeated, tone } from "../bursts.ts";
import type { StudioSounds } from "../paper-sounds.ts";

/** A bell of glass: a low partial and two that fit it badly. */
const bell = (hertz: number, after = 0, level = 0.34) => [
  tone(hertz, 0.9, level, after, { wave: "sine" }),
  tone(hertz * 2.76, 0.5, level * 0.35, after, { wave: "sine" }),
  tone(hertz * 5.4, 0.22, level * 0.14, after, { wave: "sine" }),
];

/** Sea, weather, bottle glass: long swells, bells, rain. */
export const SALTGLASS_SOUNDS: StudioSounds = {
  spin: [noise(520, 0.6, 0.8, 0, 0.26), noise(1500, 0.45, 0.25, 0.12, 0.2)],
  stop: [noise(260, 0.14, 0.9, 0, 0.02), tone(1740, 0.12, 0.1, 0, { wave: "sine" })],
  suspense: [noise(340, 1.1, 0.7, 0, 0.7), tone(147, 1.1, 0.2, 0, { wave: "sine", rise: 0.5 })],
  line: bell(880, 0, 0.22),
  win: [...bell(587), ...bell(880, 0.22)],
  feature: [noise(420, 1.2, 0.7, 0, 0.5), ...bell(440, 0.3), ...bell(659, 0.6)],
  leave: repeated(noise(2900, 0.03, 0.5), 8, 0.055, 0.9),
  big: [
    noise(480, 1.4, 0.6, 0, 0.6),
    ...melody([440, 587, 659, 880], 0.8, 0.2, { wave: "sine", level: 0.3 }),
    ...bell(1175, 0.8, 0.24),
  ],
};
