import type { HouseGameView, RoundView } from "@houselight/contracts/house-games";
import type { Locale } from "@houselight/contracts/locales";
import type { Game, GameEntry } from "@houselight/game-maths";
import type { ComponentType } from "react";

export type PlayMode = "real" | "demo";

/** Props of a game. Its balance comes from `live/balance.ts`, its calls from `api/call.ts`. */
export interface GameProps {
  readonly game: HouseGameView;
  readonly mode: PlayMode;
  readonly locale: Locale;
}

/** Props of a paytable: amounts are shown for this stake. */
export interface PaysProps {
  readonly game: HouseGameView;
  readonly stakeCents: number;
  readonly currency: string;
}

/** Props of what shows a round's draws: its numbers in order, as the verifier drew them. */
export interface DrawsProps {
  readonly numbers: readonly number[];
  readonly round: RoundView;
  /** The version that the round was played under. */
  readonly game: Game;
}

/** A line of the facts beside the stage. */
export type FactName = "rtp" | "volatility" | "hitRate" | "featureRate" | "topWin";

/**
 * Everything that shows a game. Its words stand beside it in `words/<locale>.json` and are sent on
 * its page only; `words.ts` types them.
 */
export interface GameModule {
  /** Fills its place on the page, in a `StageFrame`: the board, and the bar by which it is played. */
  readonly Stage: ComponentType<GameProps>;
  /** Shows the rules and pays in the dialog. */
  readonly Pays: ComponentType<PaysProps>;
  /** Lines of the facts panel, in order. */
  readonly facts: readonly FactName[];
  /** Shows the numbers that a round drew, each under what it decides. */
  readonly Draws: ComponentType<DrawsProps>;
  /** Colours of the game; `ground` lies under the stage while its pictures arrive. */
  readonly palette: { readonly ground: string };
  /** Loads the rules that the verifier plays a round by: the current version and earlier ones. */
  maths(): Promise<GameEntry>;
}

/** Props of what stands beside a game's stage. */
export interface PanelProps extends GameProps {
  readonly module: GameModule;
}

export type GameRegistry = Readonly<Record<string, () => Promise<GameModule>>>;
