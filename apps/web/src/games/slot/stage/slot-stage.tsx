import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../../game-module.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { useGoKey } from "../../round/use-go-key.ts";
import { useAutoplay } from "../../round/autoplay/use-autoplay.ts";
import type { Pace } from "../../round/pace/pace.ts";
import { usePace } from "../../round/pace/use-pace.ts";
import { type RoundLife, useRound } from "../../round/use-round.ts";
import { useStake } from "../../round/purse/use-stake.ts";
import { pictureOf, type SlotLook } from "../slot-look.ts";
import { restingGrid, rulesOfMode, shapeOf, slotRulesOf } from "../slot-rules.ts";
import { useSound } from "../../sound/use-sound.ts";
import { sceneryClass, sceneryStyle } from "../../stage/scenery.ts";
import { noticeClass, StageFrame } from "../../stage/stage-frame.tsx";
import { StillBoard } from "../board/still-board.tsx";
import { type FeatureProps, hasFeature } from "../features/feature-words.ts";
import { FeatureSentence } from "../features/feature-line.tsx";
import { FeatureBoards, FeatureCard, FeatureCounters } from "../features/features.tsx";
import { MomentScene } from "../moments/moment-scene.tsx";
import { BigWinBeat } from "./big-win.tsx";
import { FreeSpinsCard, FreeSpinsCounter, isFreeSpins } from "./free-spins-card.tsx";
import { ResultLine } from "./result-line.tsx";
import { SlotAction } from "./slot-action.tsx";
import { LineCount, SlotStake } from "./stake-control.tsx";
import { WaysLine, waysInSight } from "./ways.tsx";
import type { BoardState } from "./use-board.ts";
import { useHouseSpins } from "../house-spins/use-house-spins.ts";
import { useBetMode } from "./use-bet-mode.ts";
import { useDirector } from "./use-director.ts";
import { WaitingSpins } from "../house-spins/waiting-spins.tsx";

export interface SlotStageProps extends GameProps {
  readonly look: SlotLook;
}

/** Plays any slot, in its look: its scene, the reels on it, the bar below. */
export function SlotStage({ look, ...props }: SlotStageProps) {
  const { game } = props;
  const rules = slotRulesOf(game);
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound(game.producer);
  const life = useRound(props);
  const { state, purse } = life;
  const modes = useBetMode(game);
  const { mode, price } = modes.chosen;
  const { stakes, stakeCents, choose } = useStake(game, purse.currency, price);
  const { paying: spins, waiting } = useHouseSpins(props, life);
  const host = useRef<HTMLDivElement>(null);
  const { boardState, show, hurry } = useDirector(host, look, game, life, pace, sound);
  const { phase, round } = state;
  const costs = spins?.stake_cents ?? Math.round(stakeCents * price);
  const bet = betOf(
    costs,
    rules.modes.length > 0 ? (spins ? modes.modes[0]?.mode : mode) : undefined,
  );
  const shownRules = rulesOfMode(rules, round?.bet["mode"]);
  const shown =
    show && round && phase === "replaying" ? { look, rules: shownRules, show, round } : null;
  const { wanted, want } = useWanted(boardState, (automatic) =>
    life.place(bet, spins ? 0 : costs, { automatic, freespinsId: spins?.id }),
  );
  const autoplay = useAutoplay({ life, stakeCents: costs, go: () => want(true), hasFeature });
  const idle = phase === "idle" && !wanted;
  // A sheet over the board may go at once under any licence: the round lasts as long as it must.
  const mayHurry = pace.mayHurry || show?.beat.kind === "big";
  const ways = waysInSight(rules, round, show, phase);
  const ready = boardState !== "no_webgl" && stakes.length > 0 && !wanted;
  const go = useGoKey(() => {
    if (autoplay.left !== null) return autoplay.stop();
    if (!ready) return;
    if (idle) want(false);
    else if (mayHurry) hurry();
  });
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      scenery={pictureOf(look, "background")}
      sceneryUpright={pictureOf(look, "background-tall")}
      boardState={boardState === "no_webgl" ? boardState : "ready"}
      notice={
        boardState === "no_webgl" ? (
          <NoWebgl />
        ) : waiting && !state.problem && !wanted ? (
          <WaitingSpins key={waiting.id} spins={waiting} />
        ) : null
      }
      onBoardPress={() => (idle || !mayHurry ? undefined : hurry())}
      stake={
        <>
          <SlotStake
            spins={spins}
            playing={!idle}
            slug={look.slug}
            modes={modes}
            stakes={stakes}
            stakeCents={stakeCents}
            price={price}
            currency={purse.currency}
            disabled={!idle || autoplay.left !== null}
            onChange={choose}
          />
          <LineCount rules={rules} ways={ways} />
        </>
      }
      action={
        <SlotAction
          autoplay={autoplay}
          mayRunOn={!spins && modes.chosen.kind !== "buy"}
          free={spins !== null}
          stakeCents={costs}
          currency={purse.currency}
          idle={idle}
          disabled={
            !ready ||
            phase === "checking" ||
            phase === "unknown" ||
            (phase === "replaying" && !mayHurry)
          }
          skips={show !== null && show.beat.kind !== "spin"}
          onGo={go}
        />
      }
    >
      {shown && isFreeSpins(shown.show) ? <FreeSpinsScenery look={look} /> : null}
      <div
        className={clsx(
          "absolute inset-x-0 bottom-20 low:inset-y-0",
          // A reel of many rows reaches the upper edge, where the counts of features stand.
          rules.mechanics.reelHeights ? "top-13" : "top-0",
        )}
        ref={host}
      >
        {boardState === "still" ? (
          <StillBoard look={look} shape={shapeOf(rules)} grid={restingGrid(rules)} />
        ) : null}
        {shown ? <FeatureBoards {...shown} pace={pace} /> : null}
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-3 flex flex-col items-center gap-1 low:top-1">
        {shown ? <FreeSpinsCounter {...shown} /> : null}
        {shown ? <FeatureCounters {...shown} /> : null}
      </div>
      <div className="pointer-events-none absolute inset-x-2 bottom-0 grid h-20 place-items-center low:h-16">
        <ResultLine look={look} rules={rules} round={round} show={show} pace={pace} over={idle} />
        <WaysLine rules={rules} ways={ways} />
      </div>
      {shown ? <Sheets {...shown} pace={pace} onSkip={hurry} /> : null}
      <FeatureSentence slug={look.slug} rules={rules} round={round} show={shown && show} />
      <RoundSentence life={life} />
    </StageFrame>
  );
}

