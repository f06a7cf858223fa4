import {
  type HiLoOutcome,
  isHiLoOutcome,
  type Standing,
  standingOf,
  type Turned,
} from "@houselight/game-maths/hi-lo";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { useCardName } from "../cards/card-names.ts";
import type { GameProps } from "../game-module.ts";
import { BetTools } from "../originals/bet-tools.tsx";
import { LastResults } from "../originals/last-results.tsx";
import { useOddsText } from "../originals/odds-text.ts";
import { ResultLine } from "../originals/result-line.tsx";
import { usePace } from "../round/pace/use-pace.ts";
import { useShown } from "../round/pace/use-shown.ts";
import { useStake } from "../round/purse/use-stake.ts";
import { ignoreRepeat, useGoKey } from "../round/use-go-key.ts";
import { type RoundLife, useRound } from "../round/use-round.ts";
import { useSound } from "../sound/use-sound.ts";
import { ChoiceStepper } from "../stage/choice-stepper.tsx";
import { StageFrame } from "../stage/stage-frame.tsx";
import { CardRun, ShownCard } from "./card-run.tsx";
import { GuessButtons } from "./guess-buttons.tsx";
import { hiLoResults, lastCard } from "./hi-lo.ts";
import { useWords } from "./words.ts";

const TURNS_MS = 560;
const step = (action: Turned | "cash_out") => ({ kind: "hi-lo", action }) as const;

/** Hi-lo: the card that is shown between both guesses, the cards before it, and what cashing out pays on the button. */
export function HiLoStage(props: GameProps) {
  const { game, mode } = props;
  const t = useTranslations("games");
  const words = useWords();
  const money = useMoney();
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound(game.producer);
  const life = useRound(props);
  const { state, purse } = life;
  const { currency } = purse;
  const { stakes, stakeCents: chosenStake, choose: chooseStake } = useStake(game, currency);
  const idle = state.phase === "idle";
  const { outcome, stakeCents } = useOnTable(life, chosenStake);
  useShown(life, pace, TURNS_MS, () => {
    const ended = life.state.round?.status !== "open";
    const gained = (life.state.round?.payout_cents ?? 0) > stakeCents;
    sound.play(ended && gained ? "win" : "stop");
  });
  const deciding = state.phase === "deciding";
  const standing = outcome?.state === "open" ? standingOf(outcome) : null;
  const guesses = standing?.guesses ?? 0;
  const cashOut = deciding && guesses > 0;
  const odds = useOddsText();
  const paid = standing ? odds.payment(stakeCents, standing.multiple, currency) : "";
  const ready = idle && stakes.length > 0;
  const bet = { kind: "hi-lo", stake_cents: chosenStake };
  const go = useGoKey(() => {
    if (ready) {
      life.place(bet, chosenStake);
      sound.play("spin");
    } else if (cashOut) life.step(step("cash_out"), 0);
  });
  const isTurning = state.phase === "replaying";
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      scenery="/games/hi-lo/background.svg"
      stake={
        <ChoiceStepper
          label={t("stake")}
          lessLabel={t("lessStake")}
          moreLabel={t("moreStake")}
          values={stakes}
          value={idle ? chosenStake : stakeCents}
          textOf={(cents) => money(cents, currency)}
          disabled={!idle}
          onChange={chooseStake}
        />
      }
      tools={
        <BetTools
          bet={bet}
          last={state.recalled ? null : state.bet}
          stakes={stakes}
          disabled={!idle}
          onBet={(next) => chooseStake(next.stake_cents)}
        />
      }
      action={
        <Button
          kind="action"
          size="large"
          className="ml-auto min-w-34 text-lg low:order-2 low:w-full max-sm:w-full sm:max-lg:max-w-52 sm:max-lg:py-1 sm:max-lg:leading-5.5"
          data-cash-out={cashOut ? "ready" : undefined}
          disabled={!(ready || cashOut)}
          onKeyDown={ignoreRepeat}
          onClick={go}
        >
          {idle
            ? words("go")
            : guesses > 0
              ? words("cashOut", { amount: paid })
              : words("cashOutShort")}
        </Button>
      }
    >
      <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-2 p-3 low:gap-1 low:p-2 sm:gap-3 sm:p-5">
        <LastResults original={hiLoResults} mode={mode} />
        {idle ? (
          <ResultLine original={hiLoResults} round={state.round} />
        ) : (
          <OpenLine outcome={outcome} standing={standing} paid={paid} silent={!deciding} />
        )}
        <div
          data-drawing
          className="grid min-h-0 grow grid-cols-2 gap-2 [grid-template-areas:'run_run''card_card''high_low''skip_skip'] [grid-template-rows:auto_minmax(10rem,1fr)_auto_auto] low:[grid-template-rows:auto_minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)] sm:gap-4 sm:[grid-template-areas:'run_run_run''high_card_low''high_skip_low'] low:gap-2 sm:not-low:[grid-template-rows:auto_minmax(16rem,1fr)_auto]"
        >
          <CardRun outcome={outcome} />
          <ShownCard outcome={outcome} dealMs={isTurning && !pace.cuts ? pace.ms(TURNS_MS) : 0} />
          <GuessButtons
            standing={isTurning ? null : standing}
            stakeCents={stakeCents}
            currency={currency}
            disabled={!deciding}
            onTurn={(turned) => {
              sound.play("chip");
              life.step(step(turned), 0);
            }}
          />
        </div>
      </div>
    </StageFrame>
  );
}

/** Returns what lies on the table: the round that is open or was shown last, or nothing. */
function useOnTable({ state }: RoundLife, chosenStake: number) {
  const { phase, round, bet } = state;
  const outcome: HiLoOutcome | null =
    round && phase !== "sending" && isHiLoOutcome(round.outcome) ? round.outcome : null;
  const played = phase === "idle" ? null : (bet ?? round?.bet);
  return { outcome, stakeCents: played ? Number(played["stake_cents"]) : chosenStake };
}

/** Says how an open round stands, once after each card. */
function OpenLine({
  outcome,
  standing,
  paid,
  silent,
}: {
  readonly outcome: HiLoOutcome | null;
  readonly standing: Standing | null;
  readonly paid: string;
  readonly silent: boolean;
}) {
  const words = useWords();
  const cardName = useCardName();
  const card = outcome && cardName(lastCard(outcome));
  const guesses = standing?.guesses ?? 0;
  return (
    <p role="status" className="flex h-9 items-center justify-center low:h-7">
      <span aria-hidden="true" className="rounded-control bg-ink/85 px-4 font-semibold text-md">
        {guesses === 0 ? words("dealt") : `${words("now")} ${paid}`}
      </span>
      <span className="sr-only">
        {silent || card === null
          ? ""
          : guesses === 0
            ? words("first", { card })
            : words(outcome?.turned.at(-1) === "skip" ? "skipped" : "right", {
                card,
                amount: paid,
              })}
      </span>
    </p>
  );
}
