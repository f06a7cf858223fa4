import type { BetView, OutcomeView } from "@houselight/contracts/house-games";
import { useState } from "react";
import type { GameProps } from "../../game-module.ts";
import type { Pace } from "../../round/pace/pace.ts";
import { usePace } from "../../round/pace/use-pace.ts";
import { useShown } from "../../round/pace/use-shown.ts";
import { useStake } from "../../round/purse/use-stake.ts";
import { type RoundLife, useRound } from "../../round/use-round.ts";
import { type Sound, useSound } from "../../sound/use-sound.ts";

export interface SteppedRound<Outcome> {
  readonly life: RoundLife;
  readonly pace: Pace;
  readonly sound: Sound;
  readonly turbo: boolean;
  readonly onTurbo: () => void;
  /** The stake of the next round, and those that are offered, in smallest units. */
  readonly stake: ReturnType<typeof useStake>;
  /** Lies on the stage: the round that is open or was shown last; null for none. */
  readonly outcome: Outcome | null;
  /** The bet of the round on the stage; null while the next one is chosen. */
  readonly played: BetView | null;
  /** The stake of the round on the stage, else of the next one. */
  readonly stakeCents: number;
}

/** Plays one round after another of an original that is played in steps, each of which moves for `movesMs`. */
export function useSteppedRound<Outcome extends OutcomeView>(
  props: GameProps,
  isOutcome: (outcome: OutcomeView) => outcome is Outcome,
  movesMs: number,
): SteppedRound<Outcome> {
  const { game } = props;
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound(game.producer);
  const life = useRound(props);
  const { phase, round, bet } = life.state;
  const stake = useStake(game, life.purse.currency);
  const played = phase === "idle" ? null : (bet ?? round?.bet ?? null);
  const stakeCents = played ? Number(played["stake_cents"]) : stake.stakeCents;
  useShown(life, pace, movesMs, () => {
    const gained = round !== null && round.payout_cents > stakeCents;
    sound.play(gained && round.status !== "open" ? "win" : "stop");
  });
  return {
    life,
    pace,
    sound,
    turbo,
    onTurbo: () => setTurbo(!turbo),
    stake,
    outcome: round && phase !== "sending" && isOutcome(round.outcome) ? round.outcome : null,
    played,
    stakeCents,
  };
}
