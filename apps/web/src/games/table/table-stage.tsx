import type { BetView } from "@houselight/contracts/house-games";
import type { TableBetWire } from "@houselight/game-maths/table";
import { useDeferredValue, useRef, useState } from "react";
import type { GameProps } from "../game-module.ts";
import { HelpButton } from "../help/help-button.tsx";
import { useAdvice } from "../help/use-advice.ts";
import { usePace } from "../round/pace/use-pace.ts";
import { useMaxStake, useStake } from "../round/purse/use-stake.ts";
import { useGoKey } from "../round/use-go-key.ts";
import { type RoundLife, useRound } from "../round/use-round.ts";
import { useSound } from "../sound/use-sound.ts";
import { StageFrame } from "../stage/stage-frame.tsx";
import { type Chips, totalOf } from "./slip/bet-slip.ts";
import { Felt } from "./felt/felt.tsx";
import { LastResults } from "./last-results.tsx";
import { FeltBox, TableTop, TooMuch } from "./felt/table-boxes.tsx";
import { ChipChoice, GoAction, TableActions } from "./table-controls.tsx";
import type { SceneHandle, TableLook } from "./table-look.ts";
import { QuestionAnswers, QuestionText, useTableQuestion } from "./table-question.tsx";
import { TableResult } from "./table-result.tsx";
import { useBetSlip } from "./slip/use-bet-slip.ts";
import { useScene } from "./use-scene.ts";
import { useStanding } from "./use-standing.ts";

/** Makes the stage of a table from its look: scene and last results above, the felt below. */
export const tableStage = <Result,>(look: TableLook<Result>) =>
  function Stage(props: GameProps) {
    return <TableStage {...props} look={look} />;
  };

function TableStage<Result>(props: GameProps & { readonly look: TableLook<Result> }) {
  const { game, mode, look } = props;
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound(game.producer);
  const life = useRound(props);
  const { state, purse } = life;
  const { phase, round } = state;
  const { currency } = purse;
  const { stakes: chips, stakeCents: chip, choose } = useStake(game, currency);
  const maxCents = useMaxStake(game, currency);
  const { slip, totalCents, ...hand } = useBetSlip(chip, maxCents, sound, {
    keptAs: `${game.slug}.${currency}`,
  });
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding(box);
  // The felt is many buttons: it follows in slices, and the page answers a press in between.
  const feltStanding = useDeferredValue<boolean | null>(standing, null);
  const scene = useRef<SceneHandle<Result>>(null);
  useScene(scene, look, life, pace, sound);

  const idle = phase === "idle";
  const result = idle && round !== null && totalCents === 0 ? look.read(round.outcome) : null;
  const shown = idle && result === null ? slip.chips : chipsOf(state);
  const question = useTableQuestion(look, life);
  const waits = question !== null && phase === "deciding";
  const [helps, setHelps, advice] = useAdvice(game.slug, look.helps && waits ? round : null);
  const go = useGoKey(() => {
    if (!idle) {
      if (pace.mayHurry) scene.current?.hurry();
    } else if (totalCents > 0 && life.place(betOf(game.kind, slip.chips), totalCents)) hand.spend();
  });
  const help = look.helps ? <HelpButton on={helps} onToggle={() => setHelps(!helps)} /> : null;
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      ground={look.ground}
      stake={<ChipChoice chips={chips} chosen={chip} currency={currency} onChoose={choose} />}
      crowded={help !== null}
      tools={
        // A question stands alone: no chip moves before it is answered.
        question ? (
          help
        ) : (
          <TableActions {...toolsOf({ ...hand, slip, totalCents })} disabled={!idle}>
            {help}
          </TableActions>
        )
      }
      action={
        question ? (
          <QuestionAnswers
            question={question}
            busy={!waits}
            advice={helps ? advice : null}
            onAnswer={({ step, costCents }) => {
              sound.play("chip");
              life.step(step, costCents);
            }}
          />
        ) : (
          <GoAction
            go={look.go}
            stakedCents={totalCents}
            shownCents={idle ? totalCents : totalOf(shown)}
            currency={currency}
            idle={idle}
            disabled={
              phase === "checking" ||
              phase === "unknown" ||
              !(idle ? totalCents > 0 : pace.mayHurry)
            }
            onPress={go}
          />
        )
      }
    >
      <div
        ref={box}
        className="flex grow flex-col items-center justify-center gap-3 p-3 low:gap-2 low:p-2 sm:gap-6 sm:p-6"
      >
        <TableTop
          shape={look.scene}
          standing={standing}
          scene={<look.Scene ref={scene} />}
          result={
            question ? (
              <QuestionText question={question} />
            ) : (
              <TableResult round={result === null ? null : round} look={look} />
            )
          }
          last={<LastResults game={game.slug} mode={mode} look={look} />}
        />
        <FeltBox layout={standing ? look.standing : look.lying}>
          {feltStanding === null ? null : (
            <Felt
              look={look}
              chips={shown}
              chipValues={chips}
              currency={currency}
              standing={feltStanding}
              disabled={!idle}
              won={result === null ? null : look.won(result)}
              onPlace={hand.place}
              onRemove={hand.remove}
            />
          )}
        </FeltBox>
      </div>
      <TooMuch amountCents={hand.tooMuch ? maxCents : null} currency={currency} />
    </StageFrame>
  );
}

/** Returns what the tools of a table do with the chips in hand. */
const toolsOf = ({ slip, totalCents, removing, ...hand }: ReturnType<typeof useBetSlip>) => ({
  removing,
  canUndo: slip.before.length > 0,
  hasChips: totalCents > 0,
  canRepeat: totalCents === 0 && totalOf(slip.last) > 0,
  onRemoving: hand.toggleRemoving,
  onChange: hand.change,
});

function betOf(kind: string, chips: Chips): BetView {
  const bets = Object.entries(chips).map(([spot, amount_cents]) => ({ spot, amount_cents }));
  return { kind, bets };
}

/** The chips of the round that is shown, with what its steps added; every table lists them in one form. */
function chipsOf({ phase, bet, round, recalled }: RoundLife["state"]): Chips {
  const told =
    recalled || (phase !== "sending" && phase !== "unknown") ? round?.outcome : undefined;
  const shown = (told ?? bet) as TableBetWire | null | undefined;
  if (!shown) return {};
  return Object.fromEntries(shown.bets.map(({ spot, amount_cents }) => [spot, amount_cents]));
}
