import type { OutcomeView } from "@houselight/contracts/house-games";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../../game-module.ts";
import { usePace } from "../../round/pace/use-pace.ts";
import { useStake } from "../../round/purse/use-stake.ts";
import { useGoKey } from "../../round/use-go-key.ts";
import { useRound } from "../../round/use-round.ts";
import { useSound } from "../../sound/use-sound.ts";
import { GoButton } from "../../stage/go-button.tsx";
import { StageFrame } from "../../stage/stage-frame.tsx";
import { StakeStepper } from "../../stage/stake-stepper.tsx";
import { BetTools } from "../bet-tools.tsx";
import type { StakedBet } from "../earlier-bets.ts";
import { LastResults } from "../last-results.tsx";
import { OddsList } from "../odds-list.tsx";
import { choiceFields, type Original } from "../original.ts";
import { ResultLine } from "../result-line.tsx";
import { useChoice } from "../use-choice.ts";
import { useShow } from "./use-show.ts";

export interface OriginalStageProps<Choice extends object, Outcome extends OutcomeView>
  extends GameProps {
  readonly original: Original<Choice, Outcome>;
}

/**
 * Plays any original: its drawing, how the next round is chosen, and the odds of that very round before it
 * is taken.
 */
export function OriginalStage<Choice extends object, Outcome extends OutcomeView>({
  original,
  ...props
}: OriginalStageProps<Choice, Outcome>) {
  const { game, mode } = props;
  const t = useTranslations("games");
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound(game.producer);
  const life = useRound(props);
  const { state, purse } = life;
  const { currency } = purse;
  const { stakes, stakeCents, choose: chooseStake } = useStake(game, currency);
  const [choice, choose] = useChoice(original);
  const { shown, hurry } = useShow(original, life, pace, sound);
  const { odds, obstacle } = original.useOdds(choice, stakeCents, currency);
  const action = original.useAction();
  const idle = state.phase === "idle";
  const bet: StakedBet = { kind: game.kind, stake_cents: stakeCents, ...choice };
  const ready = stakes.length > 0 && obstacle === null;
  const go = useGoKey(() => {
    if (idle && ready) life.place(bet, stakeCents);
    else if (pace.mayHurry) hurry();
  });
  const last = state.recalled ? null : state.bet;
  const onBet = (next: StakedBet) => {
    const again = original.readChoice(choiceFields(next));
    if (!again) return;
    choose(again);
    chooseStake(next.stake_cents);
  };
  const mayPress = idle ? ready : state.phase === "replaying" && pace.mayHurry;
  const { Board, Choices } = original;
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      scenery={`/games/${original.slug}/background.svg`}
      stake={
        <StakeStepper
          stakes={stakes}
          stakeCents={stakeCents}
          currency={currency}
          disabled={!idle}
          onChange={chooseStake}
        />
      }
      tools={
        <BetTools
          bet={bet}
          last={last && original.readChoice(choiceFields(last)) ? last : null}
          stakes={stakes}
          disabled={!idle}
          onBet={onBet}
        />
      }
      action={
        <GoButton disabled={!mayPress} onPress={go}>
          {idle ? action : t("skip")}
        </GoButton>
      }
    >
      <div className="flex grow flex-col gap-2 p-3 low:grid low:grid-cols-[minmax(0,1fr)_12.5rem] low:grid-rows-[auto_auto_minmax(0,1fr)] low:gap-x-3 low:gap-y-1 low:p-2 sm:gap-3 sm:p-5">
        <div className="low:col-start-2 low:row-start-1">
          <LastResults original={original} mode={mode} />
        </div>
        <div className="relative flex min-h-56 grow flex-col low:col-start-1 low:row-span-3 low:row-start-1 low:min-h-0">
          <Board choice={choice} shown={shown} pace={pace} disabled={!idle} onChoose={choose} />
        </div>
        <div className="low:col-start-2 low:row-start-2">
          <ResultLine original={original} round={shown && idle ? state.round : null} />
        </div>
        <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center gap-x-6 gap-y-2 rounded-tile bg-ink/85 p-3 low:col-start-2 low:row-start-3 low:flex-col low:flex-nowrap low:items-stretch low:gap-1 low:p-1.5 sm:p-4">
          <Choices
            choice={choice}
            stakeCents={stakeCents}
            currency={currency}
            disabled={!idle}
            onChoose={choose}
          />
          <OddsList odds={odds} />
          {obstacle === null ? null : (
            <output className="w-full text-amber text-sm">{obstacle}</output>
          )}
        </div>
      </div>
    </StageFrame>
  );
}
