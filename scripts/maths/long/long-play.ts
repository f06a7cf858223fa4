import type { InstantGame, OfferedStep, RoundPosition, SteppedGame } from "@houselight/game-maths";
import type { Draw } from "@houselight/game-maths/fairness";

/** Notes what a bet returned, in stakes: further stakes of its steps are taken off. */
export type Note = (bet: number, returned: number) => void;

/**
 * Plays rounds of a game, so that each bet of its proof comes to an end. Bets that are decided together are
 * laid together; others play the same nonce by themselves, each from its first number.
 */
export interface LongPlay {
  /** Names of the bets in the proof; a note names one by its place. */
  readonly bets: readonly string[];
  /** Plays the round of a nonce. `fresh` opens the draw of the nonce again from its first number. */
  play(fresh: () => Draw, nonce: number, note: Note): void;
}

/** Reads a bet through the door that the server reads bets by. @throws Error when it is not offered. */
export function readBet<Bet>(
  game: Pick<InstantGame<Bet> | SteppedGame<Bet>, "slug" | "readBet">,
  json: object,
): Bet {
  const read = game.readBet(json, "EUR");
  if ("refused" in read) throw new Error(`${game.slug}: ${JSON.stringify(json)} ${read.refused}`);
  return read.bet;
}

/** Reads a step that a round must offer. @throws Error when it does not. */
export function readStep<Outcome>(
  position: RoundPosition<Outcome>,
  json: object,
): OfferedStep<Outcome> {
  const step = position.readStep(json);
  if ("refused" in step) throw new Error(`${JSON.stringify(json)} ${step.refused}`);
  return step;
}

/** A round that has ended. */
export interface Ended<Outcome> {
  readonly outcome: Outcome;
  /** Smallest units that came back, less the further stakes. */
  readonly net: bigint;
}

/**
 * Plays a round to its end by the steps that `choose` names, from what its player sees. It asks for the
 * outcome only where it needs it: to write one takes time.
 */
export function playOut<Bet, Outcome>(
  game: SteppedGame<Bet, Outcome>,
  bet: Bet,
  draw: Draw,
  choose: (seen: { readonly outcome: Outcome }, turn: number) => object,
): Ended<Outcome> {
  let position = game.open(bet, draw);
  let further = 0n;
  for (let turn = 0; position.payout === null; turn += 1) {
    const step = readStep(position, choose(position, turn));
    further += step.cost;
    position = step.take(draw);
  }
  return { outcome: position.outcome, net: position.payout - further };
}
