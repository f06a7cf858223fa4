import type { WheelSpinView } from "@houselight/contracts/wheel";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { wheelSpinsQuery } from "../../data/engagement/wheel/wheel.ts";
import { LocalTime, useMoment } from "../../i18n/local-time.tsx";
import { PrizeProofButton } from "../../shell/drawings/prizes/prize-proof.tsx";
import { usePrizeText } from "../../shell/drawings/prizes/use-prize-text.ts";
import { MoreButton } from "../../shell/pages/focus/more-button.tsx";

/** Lists the player's turns, the latest first, each with its check; nothing before the first one. */
export function PastTurns() {
  const t = useTranslations("wheel");
  const query = useInfiniteQuery(wheelSpinsQuery);
  const spins = query.data?.pages.flat() ?? [];
  const words = { past: t("past"), more: t("more") };
  if (spins.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{words.past}</h2>
      <ul className="flex flex-col gap-2">
        {spins.map((spin) => (
          <li key={spin.id}>
            <PastTurn spin={spin} />
          </li>
        ))}
      </ul>
      <MoreButton pages={query} className="self-center">
        {words.more}
      </MoreButton>
    </section>
  );
}

function PastTurn({ spin: { prizes, draw, spun_at } }: { readonly spin: WheelSpinView }) {
  const text = usePrizeText();
  const moment = useMoment();
  const prize = prizes[draw.index];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface-1 px-4 py-2.5">
      <p className="min-w-0">
        <span className="font-semibold">{prize ? text(prize) : null}</span>
        <span className="block text-dim text-sm">
          <LocalTime iso={spun_at} />
        </span>
      </p>
      <PrizeProofButton draw={draw} prizes={prizes} name={moment(spun_at)} />
    </div>
  );
}
