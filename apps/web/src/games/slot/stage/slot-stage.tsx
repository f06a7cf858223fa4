import { Button } from "@houselight/ui/button";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../../game-module.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { ignoreRepeat, useGoKey } from "../../round/use-go-key.ts";
import { usePace } from "../../round/pace/use-pace.ts";
import { type RoundLife, useRound } from "../../round/use-round.ts";
import { useStake } from "../../round/purse/use-stake.ts";
import { pictureOf, type SlotLook } from "../slot-look.ts";
import { rulesOfMode, slotRulesOf } from "../slot-rules.ts";
import { useSound } from "../../sound/use-sound.ts";
import { noticeClass, StageFrame } from "../../stage/stage-frame.tsx";
import { StillBoard } from "../board/still-board.tsx";
import { restingGrid } from "./director.ts";
import { FeatureSentence } from "../features/feature-line.tsx";
import { FeatureBoards, FeatureCard, FeatureCounters } from "../features/features.tsx";
import { FreeSpinsCard, FreeSpinsCounter, isFreeSpins } from "./free-spins-card.tsx";
import { ModeControl } from "./mode-control.tsx";
import { ResultLine } from "./result-line.tsx";
import { LineCount, StakeControl } from "./stake-control.tsx";
import type { BoardState } from "./use-board.ts";
import { useBetMode } from "./use-bet-mode.ts";
import { useDirector } from "./use-director.ts";

export interface SlotStageProps extends GameProps {
  readonly look: SlotLook;
}

/** Plays any slot, in its look: its scene, the reels on it, the bar below. */
export function SlotStage({ look, ...props }: SlotStageProps) {
  const { game } = props;
  const rules = slotRulesOf(game);
  const t = useTranslations("games");
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound();
  const life = useRound(props);
  const { state, purse } = life;
  const modes = useBetMode(game);
  const { mode, price } = modes.chosen;
  const { stakes, stakeCents, choose } = useStake(game, purse.currency, price);
  const host = useRef<HTMLDivElement>(null);
  const { boardState, show, hurry } = useDirector(host, look, game, life, pace, sound);
  const { phase, round } = state;
  const costs = Math.round(stakeCents * price);
  const bet = { kind: "slot", stake_cents: costs, ...(rules.modes.length > 0 ? { mode } : {}) };
  const place = () => life.place(bet, costs);
  const played = rulesOfMode(rules, round?.bet["mode"]);
  const shown =
    show && round && phase === "replaying" ? { look, rules: played, show, round } : null;
  const { wanted, want } = useWanted(boardState, place);
  const idle = phase === "idle" && !wanted;
  const ready = boardState !== "no_webgl" && stakes.length > 0 && !wanted;
  const go = useGoKey(() => {
    if (!ready) return;
    if (idle) want();
    else if (pace.mayHurry) hurry();
  });
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      scenery={pictureOf(look, "background")}
      boardState={boardState === "no_webgl" ? boardState : "ready"}
      notice={boardState === "no_webgl" ? <NoWebgl /> : null}
      onBoardPress={() => (idle || !pace.mayHurry ? undefined : hurry())}
      stake={
        <>
          <StakeControl
            stakes={stakes}
            stakeCents={stakeCents}
            price={price}
            currency={purse.currency}
            disabled={!idle}
            onChange={choose}
          />
          <ModeControl
            slug={look.slug}
            modes={modes}
            stakeCents={stakeCents}
            currency={purse.currency}
            disabled={!idle}
          />
          <LineCount rules={rules} />
        </>
      }
      action={
        <Button
          kind="action"
          size="large"
          className="ml-auto min-w-34 text-lg low:order-2 low:w-full max-sm:w-full"
          disabled={
            !ready ||
            phase === "checking" ||
            phase === "unknown" ||
            (phase === "replaying" && !pace.mayHurry)
          }
          onKeyDown={ignoreRepeat}
          onClick={go}
        >
          {idle ? t("spin") : t(show && show.beat.kind !== "spin" ? "skip" : "stop")}
        </Button>
      }
    >
      {shown && isFreeSpins(shown.show) ? (
        <div
          data-scene="free_spins"
          className="absolute inset-0 animate-fade bg-bottom bg-cover motion-reduce:animate-none"
          style={{ backgroundImage: `url(${pictureOf(look, "free-spins")})` }}
        />
      ) : null}
      <div className="absolute inset-x-0 top-0 bottom-20 low:bottom-0" ref={host}>
        {boardState === "still" ? (
          <StillBoard
            look={look}
            shape={{ reels: rules.reels.length, rows: rules.rows }}
            grid={restingGrid(rules)}
          />
        ) : null}
        {shown ? <FeatureBoards {...shown} /> : null}
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-3 flex flex-col items-center gap-1 low:top-1">
        {shown ? (
          <>
            <FreeSpinsCounter {...shown} />
            <FeatureCounters {...shown} />
          </>
        ) : null}
      </div>
      <div className="pointer-events-none absolute inset-x-2 bottom-0 grid h-20 place-items-center low:h-16">
        <ResultLine look={look} rules={rules} round={round} show={show} pace={pace} over={idle} />
      </div>
      {shown ? (
        <>
          <FreeSpinsCard {...shown} multiplier={played.free_spins_multiplier} pace={pace} />
          <FeatureCard {...shown} />
        </>
      ) : null}
      <FeatureSentence slug={look.slug} rules={rules} round={round} show={shown && show} />
      <RoundSentence life={life} />
    </StageFrame>
  );
}

/** Places a bet that was pressed for once the board moves: nothing is staked that cannot be shown. */
function useWanted(boardState: BoardState, place: () => void) {
  const [wanted, setWanted] = useState(false);
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    if (!wanted || boardState === "still") return;
    setWanted(false);
    if (boardState === "ready") latest.current();
  }, [wanted, boardState]);
  return { wanted, want: () => setWanted(true) };
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
