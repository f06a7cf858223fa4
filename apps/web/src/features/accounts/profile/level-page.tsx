import type { UserLevel } from "@houselight/contracts/configuration";
import { localeOf, wordsIn } from "@houselight/contracts/locales";
import { Badge } from "@houselight/ui/badge";
import { buttonClass } from "@houselight/ui/button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type RefObject, useEffect, useRef } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { compPointsQuery } from "../../../data/engagement/comps/comps.ts";
import { levelOfPoints } from "../../../data/engagement/vip/level-of-points.ts";
import { userLevelsQuery } from "../../../data/engagement/vip/vip.ts";

/** Shows the lifetime levels in a row, and which one the player's points make (PROFILE-06, VIP-12). */
export function LevelPage() {
  const t = useTranslations("lifetime");
  const format = useFormatter();
  const words = useWords();
  const strip = useRef<HTMLOListElement>(null);
  const levels = useData(userLevelsQuery)?.levels ?? [];
  const points = useData(compPointsQuery)?.persistent.points;
  const reached = points === undefined ? -1 : levelOfPoints(levels, points);
  const current = levels[reached];
  useEffect(() => {
    const card = strip.current?.children[Math.max(0, reached)];
    if (card instanceof HTMLElement && strip.current) strip.current.scrollLeft = card.offsetLeft;
  }, [reached]);
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-2 min-h-6 text-dim text-md">
        {current && points !== undefined
          ? t("yours", { points: format.number(points), level: words(current.name) })
          : null}
      </p>
      <Arrows strip={strip} />
      <ol
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
        tabIndex={0}
        aria-label={t("levels")}
        className="relative mt-3 flex snap-x snap-mandatory gap-3 overflow-x-auto pb-3"
      >
        {levels.map((level, index) => (
          <li
            key={level.id}
            aria-current={index === reached ? "step" : undefined}
            className="flex w-56 shrink-0 snap-start flex-col gap-3 rounded-tile border border-line bg-surface-1 p-5 aria-[current]:border-cream"
          >
            <LevelCard level={level} side={Math.sign(index - reached)} />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-dim text-sm">{t("note")}</p>
    </div>
  );
}

/** Returns words of an operator in the language of the page. */
function useWords() {
  const locale = localeOf(useLocale());
  return (words: Parameters<typeof wordsIn>[0]) => wordsIn(words, locale);
}

function LevelCard({
  level,
  side,
}: {
  readonly level: UserLevel;
  /** Below 0 behind the player's level, above 0 ahead of it. */
  readonly side: number;
}) {
  const t = useTranslations();
  const format = useFormatter();
  const words = useWords();
  const { max } = level.conditions.persistent_comp_points;
  return (
    <>
      {level.image ? <img src={level.image} alt="" className="size-16 object-contain" /> : null}
      <h2 className="text-lg">{words(level.name)}</h2>
      <p className="money text-dim text-sm">
        {max === null ? t("lifetime.top") : t("lifetime.until", { points: format.number(max) })}
      </p>
      {level.content ? <p className="text-pretty text-sm">{words(level.content)}</p> : null}
      {level.gift_descriptions.length > 0 ? (
        <ul className="list-disc pl-5 text-sm marker:text-dim">
          {level.gift_descriptions.map((gift) => (
            <li key={gift.en}>{words(gift)}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-auto">
        {side === 0 ? (
          <Badge tone="good">{t("level.here")}</Badge>
        ) : (
          <Badge>{t(side < 0 ? "level.behind" : "level.ahead")}</Badge>
        )}
      </p>
    </>
  );
}

/** Buttons that move the row of levels by a card. */
function Arrows({ strip }: { readonly strip: RefObject<HTMLOListElement | null> }) {
  const t = useTranslations("level");
  const move = (cards: number) => {
    const width = strip.current?.firstElementChild?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: cards * width, behavior: "smooth" });
  };
  return (
    <div className="mt-6 flex items-center justify-end gap-2">
      <button
        type="button"
        aria-label={t("before")}
        onClick={() => move(-1)}
        className={buttonClass({ size: "icon" })}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t("next")}
        onClick={() => move(1)}
        className={buttonClass({ size: "icon" })}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
