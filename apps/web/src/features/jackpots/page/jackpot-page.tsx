import type { JackpotView } from "@houselight/contracts/jackpots";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import {
  isRunning,
  jackpotQuery,
  jackpotsQuery,
} from "../../../data/engagement/jackpots/jackpots.ts";
import { PotAmounts } from "../pot-amounts.tsx";
import { PotDrawing } from "../pot-drawing.tsx";
import { CatchSteps } from "./catch-steps.tsx";
import { DropProof } from "./drop-proof.tsx";
import { JackpotRules } from "./jackpot-rules.tsx";
import { Winners } from "./winners.tsx";

/** The page of a jackpot: its pots, how to catch one, its games, who won, its rules and the proof (JACKPOT-03). */
export default function JackpotPage({
  identifier,
  banners,
  games,
}: {
  readonly identifier: string;
  readonly banners: ReactNode;
  /** The slider of the games that feed it. */
  readonly games: ReactNode;
}) {
  const listed = useData(jackpotsQuery)?.find((one) => one.identifier === identifier);
  const { data } = useQuery(jackpotQuery(identifier));
  const jackpot = listed ?? data?.jackpot;
  if (!jackpot || !data) return null;
  const { terms, drops } = data;
  return (
    <div className="page flex flex-col gap-10 pt-6 md:gap-12 md:pt-8">
      <div className="flex flex-col gap-6">
        {banners}
        <Head jackpot={jackpot}>
          <PotAmounts
            jackpot={jackpot}
            limits={Object.fromEntries(
              terms.map((level) => [level.identifier, level.must_drop_by_cents]),
            )}
          />
        </Head>
      </div>
      <CatchSteps />
      {games}
      <div className="grid gap-10 lg:grid-cols-2 lg:items-start">
        <Winners identifier={identifier} />
        <JackpotRules jackpot={jackpot} terms={terms} />
      </div>
      <DropProof jackpot={jackpot} terms={terms} drops={drops} />
    </div>
  );
}

function Head({
  jackpot,
  children,
}: {
  readonly jackpot: JackpotView;
  readonly children: ReactNode;
}) {
  const t = useTranslations("jackpots");
  return (
    <section className="grid gap-6 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-8 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-10 low:grid-cols-2 low:items-center low:p-5">
      <div className="flex flex-col items-start gap-3">
        <div className="flex items-center gap-4 sm:gap-6">
          <PotDrawing isFull className="size-16 shrink-0 sm:size-24 low:size-16" />
          <div>
            <p className="font-semibold text-amber text-sm">{t("kind")}</p>
            <h1 className="text-2xl sm:text-3xl low:text-2xl">{jackpot.name}</h1>
          </div>
        </div>
        <p className="max-w-xl text-md text-pretty">
          {t("text", { count: jackpot.levels.length })}
        </p>
        {isRunning(jackpot) ? null : (
          <p role="status" className="rounded-control bg-surface-2 px-4 py-3 text-pretty">
            {t("paused")}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
