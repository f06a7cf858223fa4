import type { Burst, Piece } from "./bursts.ts";

export interface SoundPlayer {
  play(piece: Piece): void;
  close(): void;
}

const VOLUME = 0.16;
/** As good as silent: a level cannot fall to nothing evenly. */
const SILENT = 0.001;

/** Opens the sound of the device; call it from a press, browsers refuse it otherwise. */
export function createSoundPlayer(): SoundPlayer {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const grain = noiseBuffer(context);
  return {
    play: (piece) => {
      for (const burst of piece) playBurst(context, out, grain, burst);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

function playBurst(context: AudioContext, out: AudioNode, grain: AudioBuffer, burst: Burst): void {
  const start = context.currentTime + burst.after;
  const end = start + burst.seconds;
  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(burst.level, start + burst.rise);
  level.gain.exponentialRampToValueAtTime(SILENT, end);
  level.connect(out);
  const source =
    burst.kind === "noise"
      ? noiseSource(context, grain, burst.hertz, level)
      : toneSource(context, burst, level, start);
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

function toneSource(
  context: AudioContext,
  { hertz, wave, glidesTo, seconds }: Burst,
  out: AudioNode,
  start: number,
) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.linearRampToValueAtTime(glidesTo, start + seconds);
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
