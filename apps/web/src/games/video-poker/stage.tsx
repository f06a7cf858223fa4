import { HAND_SIZE, type VideoPokerOutcome } from "@houselight/game-maths/video-poker";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../game-module.ts";
import { AdviceLine } from "../help/advice-line.tsx";
import { HelpButton } from "../help/help-button.tsx";
import { useAdvice } from "../help/use-advice.ts";
import { BetTools } from "../originals/bet-tools.tsx";
import { LastResults } from "../originals/last-results.tsx";
import { ResultLine } from "../originals/result-line.tsx";
import { usePace } from "../round/pace/use-pace.ts";
import { useShown } from "../round/pace/use-shown.ts";
import { useStake } from "../round/purse/use-stake.ts";
import { useGoKey } from "../round/use-go-key.ts";
import { type RoundLife, useRound } from "../round/use-round.ts";
import { useSound } from "../sound/use-sound.ts";
import { GoButton } from "../stage/go-button.tsx";
import { StageFrame } from "../stage/stage-frame.tsx";
import { StakeStepper } from "../stage/stake-stepper.tsx";
import { CardRow } from "./card-row.tsx";
import { PayTable } from "./pay-table.tsx";
import { useHandName, type VideoPoker, videoPokerResults } from "./video-poker.ts";

const DEAL_MS = 420;
const APART_MS = 130;
const NONE_HELD: readonly boolean[] = Array.from({ length: HAND_SIZE }, () => false);

const stepOf = (hold: readonly boolean[]) => ({ kind: "video-poker", hold: [...hold] });

/** Makes the stage of a game of video poker: its pay table, five cards, and one choice. */
export const videoPokerStage = (poker: VideoPoker) => {
  const results = videoPokerResults(poker);
  return function VideoPokerStage(props: GameProps) {
    const { game, mode } = props;
    const t = useTranslations("games");
    const [turbo, setTurbo] = useState(false);
    const pace = usePace(turbo);
    const sound = useSound(game.producer);
    const life = useRound(props);
    const { state, purse } = life;
    const { currency } = purse;
    const stake = useStake(game, currency);
    const idle = state.phase === "idle";
    const deciding = state.phase === "deciding";
    const outcome = outcomeOf(life, results.isOutcome);
    const hold = useHold(life, outcome);
    const [helps, setHelps, advice] = useAdvice(game.slug, deciding ? state.round : null);
    const fresh = hold.held.filter((each) => !each).length;
    const hurry = useShown(life, pace, DEAL_MS + APART_MS * fresh, () => {
      const { round } = life.state;
      const gained = round !== null && round.payout_cents > round.stake_cents;
      sound.play(gained && round.status !== "open" ? "win" : "stop");
    });
    const ready = idle && stake.stakes.length > 0;
    const mayHurry = state.phase === "replaying" && pace.mayHurry;
    const press = deciding ? "draw" : mayHurry ? "skip" : "deal";
    const bet = { kind: game.kind, stake_cents: stake.stakeCents };
    const go = useGoKey(() => {
      if (ready) {
        life.place(bet, stake.stakeCents);
        sound.play("spin");
      } else if (deciding) life.step(stepOf(hold.held), 0);
      else if (mayHurry) hurry();
    });
    const stakeCents = idle
      ? stake.stakeCents
      : Number((state.bet ?? state.round?.bet)?.["stake_cents"] ?? stake.stakeCents);
    const moving = state.phase === "replaying" && !pace.cuts;
    return (
      <StageFrame
        game={game}
        life={life}
        sound={sound}
        turbo={turbo}
        onTurbo={() => setTurbo(!turbo)}
        scenery={`/games/${poker.slug}/background.svg`}
        stake={
          <StakeStepper
            stakes={stake.stakes}
            stakeCents={stakeCents}
            currency={currency}
            disabled={!idle}
            onChange={stake.choose}
          />
        }
        tools={
          <>
            <HelpButton on={helps} onToggle={() => setHelps(!helps)} />
            <BetTools
              bet={bet}
              last={state.recalled ? null : state.bet}
              stakes={stake.stakes}
              disabled={!idle}
              onBet={(next) => stake.choose(next.stake_cents)}
            />
          </>
        }
        action={
          <GoButton does={press} disabled={!(ready || deciding || mayHurry)} onPress={go}>
            {press === "skip" ? t("skip") : t(`videoPoker.${press}`)}
          </GoButton>
        }
      >
        <div
          data-drawing
          className="flex grow flex-col items-center gap-2 p-3 low:grid low:grid-cols-[minmax(0,1fr)_13rem] low:content-center low:gap-x-3 low:gap-y-1 low:p-2 sm:justify-center sm:gap-4 sm:p-6 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:items-center lg:gap-x-8"
        >
          <div className="low:col-start-2 low:row-start-1 lg:col-span-2 lg:col-start-1 lg:justify-self-center">
            <LastResults original={results} mode={mode} />
          </div>
          <div className="w-full max-w-xl low:col-start-2 low:row-start-2 lg:col-start-1">
            <PayTable
              poker={poker}
              hand={outcome && !moving ? outcome.hand : null}
              stakeCents={stakeCents}
              currency={currency}
            />
          </div>
          <div className="flex w-full grow flex-col items-center justify-center gap-2 low:col-start-1 low:row-span-2 low:row-start-1 sm:grow-0 sm:gap-4 lg:col-start-2 lg:row-span-1 lg:row-start-2">
            <CardRow
              cards={outcome?.cards ?? []}
              held={hold.held}
              advised={(advice?.[0]?.step as ReturnType<typeof stepOf> | undefined)?.hold}
              deciding={deciding}
              pace={moving ? { dealMs: pace.ms(DEAL_MS), apartMs: pace.ms(APART_MS) } : STILL}
              onToggle={(place) => {
                sound.play("chip");
                hold.toggle(place);
              }}
            />
            {idle ? (
              <ResultLine original={results} round={state.round} />
            ) : (
              <OpenLine poker={poker} outcome={deciding ? outcome : null} />
            )}
            <AdviceLine on={helps} advice={advice} chosen={stepOf(hold.held)} />
          </div>
        </div>
      </StageFrame>
    );
  };
};

