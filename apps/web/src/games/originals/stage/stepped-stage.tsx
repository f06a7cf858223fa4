import type { OutcomeView, StepView } from "@houselight/contracts/house-games";
import type { ReactNode } from "react";
import type { GameProps } from "../../game-module.ts";
import { useGoKey } from "../../round/use-go-key.ts";
import { GoButton } from "../../stage/go-button.tsx";
import { StageFrame } from "../../stage/stage-frame.tsx";
import { StakeStepper } from "../../stage/stake-stepper.tsx";
import { BetTools } from "../bet-tools.tsx";
import type { StakedBet } from "../earlier-bets.ts";
import type { SteppedRound } from "./use-stepped-round.ts";

export interface SteppedStageProps<Outcome> {
  readonly game: GameProps["game"];
  readonly round: SteppedRound<Outcome>;
  /** The bet of the next round, as it is chosen now. */
  readonly bet: StakedBet;
  /** Chooses all of an earlier bet but its stake. */
  readonly onBet?: (bet: StakedBet) => void;
  readonly cashOut: StepView;
  /** So many steps are taken: without one there is nothing to cash out. */
  readonly taken: number;
  readonly names: {
    readonly go: string;
    readonly cashOut: string;
    /** Stands there before the first step. */
    readonly cashOutShort: string;
  };
  readonly children: ReactNode;
}

/** Frames an original that is played in steps: one press starts a round, and cashes it out once a step is taken. */
export function SteppedStage<Outcome extends OutcomeView>({
  game,
  round: { life, sound, turbo, onTurbo, stake, stakeCents },
  bet,
  onBet,
  cashOut,
  taken,
  names,
  children,
}: SteppedStageProps<Outcome>) {
  const { state, purse } = life;
  const idle = state.phase === "idle";
  const ready = idle && stake.stakes.length > 0;
  const mayCashOut = state.phase === "deciding" && taken > 0;
  const go = useGoKey(() => {
    if (ready) {
      life.place(bet, bet.stake_cents);
      sound.play("spin");
    } else if (mayCashOut) life.step(cashOut, 0);
  });
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={onTurbo}
      scenery={`/games/${game.slug}/background.svg`}
      stake={
        <StakeStepper
          stakes={stake.stakes}
          stakeCents={stakeCents}
          currency={purse.currency}
          disabled={!idle}
          onChange={stake.choose}
        />
      }
      tools={
        <BetTools
          bet={bet}
          last={state.recalled ? null : state.bet}
          stakes={stake.stakes}
          disabled={!idle}
          onBet={(next) => {
            onBet?.(next);
            stake.choose(next.stake_cents);
          }}
        />
      }
      action={
        <GoButton
          does={mayCashOut ? "cash-out" : idle ? "bet" : undefined}
          className="sm:max-lg:max-w-52 sm:max-lg:py-1 sm:max-lg:leading-5.5"
          disabled={!(ready || mayCashOut)}
          onPress={go}
        >
          {idle ? names.go : taken > 0 ? names.cashOut : names.cashOutShort}
        </GoButton>
      }
    >
      {children}
    </StageFrame>
  );
}
