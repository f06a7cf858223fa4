import type { BetView, OutcomeView } from "@houselight/contracts";
import { findVersion, type Game } from "@houselight/game-maths";
import type { Draw } from "@houselight/game-maths/fairness";
import { isModeOffered } from "#core/configuration";
import { Refused } from "#platform/http";

/** A bet that its game takes: its cost in smallest units, and the draw of its outcome. */
export interface PlacedBet {
  readonly stake: bigint;
  play(draw: Draw): { readonly payout: bigint; readonly outcome: OutcomeView };
}

/**
 * Reads a bet that a player asks for in a currency.
 * Throws Refused: `bet_not_understood` when the game has no such bet, `stake_not_offered` when it
 * does not take this amount, `mode_not_offered` when the licence has no such way to bet.
 */
export function readBet(
  game: Game,
  bet: BetView,
  currency: string,
  licence: Parameters<typeof isModeOffered>[0],
): PlacedBet {
  const read = game.readBet(bet, currency);
  if ("refused" in read) throw new Refused(read.refused);
  const mode = game.modes?.find(({ name }) => name === read.mode);
  if (mode && !isModeOffered(licence, mode.kind)) throw new Refused("mode_not_offered");
  return placed(game, read);
}

/** Reads a bet on record under the version that took it. Throws when this program lacks it. */
export function recallBet(round: {
  readonly game: string;
  readonly gameVersion: string;
  readonly bet: unknown;
}): PlacedBet {
  const game = findVersion(round.game, round.gameVersion);
  if (!game) throw new Error(`there is no ${round.game} ${round.gameVersion}`);
  return placed(game, game.recallBet(round.bet));
}

const placed = (game: Game, { bet, stake }: ReturnType<Game["recallBet"]>): PlacedBet => ({
  stake,
  play: (draw) => {
    const { payout, outcome } = game.play(bet, draw);
    // Tests check every outcome against the schema of its game.
    return { payout, outcome: outcome as OutcomeView };
  },
});