const STILL = { dealMs: 0, apartMs: 0 };

/** Returns what lies on the table: the round that is open, or was shown last. */
function outcomeOf(
  { state: { phase, round } }: RoundLife,
  isOutcome: (outcome: { readonly kind: string }) => outcome is VideoPokerOutcome,
): VideoPokerOutcome | null {
  return round && phase !== "sending" && isOutcome(round.outcome) ? round.outcome : null;
}

/** The cards that are held: of the player's choosing while the round waits, then as the round has them. */
function useHold({ state: { phase, round } }: RoundLife, outcome: VideoPokerOutcome | null) {
  const [chosen, setChosen] = useState({ round: "", held: NONE_HELD });
  const id = round?.id ?? "";
  const own = chosen.round === id ? chosen.held : NONE_HELD;
  const isOpen = outcome?.state === "open" && phase !== "idle";
  const held = outcome === null || phase === "sending" ? NONE_HELD : isOpen ? own : outcome.held;
  const toggle = (place: number) =>
    setChosen({ round: id, held: own.map((each, at) => (at === place ? !each : each)) });
  return { held, toggle };
}

/** Says what lies there while the round waits, and what is to be done. */
function OpenLine({
  poker,
  outcome,
}: {
  readonly poker: VideoPoker;
  readonly outcome: VideoPokerOutcome | null;
}) {
  const t = useTranslations("games.videoPoker");
  const nameOf = useHandName(poker.pays);
  const text = outcome ? t("choose", { hand: nameOf(outcome.hand) }) : "";
  return (
    <p role="status" className="flex min-h-9 items-center justify-center low:min-h-7">
      {text === "" ? null : (
        <span className="rounded-control bg-ink/85 px-4 py-1 text-center font-semibold text-sm sm:text-md">
          {text}
        </span>
      )}
    </p>
  );
}
