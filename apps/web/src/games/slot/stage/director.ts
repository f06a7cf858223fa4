import type { RoundView } from "@houselight/contracts/house-games";
import { isSlotOutcome, type SlotRules, type SlotStepWire } from "@houselight/game-maths/slot";
import { isBigWin } from "../../round/payout-text.ts";
import { type Beat, emptyBefore, isOffReels, markOf, timelineOf } from "../board/timeline.ts";
import { type Heard, soundOf } from "../moments/beat-sounds.ts";
import { isMoment, type Moment } from "../moments/moment.ts";
import { restingGrid, rulesOfMode } from "../slot-rules.ts";
import {
  change,
  lift,
  type MoveOptions,
  type Moving,
  showRest,
  spin,
  stripsOf,
  tumble,
  walk,
} from "./board-moves.ts";

/** A beat with its step, for the words of the stage. */
export interface Show {
  readonly beat: Beat;
  readonly step: SlotStepWire | null;
  /** It was shown before, and stands in sight again after the sheet of a big win. */
  readonly over?: true;
}

export interface Director {
  /** Sets the reels running before the answer is there. */
  begin(): void;
  /** Shows a round from a step on; resolves when all of it was shown, or `leave` was called. */
  play(round: RoundView, fromStep: number, running: boolean): Promise<void>;
  /** Brings what is going on to its end: running reels, a pause over a win. */
  hurry(): void;
  /** Puts the reels back where they were, with nothing lifted. */
  rest(): void;
  leave(): void;
}

export interface DirectorOptions extends MoveOptions {
  /** Rules of the plain game. */
  readonly rules: SlotRules;
  /** The moment that one remembers of the game. */
  readonly moment: Moment | undefined;
  /** Returns what tells which payouts are shown as wins now. */
  readonly celebrates: () => Heard["celebrates"];
  readonly onShow: (show: Show | null) => void;
  readonly onStepShown: (steps: number) => void;
}

/** Duration of each beat at the usual pace. */
const HOLD_MS = {
  line: 640,
  scatter: 760,
  all: 620,
  change: 260,
  walk: 120,
  met: 1200,
  open: 620,
  spring: 1100,
  multiply: 1400,
  kept: 900,
  award: 1900,
  feature: 1900,
  tries: 900,
  pick: 900,
  featureOver: 2600,
  summary: 2600,
  big: 4200,
  nothing: 160,
} as const;
/** A board full of one symbol, and the try at a last empty place, have a moment of their own. */
const FULL_MS = 1800;
const LAST_PLACE_MS = 1500;

/** Returns how long a beat stands at the usual pace. */
function holdMs(
  beat: Exclude<Beat, { readonly kind: "spin" }>,
  steps: readonly SlotStepWire[],
): number {
  const step = "step" in beat ? steps[beat.step] : undefined;
  if (step && beat.kind === "all" && markOf(step, "full")) return FULL_MS;
  if (beat.kind === "tries" && emptyBefore(steps, beat.step) === 1) return LAST_PLACE_MS;
  return HOLD_MS[beat.kind];
}

/** With cuts nothing moves, but what is shown must still be readable. */
const CUT_HOLD_MS = 350;

/** State that the beats of a show share. */
interface Playing extends Moving {
  readonly options: DirectorOptions;
  /** Ends the pause that goes on now. */
  endHold: (() => void) | null;
  left: boolean;
}

/** Plays a timeline on the board: one beat after another, each of which can be hurried. */
export function createDirector(options: DirectorOptions): Director {
  const { board, rules, pace, sound, onStepShown } = options;
  const playing: Playing = {
    options,
    rules,
    endHold: null,
    hurried: false,
    left: false,
    atRest: { stops: rules.reels.map(() => 0), grid: restingGrid(rules), kind: "spin" },
  };
  return {
    begin() {
      playing.hurried = false;
      if (pace().cuts) return;
      board.highlight(null, [], pace());
      board.hold([]);
      board.start(stripsOf(playing.rules, "spin"), pace());
      sound("spin");
    },
    async play(round, fromStep, running) {
      const steps = isSlotOutcome(round.outcome) ? round.outcome.steps : [];
      playing.rules = rulesOfMode(rules, round.bet["mode"]);
      const beats = timelineOf(steps, fromStep);
      const before = steps[fromStep - 1];
      if (before && !isOffReels(before)) {
        playing.atRest = before;
        showRest(playing);
      }
      for (const [index, beat] of beats.entries()) {
        if (playing.left) return;
        await showBeat(playing, beat, { round, steps }, running && index === 0);
        const next = beats[index + 1];
        if ("step" in beat && (!next || !("step" in next) || next.step > beat.step))
          onStepShown(beat.step + 1);
      }
      await showBigWin(playing, round, beats, steps);
      board.hold([]);
    },
    hurry() {
      playing.hurried = true;
      playing.endHold?.();
      board.slam();
    },
    rest: () => {
      board.highlight(null, [], pace());
      board.hold([]);
      showRest(playing);
    },
    leave() {
      playing.left = true;
      playing.endHold?.();
    },
  };
}

function hold(playing: Playing, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms);
    function finish() {
      clearTimeout(timer);
      playing.endHold = null;
      resolve();
    }
    playing.endHold = finish;
    if (playing.left) finish();
  });
}

/** Ends a round that paid much with its sheet, and leaves in sight what was there before it. */
async function showBigWin(
  playing: Playing,
  round: RoundView,
  beats: readonly Beat[],
  steps: readonly SlotStepWire[],
): Promise<void> {
  const last = beats.at(-1);
  const { payout_cents: payoutCents, stake_cents: stakeCents } = round;
  if (!last || playing.left || !isBigWin({ payoutCents, stakeCents })) return;
  await showBeat(playing, { kind: "big" }, { round, steps }, false);
  if (playing.left) return;
  const step = "step" in last ? (steps[last.step] ?? null) : null;
  playing.options.onShow({ beat: last, step, over: true });
}

/** The round that is shown, with its steps. */
interface Shown {
  readonly round: RoundView;
  readonly steps: readonly SlotStepWire[];
}

async function showBeat(
  playing: Playing,
  beat: Beat,
  { round, steps }: Shown,
  running: boolean,
): Promise<void> {
  const { pace, sound, celebrates, moment, onShow } = playing.options;
  const step = "step" in beat ? (steps[beat.step] ?? null) : null;
  const now = pace();
  onShow({ beat, step });
  if (beat.kind === "spin") {
    if (step?.kind === "cascade") await tumble(playing, step, steps[beat.step - 1]);
    else if (step) await spin(playing, step, running);
    playing.hurried = false;
    if (step && step.payout_cents === 0 && steps.length > 1)
      await hold(playing, now.ms(HOLD_MS.nothing));
    return;
  }
  if (step && beat.kind === "change") {
    await change(playing, step);
    playing.hurried = false;
  }
  if (beat.kind === "walk") {
    await walk(playing, steps[beat.step - 1]);
    playing.hurried = false;
  }
  if (step) lift(playing, beat, step, now);
  const ownSound = isMoment(moment, { beat, step }) ? moment?.sound : undefined;
  const heard = ownSound ?? soundOf(beat, { step, steps, round, celebrates: celebrates() });
  if (heard) sound(heard);
  const usual = now.ms(holdMs(beat, steps));
  await hold(playing, now.cuts ? Math.max(usual, now.ms(CUT_HOLD_MS)) : usual);
}
