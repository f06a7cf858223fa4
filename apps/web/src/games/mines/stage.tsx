import {
  chanceOfPicks,
  isMinesOutcome,
  MINES,
  type MinesOutcome,
  mostPicks,
  multipleOf,
} from "@houselight/game-maths/mines";
import { divideFractions } from "@houselight/game-maths/proof";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import type { GameProps } from "../game-module.ts";
import { BetTools } from "../originals/bet-tools.tsx";
import { LastResults } from "../originals/last-results.tsx";
import { OddsList } from "../originals/odds-list.tsx";
import { useOddsText } from "../originals/odds-text.ts";
import type { Odds } from "../originals/original.ts";
import { ResultLine } from "../originals/result-line.tsx";
import { useChoice } from "../originals/use-choice.ts";
import { usePace } from "../round/pace/use-pace.ts";
import { useShown } from "../round/pace/use-shown.ts";
import { useStake } from "../round/purse/use-stake.ts";
import { ignoreRepeat, useGoKey } from "../round/use-go-key.ts";
import { type RoundLife, useRound } from "../round/use-round.ts";
import { useSound } from "../sound/use-sound.ts";
import { ChoiceStepper } from "../stage/choice-stepper.tsx";
import { StageFrame } from "../stage/stage-frame.tsx";
import { MinesBoard } from "./board.tsx";
import { minesChoice, minesOf, minesResults } from "./mines.ts";
import { useWords } from "./words.ts";

const OPENS_MS = 260;
const COUNTS = Array.from({ length: MINES.most }, (_, index) => index + 1);
const CASH_OUT = { kind: "mines", action: "cash_out", field: null } as const;

/** Mines: the board above, the odds of the very next pick below, and what cashing out pays on the button. */
export function MinesStage(props: GameProps) {
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
  const [choice, choose] = useChoice(minesChoice);
  const idle = state.phase === "idle";
  const { outcome, mines, stakeCents } = useOnBoard(life, choice.mines, chosenStake);
  useShown(life, pace, OPENS_MS, () => {
    const ended = life.state.round?.status !== "open";
    const gained = (life.state.round?.payout_cents ?? 0) > stakeCents;
    sound.play(ended && gained ? "win" : "stop");
  });
  const picks = outcome?.opened.length ?? 0;
  const deciding = state.phase === "deciding";
  const cashOut = deciding && picks > 0;
  const odds = useOddsText();
  const paid = picks > 0 ? odds.payment(stakeCents, multipleOf(mines, picks), currency) : "";
  const ready = idle && stakes.length > 0;
  const bet = { kind: "mines", stake_cents: chosenStake, mines: choice.mines };
  const go = useGoKey(() => {
    if (ready) {
      life.place(bet, chosenStake);
      sound.play("spin");
    } else if (cashOut) life.step(CASH_OUT, 0);
  });
  const onPick = (field: number) => {
    sound.play("chip");
    life.step({ kind: "mines", action: "pick", field }, 0);
  };
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      scenery="/games/mines/background.svg"
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
          onBet={(next) => {
            choose({ mines: minesOf(next) });
            chooseStake(next.stake_cents);
          }}
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
            : picks > 0
              ? words("cashOut", { amount: paid })
              : words("cashOutShort")}
        </Button>
      }
    >
      <div className="flex grow flex-col gap-2 p-3 low:grid low:grid-cols-[minmax(0,1fr)_clamp(9.5rem,100vw-100dvh-11rem,13.5rem)] low:grid-rows-[auto_auto_minmax(0,1fr)] low:gap-x-3 low:gap-y-1 low:p-2 sm:gap-3 sm:p-5">
        <div className="low:col-start-2 low:row-start-1">
          <LastResults original={minesResults} mode={mode} />
        </div>
        <div className="relative flex min-h-64 grow flex-col low:col-start-1 low:row-span-3 low:row-start-1 low:min-h-0">
          <MinesBoard outcome={outcome} disabled={!deciding} onPick={onPick} />
        </div>
        <div className="low:col-start-2 low:row-start-2">
          {idle ? (
            <ResultLine original={minesResults} round={state.round} />
          ) : (
            <OpenLine deciding={deciding} mines={mines} picks={picks} paid={paid} />
          )}
        </div>
        <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center gap-x-6 gap-y-2 rounded-tile bg-ink/85 p-3 low:col-start-2 low:row-start-3 low:flex-col low:flex-nowrap low:items-stretch low:gap-1.5 low:overflow-y-auto low:p-2 sm:p-4">
          <ChoiceStepper
            label={words("mines")}
            lessLabel={words("fewer")}
            moreLabel={words("more")}
            values={COUNTS}
            value={idle ? choice.mines : mines}
            textOf={String}
            disabled={!idle}
            onChange={(count) => choose({ mines: count })}
          />
          <OddsList odds={useNextOdds(mines, idle ? 0 : picks, { stakeCents, currency })} />
        </div>
      </div>
    </StageFrame>
  );
}

/** Returns what lies on the board: the round that is open or was shown last, or an untouched board. */
function useOnBoard({ state }: RoundLife, chosen: number, chosenStake: number) {
  const { phase, round, bet } = state;
  const outcome: MinesOutcome | null =
    round && phase !== "sending" && isMinesOutcome(round.outcome) ? round.outcome : null;
  if (phase === "idle") return { outcome, mines: chosen, stakeCents: chosenStake };
  const played = bet ?? round?.bet;
  if (!played) return { outcome, mines: chosen, stakeCents: chosenStake };
  return { outcome, mines: minesOf(played), stakeCents: Number(played["stake_cents"]) };
}

/** Returns the chance of the very next pick, and what it makes cashing out pay. */
function useNextOdds(
  mines: number,
  picks: number,
  { stakeCents, currency }: { readonly stakeCents: number; readonly currency: string },
): readonly Odds[] {
  const words = useWords();
  const text = useOddsText();
  const next = Math.min(picks + 1, mostPicks(mines));
  const chance = divideFractions(chanceOfPicks(mines, next), chanceOfPicks(mines, next - 1));
  const multiple = multipleOf(mines, next);
  return [
    { name: words("next"), value: text.chance(chance) },
    {
      name: words(picks === 0 ? "firstPick" : "nextPays"),
      value: `${text.multiple(multiple)} · ${text.payment(stakeCents, multiple, currency)}`,
    },
  ];
}

/** Says how an open round stands, once after each pick. */
function OpenLine({
  deciding,
  mines,
  picks,
  paid,
}: {
  readonly deciding: boolean;
  readonly mines: number;
  readonly picks: number;
  readonly paid: string;
}) {
  const words = useWords();
  const text = useOddsText();
  const next = Math.min(picks + 1, mostPicks(mines));
  const chance = divideFractions(chanceOfPicks(mines, next), chanceOfPicks(mines, next - 1));
  return (
    <p role="status" className="flex h-9 items-center justify-center low:h-7 low:justify-start">
      <span aria-hidden="true" className="rounded-control bg-ink/85 px-4 font-semibold text-md">
        {picks === 0 ? words("laid") : `${words("now")} ${paid}`}
      </span>
      <span className="sr-only">
        {deciding
          ? picks === 0
            ? words("laid")
            : words("opened", { picks, amount: paid, chance: text.chance(chance) })
          : ""}
      </span>
    </p>
  );
}
