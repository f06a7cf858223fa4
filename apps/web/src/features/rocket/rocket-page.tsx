import type { OwnRocketBetView, RocketView } from "@houselight/contracts/rocket";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { betOf, resultOf } from "../../data/engagement/rocket/main-button.ts";
import { ownRocketBetsQuery } from "../../data/engagement/rocket/rocket.ts";
import { useActiveAccount } from "../../data/wallet.ts";
import { EmptyPaper } from "../../shell/pages/empty-paper.tsx";
import { BetPanel } from "./bet/bet-panel.tsx";
import { ResultLine } from "./bet/result-line.tsx";
import { Flights } from "./rounds/flights.tsx";
import { OwnBets } from "./rounds/own-bets.tsx";
import { RoundBets } from "./rounds/round-bets.tsx";
import { RoundProof } from "./rounds/round-proof.tsx";
import { Rules } from "./rounds/rules.tsx";
import { SoundButton } from "./sound/sound-button.tsx";
import { useRocketSound } from "./sound/use-rocket-sound.ts";
import { RocketStage } from "./stage/rocket-stage.tsx";
import { useHouseClock } from "../../live/house-clock/use-house-clock.ts";
import { useRocket } from "./use-rocket.ts";

/** The rocket: one flight that all share, with its bets, the latest flights and the rules (OPEN-48). */
export default function RocketPage() {
  const t = useTranslations("sections.chance");
  const view = useRocket();
  const empty = t("empty");
  return (
    <div className="page flex flex-col gap-3 pt-3 md:gap-5 md:pt-6 low:gap-2 low:pt-2">
      <div className="low:flex low:items-baseline low:gap-4">
        <h1 className="text-xl md:text-2xl low:text-lg">{t("title")}</h1>
        <p className="text-dim text-xs md:text-md low:text-sm">{t("text")}</p>
      </div>
      {view ? <Rocket view={view} /> : <EmptyPaper text={empty} />}
    </div>
  );
}

function Rocket({ view }: { readonly view: RocketView }) {
  const isPlayer = usePlayer() !== null;
  const currency = useActiveAccount()?.currency ?? "EUR";
  const clock = useHouseClock(view.now);
  const { data } = useInfiniteQuery({ ...ownRocketBetsQuery, enabled: isPlayer });
  const [checked, setChecked] = useState<number | null>(null);
  const bets = isPlayer ? (data?.pages.flat() ?? []) : [];
  const { round } = view;
  const bet = betOf(bets, round);
  const sound = useRocketSound(view, clock, bet);
  return (
    <>
      <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] low:grid-cols-[minmax(0,1fr)_20rem] low:items-start">
        <div className="flex min-w-0 flex-col gap-2">
          <div className="relative h-[clamp(13rem,34svh,20rem)] md:h-[min(46svh,30rem)] lg:h-[clamp(22rem,58svh,36rem)] low:h-[max(11rem,calc(100svh-11.5rem))]">
            <RocketStage view={view} clock={clock} bet={bet}>
              <ResultLine bet={resultOf(bets, round)} />
            </RocketStage>
          </div>
          <div className="flex items-center gap-2">
            <div className="min-w-0 grow">
              <Flights flights={view.flights} onCheck={setChecked} />
            </div>
            <SoundButton sound={sound} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3 md:gap-4">
          <BetPanel view={view} clock={clock} bet={bet} ended={endedOf(bets)} />
          <RoundBets view={view} ownId={bet?.id ?? null} onCheck={setChecked} />
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-8 md:gap-10">
        <OwnBets isPlayer={isPlayer} onCheck={setChecked} />
        <Rules currency={currency} />
      </div>
      {checked === null ? null : <RoundProof number={checked} onClose={() => setChecked(null)} />}
    </>
  );
}

/** Returns the id of the player's latest bet that has ended. */
const endedOf = (bets: readonly OwnRocketBetView[]): string | null =>
  bets.find(({ state }) => state !== "open")?.id ?? null;
