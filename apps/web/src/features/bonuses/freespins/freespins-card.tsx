import { type BonusStage, ENDED_STAGES } from "@houselight/contracts/bonuses";
import type { FreespinsView } from "@houselight/contracts/freespins";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useGiftLook } from "../../../data/bonuses/gift-settings.ts";
import { gamesRowQuery } from "../../../data/catalogue.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { GiftPicture } from "../card/gift-picture.tsx";
import { GiftType } from "../card/gift-type.tsx";
import { FreespinsActions } from "./freespins-actions.tsx";
import { FreespinsProgress } from "./freespins-progress.tsx";
import { FreespinsTerms } from "./freespins-terms.tsx";

/** One set of free spins: in which game, how many are left, what they won and what can be done with them (BONUS-01). */
export function FreespinsCard({ spins }: { readonly spins: FreespinsView }) {
  const t = useTranslations("freespins");
  const money = useMoney();
  const { title, image } = useGiftLook()(spins);
  const { game, isClosed } = useGameOf(spins);
  const isOver = ENDED_STAGES.includes(spins.stage);
  return (
    <article className="flex flex-col gap-4 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6">
      <div className="flex items-start gap-4">
        <GiftPicture image={image} isDim={isOver} />
        <div className="min-w-0 grow">
          <GiftType gift={spins} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg">{title}</h3>
            <Badge tone={toneOf(spins.stage)}>{t(`stages.${stageWord(spins.stage)}`)}</Badge>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span
              className={`money font-bold font-display ${isOver ? "text-dim text-lg" : "text-xl"}`}
            >
              {t("count", { count: spins.freespins_total })}
            </span>
            {game ? (
              <span className="text-dim text-sm">
                {t("each", { game: game.name, stake: money(spins.stake_cents, spins.currency) })}
              </span>
            ) : null}
          </p>
          {isOver ? <Outcome spins={spins} /> : null}
        </div>
      </div>
      {spins.stage === "activated" ? <FreespinsProgress spins={spins} /> : null}
      {isOver ? null : <FreespinsTerms spins={spins} />}
      {isClosed && !isOver ? (
        <p role="status" className="text-pretty">
          {t("closed")}
        </p>
      ) : null}
      <FreespinsActions spins={spins} title={title} producer={game?.provider} />
    </article>
  );
}

/** Returns the game of free spins as the catalogue has it; one that takes no stake now stands in no list. */
function useGameOf({ game: own }: FreespinsView) {
  const { data } = useQuery(gamesRowQuery({ named: { providers: [], slugs: [own] } }));
  const game = data?.data.find(({ slug }) => slug === own);
  return { game, isClosed: data !== undefined && !game };
}

/** Says what came of free spins that are over. */
function Outcome({ spins }: { readonly spins: FreespinsView }) {
  const t = useTranslations("freespins");
  const money = useMoney();
  const { stage, amount_cents: won, currency } = spins;
  const text =
    stage === "canceled" || won === 0 ? null : t("won", { amount: money(won, currency) });
  return text ? <p className="mt-1 text-dim text-pretty">{text}</p> : null;
}

const TONES: Partial<Record<BonusStage, BadgeTone>> = {
  issued: "waiting",
  activated: "waiting",
  finished: "good",
};
const toneOf = (stage: BonusStage): BadgeTone => TONES[stage] ?? "neutral";

const STAGES = ["issued", "activated", "finished", "lost", "canceled", "expired"] as const;
/** Free spins are never in the other stages of gifts. */
const stageWord = (stage: BonusStage): (typeof STAGES)[number] =>
  STAGES.find((one) => one === stage) ?? "activated";
