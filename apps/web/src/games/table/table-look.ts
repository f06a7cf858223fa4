import type { OutcomeView, StepView } from "@houselight/contracts/house-games";
import type { ComponentType, Ref } from "react";
import type { Pace } from "../round/pace/pace.ts";
import type { FeltLayout } from "./felt/felt-layout.ts";

/** Moves what a table plays with: a wheel, cards, dice. */
export interface SceneHandle<Result> {
  /** Sets it going, before the result is known. */
  start(pace: Pace): void;
  /** Shows a result; resolves when it lies there. */
  settle(result: Result, pace: Pace): Promise<void>;
  /** Stops what goes on without an end: no result will come. What lies there stays. */
  rest(): void;
  /** Lets the result lie there at once. */
  hurry(): void;
}

/** Names that a table's own language gives, by its hook. */
interface TableNames<Result> {
  /** Names a spot: "Split 17, 20". */
  spot(key: string): string;
  /** Names a result: "17 black". */
  result(result: Result): string;
}

/** Asks what an open round waits for. */
export interface TableQuestion {
  readonly text: string;
  readonly answers: readonly {
    /** Says what it costs or brings, too. */
    readonly name: string;
    readonly step: StepView;
    readonly costCents: number;
  }[];
}

/** Tells one table from another. A value for each game, made once. */
export interface TableLook<Result> {
  /** Classes of the board's ground. */
  readonly ground: string;
  readonly lying: FeltLayout;
  /** For a box that is high and narrow. */
  readonly standing: FeltLayout;
  /** A square scene stands beside the results, a wide one above them. */
  readonly scene: "square" | "wide";
  readonly Scene: ComponentType<{ readonly ref: Ref<SceneHandle<Result>> }>;
  /** Prints what stands on a cell of the felt. */
  readonly Cell: ComponentType<{ readonly spot: string; readonly standing: boolean }>;
  /** Colour of a cell's paper. */
  paper(spot: string): string;
  /** Cells that light up with a spot under the pointer. */
  covered(spot: string): readonly string[];
  /** Shows one of the last results, small. */
  readonly Token: ComponentType<{ readonly result: Result }>;
  useNames(): TableNames<Result>;
  /** Returns what asks the player of an open round; absent where rounds have no steps. */
  useQuestion?(): (result: Result, currency: string) => TableQuestion | null;
  /** The game helps with its strategy, where its player wants that. */
  readonly helps?: boolean;
  /** Returns the result that an outcome tells; null for one of another game. */
  read(outcome: OutcomeView): Result | null;
  /** Returns the keys of the spots that win. */
  won(result: Result): ReadonlySet<string>;
  /** The word on the button that starts a round. */
  readonly go: "spin" | "deal" | "roll";
  /** The sound when the result lies there. */
  readonly landing: "ball" | "stop";
}
