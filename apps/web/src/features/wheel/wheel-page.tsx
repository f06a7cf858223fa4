import type { WheelView } from "@houselight/contracts/wheel";
import { Button, buttonClass } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { wheelQuery } from "../../data/engagement/wheel/wheel.ts";
import { CountdownLine } from "../../shell/drawings/countdown-line.tsx";
import { PrizeOdds } from "../../shell/drawings/prizes/prize-odds.tsx";
import { PrizeProofButton } from "../../shell/drawings/prizes/prize-proof.tsx";
import { UnlessBonusesOff } from "../../shell/drawings/prizes/unless-bonuses-off.tsx";
import { usePrizeText } from "../../shell/drawings/prizes/use-prize-text.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { EmptyPaper } from "../../shell/pages/empty-paper.tsx";
import { PastTurns } from "./past-turns.tsx";
import { SegmentPrizes } from "./segment-prizes.tsx";
import { type Turning, useTurn } from "./use-turn.ts";
import { WheelDrawing } from "./wheel-drawing.tsx";
import { WonDialog } from "./won-dialog.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

const RULES = ["day", "size", "draw"] as const;

/** The wheel, its prizes with their chances, and the player's turns; `tab` adds who has which prizes. */
export default function WheelPage({ tab }: { readonly tab: string | undefined }) {
  const t = useTranslations("wheel");
  const sections = useTranslations("sections.wheel");
  const { data: wheel } = useQuery(wheelQuery);
  const words = { off: sections("empty"), notForYou: t("notForYou") };
  if (!wheel) return null;
  if (wheel.state === "off" || wheel.state === "not_for_you")
    return (
      <EmptyPaper
        text={wheel.state === "off" ? words.off : words.notForYou}
        picture="/pictures/wheel.svg"
      />
    );
  return (
    <>
      <WheelStage wheel={wheel} />
      {tab === "segments" ? <SegmentPrizes wheel={wheel} /> : null}
      {wheel.state === "guest" ? null : <PastTurns />}
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t("rules.title")}</h2>
        <ul className="flex list-disc flex-col gap-2 rounded-tile bg-surface-1 p-5 pl-9 text-pretty">
          {RULES.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function WheelStage({ wheel }: { readonly wheel: WheelView }) {
  const t = useTranslations("wheel");
  const turning = useTurn(wheel);
  const { prizes, slices, degrees, last, won } = turning;
  return (
    <div className="grid items-start gap-8 sm:low:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:grid-cols-2 lg:gap-12">
      <div className="flex flex-col items-center gap-6">
        <div
          role="img"
          aria-label={t("drawing")}
          data-index={last?.draw.index}
          className="aspect-[214/218] w-full max-w-[30rem] low:max-w-72"
        >
          <WheelDrawing
            prizes={prizes}
            slices={slices}
            degrees={degrees}
            turning={turning.turning}
          />
        </div>
        <TurnAction wheel={wheel} turning={turning} />
      </div>
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">{t("prizes")}</h2>
        <PrizeOdds prizes={prizes} won={last?.draw.index ?? null} label={t("prizes")} />
      </section>
      {won ? <WonDialog spin={won} onClose={turning.dismiss} /> : null}
    </div>
  );
}

/** Offers what can be done now: turn the wheel, wait for tomorrow, or register first. */
function TurnAction({ wheel, turning }: { readonly wheel: WheelView; readonly turning: Turning }) {
  const t = useTranslations("wheel");
  const text = usePrizeText();
  const { last, isBusy } = turning;
  // Read for all states: a page carries the words that its first drawing reads.
  const words = { next: t("next"), toGifts: t("toGifts"), spin: t("spin"), turning: t("turning") };
  if (wheel.state === "guest")
    return (
      <Under>
        <p className="text-pretty text-md">{t("guest")}</p>
        <ModalLink
          modal="registration"
          query={{ redirect: "/spin-wheel" }}
          className={buttonClass({ kind: "action", size: "large", className: "w-full" })}
        >
          {t("register")}
        </ModalLink>
      </Under>
    );
  const prize = last?.prizes[last.draw.index];
  const isUsedUp = last !== null && wheel.free_turns === 0;
  const button = (
    <Button
      kind="action"
      size="large"
      wide
      busy={isBusy}
      disabled={isUsedUp}
      onClick={turning.spin}
    >
      {isBusy ? words.turning : words.spin}
    </Button>
  );
  return (
    <Under>
      {last && prize ? (
        <p className="text-pretty font-bold font-display text-lg">
          {t("today", { prize: text(prize) })}
        </p>
      ) : (
        <p className="text-pretty text-md">{t("ready")}</p>
      )}
      {wheel.free_turns > 0 ? (
        <p className="text-pretty text-md">{t("free", { count: wheel.free_turns })}</p>
      ) : null}
      {isUsedUp ? button : <UnlessBonusesOff>{button}</UnlessBonusesOff>}
      {last && wheel.next_spin_at ? (
        <CountdownLine
          timer={{ start_at: last.spun_at, end_at: wheel.next_spin_at, textTimes: words.next }}
          onEnd={turning.refresh}
        />
      ) : null}
      {last ? (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Link to="/profile/gifts" className={buttonClass({ size: "small" })}>
            {words.toGifts}
          </Link>
          <PrizeProofButton draw={last.draw} prizes={last.prizes} />
        </div>
      ) : null}
    </Under>
  );
}

const Under = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex w-full max-w-sm flex-col items-center gap-3 text-center">{children}</div>
);
