import { GAMES } from "@houselight/game-maths";
import { ROCKET } from "@houselight/game-maths/rocket";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Piece } from "./bursts.ts";
import { createSoundPlayer } from "./sound-player.ts";
import { loadSounds } from "./studio-sounds.ts";

const STUDIOS = [...new Set(GAMES.map(({ current }) => current.studio.slug))];
/** Pieces that every studio has in its own way. */
const OWN = ["spin", "stop", "suspense", "line", "win", "feature", "leave", "big"] as const;
/** Nothing plays on under the game, in seconds. */
const LONGEST = 2;

const lengthOf = (piece: Piece): number =>
  Math.max(...piece.map(({ after, seconds }) => after + seconds));

const sounds = new Map(
  await Promise.all(STUDIOS.map(async (studio) => [studio, await loadSounds(studio)] as const)),
);
const pieceOf = (studio: string, name: (typeof OWN)[number]): Piece =>
  sounds.get(studio)?.[name] ?? [];

afterEach(() => vi.unstubAllGlobals());

/** Looks whether pieces are whole, short and not louder than the device. */
function expectHeard(pieces: Readonly<Record<string, Piece>>): void {
  for (const [name, piece] of Object.entries(pieces)) {
    expect(piece.length, name).toBeGreaterThan(0);
    expect(lengthOf(piece), name).toBeLessThanOrEqual(LONGEST);
    for (const { level, rise, seconds, hertz, glidesTo } of piece) {
      expect(level > 0 && level <= 1, name).toBe(true);
      expect(rise < seconds, name).toBe(true);
      expect(Math.min(hertz, glidesTo) >= 60 && Math.max(hertz, glidesTo) <= 8_000, name).toBe(
        true,
      );
    }
  }
}

it("of the rocket are six of its own: a bet, the last seconds, lift-off, a cash-out, its end, the next round", async () => {
  const [rocket, paper] = await Promise.all([loadSounds(ROCKET), loadSounds("foldhouse")]);
  expectHeard(rocket);
  const own = Object.entries(rocket).filter(([name, piece]) => piece !== paper[name as "chip"]);
  expect(own.map(([name]) => name).toSorted()).toEqual(
    ["chip", "suspense", "spin", "win", "leave", "stop"].toSorted(),
  );
});

describe.each(STUDIOS)("the sounds of %s", (studio) => {
  it("are whole, short and not louder than the device", () =>
    expectHeard(sounds.get(studio) ?? {}));

  it("are all its own, beside those of the other studios", () => {
    for (const name of OWN)
      for (const other of STUDIOS.filter((one) => one !== studio))
        expect(pieceOf(studio, name), `${name} of ${other}`).not.toEqual(pieceOf(other, name));
  });

  it("end by themselves when they are played", () => {
    const sources: { start: number; stop: number }[] = [];
    vi.stubGlobal("AudioContext", contextOf(sources));
    const player = createSoundPlayer();
    for (const name of OWN) player.play(pieceOf(studio, name));
    expect(sources).toHaveLength(OWN.flatMap((name) => pieceOf(studio, name)).length);
    for (const { start, stop } of sources)
      expect(stop > start && stop <= NOW + LONGEST + 1e-9).toBe(true);
    player.close();
  });
});

describe("the temperaments", () => {
  const mean = (studio: string, value: (burst: Piece[number]) => number) => {
    const all = OWN.flatMap((name) => pieceOf(studio, name));
    return all.reduce((sum, burst) => sum + value(burst), 0) / all.length;
  };

  it("are crisp for tin, and swell for glass and strings", () => {
    const rise = (studio: string) => mean(studio, ({ rise: seconds }) => seconds);
    const pitch = (studio: string) => mean(studio, ({ hertz }) => hertz);
    for (const other of ["foldhouse", "saltglass", "quiet-orchard"])
      expect(pitch("tin-parade")).toBeGreaterThan(pitch(other));
    expect(rise("tin-parade")).toBeLessThan(rise("foldhouse"));
    expect(rise("saltglass")).toBeGreaterThan(rise("foldhouse"));
    expect(pitch("quiet-orchard")).toBeLessThan(pitch("foldhouse"));
  });
});

const NOW = 3;

/** A device that writes down when its sources begin and end. */
function contextOf(sources: { start: number; stop: number }[]) {
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const node = (more: object = {}) => {
    const made = { connect: (next: unknown) => next, gain: param(), ...more };
    return { ...made, frequency: param(), Q: param() };
  };
  const source = () => {
    const times = { start: 0, stop: 0 };
    sources.push(times);
    return node({
      start: (at: number) => void (times.start = at),
      stop: (at: number) => void (times.stop = at),
    });
  };
  return class {
    currentTime = NOW;
    sampleRate = 8_000;
    destination = {};
    createGain = node;
    createBiquadFilter = node;
    createBufferSource = source;
    createOscillator = source;
    createBuffer = (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    });
    close = () => Promise.resolve();
  };
}
