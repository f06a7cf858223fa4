import type { RoundView } from "@houselight/contracts/house-games";
import {
  boardWinsOf,
  isSlotOutcome,
  scatterWinOf,
  type SlotRules,
  type SlotStepWire,
  type SlotWinWire,
} from "@houselight/game-maths/slot";
import type { Pace } from "../../round/pace/pace.ts";
import type { SoundName } from "../../sound/paper-sounds.ts";
import type { Board } from "../board/board.ts";
import {
  type Beat,
  reelsInSuspense,
  scattersNeeded,
  timelineOf,
  winningPositions,
} from "../board/timeline.ts";

/** A beat with its step, for the words of the stage. */
export interface Show {
  readonly beat: Beat;
  readonly step: SlotStepWire | null;
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

export interface DirectorOptions {
  readonly board: Board;
  readonly rules: SlotRules;
  readonly pace: () => Pace;
  readonly sound: (name: SoundName) => void;
  readonly onShow: (show: Show | null) => void;
  readonly onStepShown: (steps: number) => void;
}

/** Duration of each beat at the usual pace. */
const HOLD_MS = {
  line: 640,
  scatter: 760,
  all: 620,
  award: 1900,
  summary: 2600,
  nothing: 160,
} as const;
/** With cuts nothing moves, but what is shown must still be readable. */
const CUT_HOLD_MS = 350;

/** State that the steps of a show share. */
interface Playing {
  readonly options: DirectorOptions;
  /** Ends the pause that goes on now. */
  endHold: (() => void) | null;
  hurried: boolean;
  left: boolean;
  atRest: Pick<SlotStepWire, "stops" | "grid" | "kind">;
}

/** Plays a timeline on the board: one beat after another, each of which can be hurried. */
export function createDirector(options: DirectorOptions): Director {
  const { board, rules, pace, sound, onStepShown } = options;
  const playing: Playing = {
    options,
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
      board.start(stripsOf(rules, "spin"), pace());
      sound("spin");
    },
    async play(round, fromStep, running) {
      const steps = isSlotOutcome(round.outcome) ? round.outcome.steps : [];
      const beats = timelineOf(steps, fromStep);
      for (const [index, beat] of beats.entries()) {
        if (playing.left) return;
        await showBeat(playing, beat, steps, running && index === 0);
        const next = beats[index + 1];
        if ("step" in beat && (!next || !("step" in next) || next.step > beat.step))
          onStepShown(beat.step + 1);
      }
    },
    hurry() {
      playing.hurried = true;
      playing.endHold?.();
      board.slam();
    },
    rest: () => {
      board.highlight(null, [], pace());
      showRest(playing);
    },
    leave() {
      playing.left = true;
      playing.endHold?.();
    },
  };
}

/** Returns the symbols that stand on the reels before any round. */
export const restingGrid = (rules: SlotRules): readonly (readonly string[])[] =>
  rules.reels.map((strip) => strip.slice(0, rules.rows));

const stripsOf = (rules: SlotRules, kind: SlotStepWire["kind"]) =>
  kind === "free_spin" ? (rules.free_reels ?? rules.reels) : rules.reels;

function showRest({ options: { board, rules }, atRest }: Playing): void {
  board.show(stripsOf(rules, atRest.kind), atRest.stops, atRest.grid);
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

async function showBeat(
  playing: Playing,
  beat: Beat,
  steps: readonly SlotStepWire[],
  running: boolean,
): Promise<void> {
  const { pace, sound, onShow } = playing.options;
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
  if (step) lift(playing.options, beat, step, now);
  if (beat.kind === "award") sound("win");
  if (beat.kind === "line") sound("line");
  const usual = now.ms(HOLD_MS[beat.kind]);
  await hold(playing, now.cuts ? Math.max(usual, now.ms(CUT_HOLD_MS)) : usual);
}

/** Takes away what won in the step before, and lets the rest fall. */
async function tumble(
  playing: Playing,
  step: SlotStepWire,
  before: SlotStepWire | undefined,
): Promise<void> {
  const { board, pace } = playing.options;
  const now = pace();
  playing.atRest = step;
  if (now.cuts || !before) return showRest(playing);
  const gone = boardWinsOf(before).flatMap(({ positions }) => positions);
  const moved = board.tumble(before.grid, gone, step.grid, now);
  if (playing.hurried) board.slam();
  await moved;
}

async function spin(playing: Playing, step: SlotStepWire, running: boolean): Promise<void> {
  const { board, rules, pace, sound } = playing.options;
  const now = pace();
  playing.atRest = step;
  board.highlight(null, [], now);
  if (now.cuts) {
    showRest(playing);
    return;
  }
  if (!running) {
    board.start(stripsOf(rules, step.kind), now);
    sound("spin");
  }
  const needed = scattersNeeded(step.kind === "spin" ? rules.free_spins : rules.retrigger);
  const suspense = reelsInSuspense(step.grid, rules.scatter, needed);
  const settled = board.settle({
    grid: step.grid,
    stops: step.stops,
    suspense,
    pace: now,
    onReelStop: (reel) => {
      sound("stop");
      if (suspense[reel + 1] && !suspense[reel]) sound("suspense");
    },
  });
  if (playing.hurried) board.slam();
  await settled;
}

/** Lifts the cells of a win and draws its lines. */
function lift({ board, rules }: DirectorOptions, beat: Beat, step: SlotStepWire, now: Pace): void {
  const shown = (wins: readonly SlotWinWire[]) =>
    wins.flatMap(({ line }) => (line === null ? [] : [{ line, rows: rules.lines[line] ?? [] }]));
  if (beat.kind === "line") board.highlight(beat.win.positions, shown([beat.win]), now);
  if (beat.kind === "scatter") board.highlight(scatterWinOf(step)?.positions ?? [], [], now);
  if (beat.kind === "all") board.highlight(winningPositions(step), shown(boardWinsOf(step)), now);
}
