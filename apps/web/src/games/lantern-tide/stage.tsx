import { Button } from "@houselight/ui/button";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../game-module.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { RoundControls } from "../round/round-controls.tsx";
import { openRules } from "../round/round-desk.ts";
import { RoundMessage } from "../round/round-message.tsx";
import { StandingLine } from "../round/standing-line.tsx";
import { ignoreRepeat, useGoKey } from "../round/use-go-key.ts";
import { usePace } from "../round/pace/use-pace.ts";
import { type RoundLife, useRound } from "../round/use-round.ts";
import { useStake } from "../round/purse/use-stake.ts";
import { slotRulesOf } from "../slot/slot-rules.ts";
import { useSound } from "../sound/use-sound.ts";
import { FreeSpinsCard, FreeSpinsCounter } from "./free-spins-card.tsx";
import { ResultLine } from "./result-line.tsx";
import { StakeControl } from "./stake-control.tsx";
import { type BoardState, useDirector } from "./use-director.ts";

/** Lantern Tide: the sea, the reels on it, the bar below. */
export function LanternTideStage(props: GameProps) {
  const { game } = props;
  const rules = slotRulesOf(game);
  const t = useTranslations("games");
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound();
  const life = useRound(props);
  const { state, purse } = life;
  const { stakes, stakeCents, choose } = useStake(game, purse.currency);
  const host = useRef<HTMLDivElement>(null);
  const { boardState, show, hurry } = useDirector(host, game, life, pace, sound);
  const { phase, round } = state;
  const idle = phase === "idle";
  const ready = boardState === "ready" && stakes.length > 0;
  const go = useGoKey(() => {
    if (!ready) return;
    if (idle) life.place({ kind: "slot", stake_cents: stakeCents }, stakeCents);
    else hurry();
  });
  return (
    <div
      className="flex w-full flex-col"
      data-state={boardState === "ready" ? phase : boardState}
      data-round={round?.id ?? ""}
      data-payout={round?.payout_cents ?? ""}
    >
      <div
        className="relative grow bg-[url(/games/lantern-tide/background.svg)] bg-bottom bg-cover"
        onPointerDown={() => (idle ? undefined : hurry())}
      >
        <div className="absolute inset-x-0 top-0 bottom-20" ref={host} />
        <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
          {show && round && phase === "replaying" ? (
            <FreeSpinsCounter show={show} round={round} />
          ) : null}
        </div>
        <div className="absolute inset-x-2 bottom-0 grid h-20 place-items-center">
          <ResultLine round={round} show={show} pace={pace} />
        </div>
        {show && round && phase === "replaying" ? (
          <FreeSpinsCard
            round={round}
            show={show}
            multiplier={rules.free_spins_multiplier}
            pace={pace}
          />
        ) : null}
        <div className="pointer-events-none absolute inset-x-3 top-3 flex justify-center">
          <StageNotice life={life} boardState={boardState} offered={stakes.length > 0} />
        </div>
      </div>
      <RoundSentence life={life} />
      <div className="flex flex-col gap-2 bg-surface-1 px-3 pt-3 pb-2 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <StakeControl
            stakes={stakes}
            stakeCents={stakeCents}
            currency={purse.currency}
            disabled={!idle}
            onChange={choose}
          />
          <dl className="flex flex-col text-center max-[23rem]:hidden">
            <dt className="text-dim text-xs">{t("lines")}</dt>
            <dd className="money font-semibold text-sm">{rules.lines.length}</dd>
          </dl>
          <RoundControls
            sound={sound}
            turbo={turbo}
            onTurbo={() => setTurbo(!turbo)}
            onRules={() => openRules(game)}
          />
          <Button
            kind="action"
            size="large"
            className="ml-auto min-w-34 text-lg max-sm:w-full"
            disabled={!ready || phase === "checking" || phase === "unknown"}
            onKeyDown={ignoreRepeat}
            onClick={go}
          >
            {idle ? t("spin") : t(show && show.beat.kind !== "spin" ? "skip" : "stop")}
          </Button>
        </div>
        <StandingLine life={life} />
      </div>
    </div>
  );
}

function StageNotice({
  life,
  boardState,
  offered,
}: {
  readonly life: RoundLife;
  readonly boardState: BoardState;
  readonly offered: boolean;
}) {
  const t = useTranslations("games");
  const sheet = "max-w-md rounded-tile bg-surface-2 p-5 text-center text-sm shadow-lifted";
  if (boardState === "no_webgl") {
    return (
      <div role="alert" className={sheet}>
        <p className="font-semibold text-md">{t("noWebgl")}</p>
        <p className="mt-1">{t("noWebglText")}</p>
      </div>
    );
  }
  if (!offered) {
    return (
      <p role="alert" className={sheet}>
        {t("notOffered", { currency: life.purse.currency })}
      </p>
    );
  }
  return <RoundMessage life={life} />;
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
