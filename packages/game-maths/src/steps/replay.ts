import type { Draw } from "../fairness/draw.ts";
import type { Game, InstantGame, PlayedRound, SteppedGame } from "../game.ts";
import type { RoundPosition } from "./position.ts";

/** More than any round has: a default that never ends a round is a fault of its game. */
const MOST_DEFAULTS = 1_000;

/** Tells a game with steps from one whose rounds are decided at once. */
export const isStepped = <Bet, Outcome>(
  game: Game<Bet, Outcome>,
): game is SteppedGame<Bet, Outcome> => "open" in game;

/** Tells a game whose rounds are decided at once from one with steps. */
export const isInstant = <Bet, Outcome>(
  game: Game<Bet, Outcome>,
): game is InstantGame<Bet, Outcome> => "play" in game;

/** A round with steps as steps on record left it. */
export interface Replayed<Outcome> {
  readonly position: RoundPosition<Outcome>;
  /** All that was staked: the bet, and what steps cost. Smallest units. */
  readonly stake: bigint;
}

/**
 * Plays the steps of a round again, from its draw.
 * @throws RangeError when the round did not offer one of them.
 */
export function replaySteps<Bet, Outcome>(
  game: SteppedGame<Bet, Outcome>,
  { bet, stake: placed }: { readonly bet: Bet; readonly stake: bigint },
  steps: readonly unknown[],
  draw: Draw,
): Replayed<Outcome> {
  let position = game.open(bet, draw);
  let stake = placed;
  for (const [at, json] of steps.entries()) {
    const step = position.readStep(json);
    if ("refused" in step)
      throw new RangeError(`${game.slug} ${game.version} does not offer step ${at} of this round`);
    stake += step.cost;
    position = step.take(draw);
  }
  return { position, stake };
}

/** A round on record: played again, open or ended. */
export type ReplayedRound<Outcome> = Omit<PlayedRound<Outcome>, "payout"> & {
  /** Null while the round is open. */
  readonly payout: bigint | null;
  /** All that was staked, in smallest units. */
  readonly stake: bigint;
};

/**
 * Plays a round on record again, whichever form of game it is of.
 * @throws RangeError when bet or steps are none of this version.
 */
export function replayRound<Outcome>(
  game: Game<unknown, Outcome>,
  record: { readonly bet: unknown; readonly steps: readonly unknown[] },
  draw: Draw,
): ReplayedRound<Outcome> {
  const read = game.recallBet(record.bet);
  if (isStepped(game)) {
    const { position, stake } = replaySteps(game, read, record.steps, draw);
    return { payout: position.payout, outcome: position.outcome, stake };
  }
  if (record.steps.length > 0) throw new RangeError(`${game.slug} has no steps`);
  return { ...game.play(read.bet, draw), stake: read.stake };
}

/** Returns the steps that end a round whose player does not come back, and the round as they leave it. */
export function defaultSteps<Outcome>(
  position: RoundPosition<Outcome>,
  draw: Draw,
): { readonly steps: readonly unknown[]; readonly ended: RoundPosition<Outcome> } {
  const steps: unknown[] = [];
  let ended = position;
  while (ended.payout === null) {
    if (steps.length === MOST_DEFAULTS) throw new Error("the default steps end no round");
    const json = ended.byDefault;
    const step = ended.readStep(json);
    if ("refused" in step || step.cost !== 0n)
      throw new Error("a default step is offered and costs nothing");
    steps.push(json);
    ended = step.take(draw);
  }
  return { steps, ended };
}
