import { melody, noise, repeated, tone } from "../bursts.ts";
import type { StudioSounds } from "../paper-sounds.ts";

const tick = noise(2900, 0.03, 0.5);

/** The rocket: a bet that is put on board, the last seconds, lift-off, a press in time, and the empty sky. */
export const ROCKET_SOUNDS: StudioSounds = {
  chip: [noise(2300, 0.04, 0.7), tone(988, 0.09, 0.25, 0.03)],
  suspense: repeated(tick, 3, 0.6, 1.3),
  spin: [
    noise(260, 1.1, 0.8, 0, 0.3),
    noise(900, 0.9, 0.35, 0.15, 0.4),
    tone(110, 1, 0.3, 0, { rise: 0.2, glidesTo: 330 }),
  ],
  win: [...melody([659, 880, 1175], 0.24, 0.09), noise(3200, 0.12, 0.25, 0.2)],
  leave: [
    noise(1500, 0.07, 0.8),
    noise(500, 0.8, 0.5, 0.05, 0.02),
    tone(420, 0.7, 0.3, 0.03, { glidesTo: 90 }),
  ],
  stop: [noise(520, 0.06, 0.8), tone(392, 0.16, 0.25, 0.04)],
};