/** Writes a bet; a slot with one way to bet names none. */
const betOf = (stake_cents: number, mode: string | undefined) => ({
  kind: "slot",
  stake_cents,
  ...(mode === undefined ? {} : { mode }),
});

/** Lies over the board at the great moments of a round: what moves across it, and the sheets that say what is won. */
function Sheets(props: FeatureProps & { readonly pace: Pace; readonly onSkip: () => void }) {
  return (
    <>
      <MomentScene {...props} />
      <FreeSpinsCard {...props} />
      <FeatureCard {...props} />
      <BigWinBeat {...props} />
    </>
  );
}

/** Lies behind the board while free spins are played. */
function FreeSpinsScenery({ look }: Pick<SlotStageProps, "look">) {
  return (
    <div
      data-scene="free_spins"
      className={clsx("absolute inset-0 animate-fade motion-reduce:animate-none", sceneryClass)}
      style={sceneryStyle(pictureOf(look, "free-spins"), pictureOf(look, "free-spins-tall"))}
    />
  );
}

/** Places a bet that was asked for once the board moves: nothing is staked that cannot be shown. */
function useWanted(boardState: BoardState, place: (automatic: boolean) => void) {
  const [wanted, setWanted] = useState<{ readonly automatic: boolean } | null>(null);
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    if (!wanted || boardState === "still") return;
    setWanted(null);
    if (boardState === "ready") latest.current(wanted.automatic);
  }, [wanted, boardState]);
  return {
    wanted: wanted !== null,
    want: (automatic: boolean) => setWanted({ automatic }),
  };
}

/** Says that the browser cannot draw this game, and what helps. */
function NoWebgl() {
  const t = useTranslations("games");
  return (
    <div role="alert" className={noticeClass}>
      <p className="font-semibold text-md">{t("noWebgl")}</p>
      <p className="mt-1">{t("noWebglText")}</p>
    </div>
  );
}

/** The end of a round as a sentence, for those who do not see the reels. */
function RoundSentence({ life: { state } }: { readonly life: RoundLife }) {
  const t = useTranslations("games");
  const money = useMoney();
  const { phase, round } = state;
  const over = phase === "idle" && round;
  return (
    <p aria-live="polite" className="sr-only">
      {over && round.payout_cents > 0
        ? t("roundWon", {
            payout: money(round.payout_cents, round.currency),
            stake: money(round.stake_cents, round.currency),
          })
        : over
          ? t("roundLost")
          : ""}
    </p>
  );
}
