import type { BetView, OutcomeView, StepView } from "@houselight/contracts";
import { findVersion, type Game, isStepped, replayRound } from "@houselight/game-maths";
import type { Draw } from "@houselight/game-maths/fairness";
import { isModeOffered } from "#core/configuration";
import { Refused } from "#platform/http";

/** A round as a draw left it: `payout` in smallest units is null while it waits for a step. */
interface Begun {
  readonly payout: bigint | null;
  readonly outcome: OutcomeView;
}

/** A round on record, with all that was staked on it. */
export type Replay = Begun & { readonly stake: bigint };

/** A bet that its game takes: its cost in smallest units, and the draw of its outcome. */
export interface PlacedBet {
  readonly stake: bigint;
  /** It is one of `main`: no mode of the game makes it another. */
  readonly isPlain: boolean;
  play(draw: Draw): Begun;
}

/** A bet as it is asked for. */
export interface AskedBet {
  readonly bet: BetView;
  /** Nobody pressed for it: it follows other rounds by itself. */
  readonly automatic?: boolean | undefined;
}

/**
 * Reads a bet that a player asks for in a currency.
 * Throws Refused: `bet_not_understood` when the game has no such bet, `stake_not_offered` when it
 * does not take this amount, `mode_not_offered` when the licence has no such way to bet,
 * `autoplay_not_offered` when it wants a press for each round.
 */
export function readBet(
  game: Game,
  { bet, automatic = false }: AskedBet,
  currency: string,
  licence: Parameters<typeof isModeOffered>[0] & { readonly autoplay: boolean },
): PlacedBet {
  if (automatic && !licence.autoplay) throw new Refused("autoplay_not_offered");
  const read = game.readBet(bet, currency);
  if ("refused" in read) throw new Refused(read.refused);
  const mode = game.modes?.find(({ name }) => name === read.mode);
  if (mode && !isModeOffered(licence, mode.kind)) throw new Refused("mode_not_offered");
  return {
    stake: read.stake,
    isPlain: mode === undefined,
    play: (draw) => told(isStepped(game) ? game.open(read.bet, draw) : game.play(read.bet, draw)),
  };
}

/** Returns one version of a game. Throws when this program lacks it. */
export function versionOf(slug: string, version: string): Game {
  const game = findVersion(slug, version);
  if (!game) throw new Error(`there is no ${slug} ${version}`);
  return game;
}

/** Plays a round on record again from a draw, under the version that took it. */
export const replay = (
  game: Game,
  record: { readonly bet: BetView; readonly steps: readonly StepView[] },
  draw: Draw,
): Replay => {
  const { stake, ...begun } = replayRound(game, record, draw);
  return { ...told(begun), stake };
};

/** Writes an outcome in its wire type: tests check every one against the schema of its game. */
const told = ({ payout, outcome }: { payout: bigint | null; outcome: unknown }): Begun => ({
  payout,
  outcome: outcome as OutcomeView,
});
