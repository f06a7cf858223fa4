import type { RoundView } from "@houselight/contracts/house-games";
import type { RefObject } from "react";
import type { PlayMode } from "../game-module.ts";
import { dropPendingRound } from "./kept/pending-round.ts";
import { keepUnshown } from "./round-desk.ts";
import type { RoundEvent } from "./round-state.ts";
import type { Purse } from "./purse/use-purse.ts";

/** A demo bet above what is left of the play money. */
export class DemoPurseEmpty extends Error {}

/** A bet pressed while the browser has no line: nothing was sent. */
export class NoLine extends Error {}

/** After this long without an answer a round is asked for by its id, in milliseconds. */
export const SEND_LIMIT_MS = 10_000;

/** Context of every step in the life of a game's rounds. */
export interface RoundTable {
  readonly slug: string;
  readonly mode: PlayMode;
  /** Player of a table for money; null in a demo. */
  readonly playerId: number | null;
  /** Rounds of the game go on by steps of the player. */
  readonly stepped: boolean;
  readonly dispatch: (event: RoundEvent) => void;
  /** Two presses in one frame both see the old state: this one knows at once. */
  readonly busy: RefObject<boolean>;
  /** The round that waits for a step; null while there is none, and while a step is on its way. */
  readonly waiting: RefObject<RoundView | null>;
  /** False once the page has left the game. */
  readonly alive: RefObject<boolean>;
  readonly purse: RefObject<Purse>;
}

/** Facts of a placing beside its bet. */
export interface Placing {
  /** Nobody pressed for it: it follows other rounds by itself. */
  readonly automatic?: boolean;
  /** Free spins that pay its stake. */
  readonly freespinsId?: string | undefined;
}

/** Goes on with a round that began before this page, or in another tab. */
export function resume({ dispatch, purse }: RoundTable, round: RoundView, step: number): void {
  const { balance } = round;
  const now = balance?.amount_cents ?? purse.current.balanceCents;
  if (balance) purse.current.settle(round);
  // A free spin pays at the end of all of them.
  if (now !== null) purse.current.hold(now - (round.free ? 0 : round.payout_cents), round.currency);
  dispatch({ type: "resumed", round, step });
}

/** The kept round is over: the money shows as it is, and the next bet may come. */
export function letGo(table: RoundTable): void {
  const { slug, mode, busy, waiting, purse } = table;
  dropPendingRound(table);
  waiting.current = null;
  keepUnshown(slug, mode, null);
  busy.current = false;
  purse.current.release();
}
