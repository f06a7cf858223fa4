import {
  chanceOfPicks,
  isMinesOutcome,
  MINES,
  mostPicks,
  multipleOf,
} from "@houselight/game-maths/mines";
import { divideFractions } from "@houselight/game-maths/proof";
import type { GameProps } from "../game-module.ts";
import { LastResults } from "../originals/last-results.tsx";
import { OddsList } from "../originals/odds-list.tsx";
import { useOddsText } from "../originals/odds-text.ts";
import type { Odds } from "../originals/original.ts";
import { ResultLine } from "../originals/result-line.tsx";
import { SteppedStage } from "../originals/stage/stepped-stage.tsx";
import { useSteppedRound } from "../originals/stage/use-stepped-round.ts";
import { useChoice } from "../originals/use-choice.ts";
import { ChoiceStepper } from "../stage/choice-stepper.tsx";
import { MinesBoard } from "./board.tsx";
import { minesChoice, minesOf, minesResults } from "./mines.ts";
import { useWords } from "./words.ts";

const OPENS_MS = 260;
const COUNTS = Array.from({ length: MINES.most }, (_, index) => index + 1);
const CASH_OUT = { kind: "mines", action: "cash_out", field: null } as const;

/** Mines: the board above, the odds of the very next pick below, and what cashing out pays on the button. */
export function MinesStage(props: GameProps) {
  const { game, mode } = props;
  const words = useWords();
  const round = useSteppedRound(props, isMinesOutcome, OPENS_MS);
  const { life, sound, stake, outcome, played, stakeCents } = round;
  const { state, purse } = life;
  const [choice, choose] = useChoice(minesChoice);
  const idle = state.phase === "idle";
  const deciding = state.phase === "deciding";
  const mines = played ? minesOf(played) : choice.mines;
  const picks = outcome?.opened.length ?? 0;
  const odds = useOddsText();
  const paid = picks > 0 ? odds.payment(stakeCents, multipleOf(mines, picks), purse.currency) : "";
  const onPick = (field: number) => {
    sound.play("chip");
    life.step({ kind: "mines", action: "pick", field }, 0);
  };
  return (
    <SteppedStage
      game={game}
      round={round}
      bet={{ kind: "mines", stake_cents: stake.stakeCents, mines: choice.mines }}
      onBet={(next) => choose({ mines: minesOf(next) })}
      cashOut={CASH_OUT}
      taken={idle ? 0 : picks}
      names={{
        go: words("go"),
        cashOut: words("cashOut", { amount: paid }),
        cashOutShort: words("cashOutShort"),
      }}
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
            value={mines}
            textOf={String}
            disabled={!idle}
            onChange={(count) => choose({ mines: count })}
          />
          <OddsList
            odds={useNextOdds(mines, idle ? 0 : picks, { stakeCents, currency: purse.currency })}
          />
        </div>
      </div>
    </SteppedStage>
  );
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
