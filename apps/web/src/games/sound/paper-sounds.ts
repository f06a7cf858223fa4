import { melody, noise, type Piece, tone } from "./bursts.ts";

/** Names of the pieces: what moves, what wins, what begins. */
export type SoundName =
  | "spin"
  | "stop"
  | "suspense"
  | "line"
  | "win"
  | "feature"
  | "leave"
  | "big"
  | "chip"
  | "ball"
  | "door";

/** Pieces of a studio; any other is that of paper. */
export type StudioSounds = Readonly<Partial<Record<SoundName, Piece>>>;

/**
 * The sounds of Foldhouse, and of every game whose studio has no piece of its own: folded paper that lands
 * softly, wooden clicks, a small bell.
 */
export const PAPER_SOUNDS: Readonly<Record<SoundName, Piece>> = {
  spin: [noise(1800, 0.22, 0.7), noise(900, 0.18, 0.4, 0.06)],
  stop: [noise(420, 0.07, 1), noise(2400, 0.03, 0.35)],
  suspense: [noise(600, 0.5, 0.4), tone(220, 0.5, 0.2)],
  line: [noise(3000, 0.06, 0.4), tone(523, 0.16, 0.3)],
  win: [tone(523, 0.2), tone(659, 0.2, 0.5, 0.11), tone(784, 0.34, 0.5, 0.22)],
  feature: [
    noise(1400, 0.4, 0.5, 0, 0.16),
    ...melody([392, 523, 659], 0.3, 0.14),
    noise(2600, 0.05, 0.4, 0.5),
  ],
  leave: [noise(2200, 0.05, 0.6), noise(1100, 0.4, 0.45, 0.03, 0.2)],
  big: [...melody([392, 523, 659, 784, 1047], 0.36, 0.12), noise(1600, 0.7, 0.3, 0.4, 0.3)],
  chip: [noise(2600, 0.03, 0.7), tone(1480, 0.05, 0.2)],
  // A storm that swells behind planks, two knocks of thunder, and hinges that give way.
  door: [
    noise(180, 1.5, 0.9, 0, 0.7),
    noise(90, 0.5, 1, 0.15, 0.03),
    noise(110, 0.6, 0.8, 0.5, 0.05),
    tone(170, 0.6, 0.25, 0.85, { wave: "square", rise: 0.1, glidesTo: 310 }),
    noise(2400, 0.9, 0.35, 0.95, 0.4),
  ],
  ball: [noise(1200, 0.05, 0.6), noise(1500, 0.04, 0.4, 0.12), noise(1700, 0.03, 0.3, 0.2)],
};
