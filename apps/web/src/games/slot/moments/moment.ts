import type { SoundName } from "../../sound/paper-sounds.ts";
import type { Beat, SlotMarkWire } from "../board/timeline.ts";

/** Place of a sheet: shares of the stage from its own place, in per cent, and turns. */
export interface SheetPlace {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
}

/** A sheet of paper that crosses the stage, by the name of its picture. */
export interface MomentSheet {
  readonly picture: string;
  /** `stage` fills it by its height; `middle` stands in the middle of it, as a thing. */
  readonly fits: "stage" | "middle";
  readonly from: SheetPlace;
  readonly to: SheetPlace;
  /** Place for those who ask for less motion; `to` when absent. */
  readonly still?: SheetPlace;
}

/** The moment that one remembers of a game: the sheets that move when it comes. */
export interface Moment {
  /** Free spins begin, or the board is full of one symbol. */
  readonly at: "award" | "full";
  readonly sheets: readonly MomentSheet[];
  /** Heard in place of the usual piece. */
  readonly sound?: SoundName;
  /** Share of the time that passes before anything moves. */
  readonly after?: number;
}

/** A beat with the marks of its step. */
interface Shown {
  readonly beat: Beat;
  readonly step: { readonly marks: readonly Pick<SlotMarkWire, "kind">[] } | null;
}

/** Tells whether a show is at the moment of its game. */
export function isMoment(moment: Moment | undefined, { beat, step }: Shown): boolean {
  if (moment?.at === "award") return beat.kind === "award" && beat.first;
  if (moment?.at === "full")
    return beat.kind === "all" && (step?.marks.some(({ kind }) => kind === "full") ?? false);
  return false;
}

/** Writes where a sheet lies as a transform. */
export const transformOf = ({ x = 0, y = 0, turn = 0 }: SheetPlace): string =>
  `translate(${x}%, ${y}%) rotate(${turn}turn)`;

/** Share of the time after which what still lies on the stage fades. */
const FADES_FROM = 0.82;

/** Returns the keyframes of a sheet: it waits, moves, and leaves the stage as it was. */
export function framesOf({ from, to }: MomentSheet, after = 0): Keyframe[] {
  const moved = { transform: transformOf(to), opacity: 1 };
  return [
    { transform: transformOf(from), opacity: 1, offset: 0 },
    {
      transform: transformOf(from),
      opacity: 1,
      offset: after,
      easing: "cubic-bezier(0.35, 0, 0.25, 1)",
    },
    { ...moved, offset: FADES_FROM },
    { ...moved, opacity: 0, offset: 1 },
  ];
}
