/** Short sounds made of filtered noise and soft tones: paper, wood, a small bell. */
export type SoundName = "spin" | "stop" | "suspense" | "line" | "win" | "chip" | "ball";

export interface PaperSounds {
  play(name: SoundName): void;
  close(): void;
}

const VOLUME = 0.16;

interface Burst {
  readonly kind: "noise" | "tone";
  readonly hertz: number;
  readonly seconds: number;
  readonly after: number;
  readonly level: number;
}

const noise = (hertz: number, seconds: number, level = 1, after = 0): Burst => ({
  kind: "noise",
  hertz,
  seconds,
  after,
  level,
});
const tone = (hertz: number, seconds: number, level = 0.5, after = 0): Burst => ({
  kind: "tone",
  hertz,
  seconds,
  after,
  level,
});

const SOUNDS: Readonly<Record<SoundName, readonly Burst[]>> = {
  spin: [noise(1800, 0.22, 0.7), noise(900, 0.18, 0.4, 0.06)],
  stop: [noise(420, 0.07, 1), noise(2400, 0.03, 0.35)],
  suspense: [noise(600, 0.5, 0.4), tone(220, 0.5, 0.2)],
  line: [noise(3000, 0.06, 0.4), tone(523, 0.16, 0.3)],
  win: [tone(523, 0.2), tone(659, 0.2, 0.5, 0.11), tone(784, 0.34, 0.5, 0.22)],
  chip: [noise(2600, 0.03, 0.7), tone(1480, 0.05, 0.2)],
  ball: [noise(1200, 0.05, 0.6), noise(1500, 0.04, 0.4, 0.12), noise(1700, 0.03, 0.3, 0.2)],
};

/** Opens the sound of the device; call it from a press, browsers refuse it otherwise. */
export function createPaperSounds(): PaperSounds {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const grain = noiseBuffer(context);
  return {
    play: (name) => {
      for (const burst of SOUNDS[name]) playBurst(context, out, grain, burst);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

function playBurst(context: AudioContext, out: AudioNode, grain: AudioBuffer, burst: Burst): void {
  const start = context.currentTime + burst.after;
  const end = start + burst.seconds;
  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(burst.level, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.001, end);
  level.connect(out);
  const source =
    burst.kind === "noise"
      ? noiseSource(context, grain, burst.hertz, level)
      : toneSource(context, burst.hertz, level);
  source.start(start);
  source.stop(end);
}

function noiseSource(context: AudioContext, grain: AudioBuffer, hertz: number, out: AudioNode) {
  const source = context.createBufferSource();
  source.buffer = grain;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = 0.8;
  source.connect(band).connect(out);
  return source;
}

function toneSource(context: AudioContext, hertz: number, out: AudioNode) {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = hertz;
  source.connect(out);
  return source;
}

/** Half a second of noise from a fixed recurrence: it need not be random, only even. */
function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    samples[index] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
