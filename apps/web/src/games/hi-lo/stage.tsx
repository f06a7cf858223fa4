import {
  type HiLoOutcome,
  isHiLoOutcome,
  type Standing,
  standingOf,
  type Turned,
} from "@houselight/game-maths/hi-lo";
import { useCardName } from "../cards/card-names.ts";
import type { GameProps } from "../game-module.ts";
import { LastResults } from "../originals/last-results.tsx";
import { useOddsText } from "../originals/odds-text.ts";
import { ResultLine } from "../originals/result-line.tsx";
import { SteppedStage } from "../originals/stage/stepped-stage.tsx";
import { useSteppedRound } from "../originals/stage/use-stepped-round.ts";
import { CardRun, ShownCard } from "./card-run.tsx";
import { GuessButtons } from "./guess-buttons.tsx";
import { hiLoResults, lastCard } from "./hi-lo.ts";
import { useWords } from "./words.ts";

const TURNS_MS = 560;
const step = (action: Turned | "cash_out") => ({ kind: "hi-lo", action }) as const;

/** Hi-lo: the card that is shown between both guesses, the cards before it, and what cashing out pays on the button. */
export function HiLoStage(props: GameProps) {
  const { game, mode } = props;
  const words = useWords();
  const round = useSteppedRound(props, isHiLoOutcome, TURNS_MS);
  const { life, pace, sound, stake, outcome, stakeCents } = round;
  const { state, purse } = life;
  const { currency } = purse;
  const idle = state.phase === "idle";
  const deciding = state.phase === "deciding";
  const standing = outcome?.state === "open" ? standingOf(outcome) : null;
  const odds = useOddsText();
  const paid = standing ? odds.payment(stakeCents, standing.multiple, currency) : "";
  const isTurning = state.phase === "replaying";
  return (
    <SteppedStage
      game={game}
      round={round}
      bet={{ kind: "hi-lo", stake_cents: stake.stakeCents }}
      cashOut={step("cash_out")}
      taken={standing?.guesses ?? 0}
      names={{
        go: words("go"),
        cashOut: words("cashOut", { amount: paid }),
        cashOutShort: words("cashOutShort"),
      }}
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
    </SteppedStage>
  );
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
