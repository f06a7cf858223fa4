import { VIP_LEVELS } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { buttonClass } from "@houselight/ui/button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";

/** Shows the levels of the club from the lowest on, and where the player stands (PROFILE-06). */
export function LevelPage() {
  const t = useTranslations("level");
  const player = usePlayer();
  const strip = useRef<HTMLOListElement>(null);
  const groups = new Set(player?.statuses.map(({ id }) => id));
  const reached = VIP_LEVELS.findLastIndex(({ group }) => groups.has(group));
  useEffect(() => {
    const card = strip.current?.children[Math.max(0, reached)];
    if (card instanceof HTMLElement && strip.current) strip.current.scrollLeft = card.offsetLeft;
  }, [reached]);
  if (!player) return null;
  const move = (cards: number) => {
    const width = strip.current?.firstElementChild?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: cards * width, behavior: "smooth" });
  };
  const current = VIP_LEVELS[reached];
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-2 text-dim text-md">
        {current ? t("yours", { level: current.name }) : t("none")}
      </p>
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
      <ol
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
        tabIndex={0}
        aria-label={t("levels")}
        className="relative mt-3 flex snap-x snap-mandatory gap-3 overflow-x-auto pb-3"
      >
        {VIP_LEVELS.map(({ group, name, vip }, index) => (
          <li
            key={group}
            aria-current={index === reached ? "step" : undefined}
            className="flex w-56 shrink-0 snap-start flex-col gap-3 rounded-tile border border-line bg-surface-1 p-5 aria-[current]:border-cream"
          >
            <p className="text-dim text-xs">{t("place", { place: index + 1 })}</p>
            <h2 className="text-lg">{name}</h2>
            <p className="mt-auto flex flex-wrap gap-2">
              {index === reached ? (
                <Badge tone="good">{t("here")}</Badge>
              ) : (
                <Badge>{t(index < reached ? "behind" : "ahead")}</Badge>
              )}
              {vip ? <Badge tone="waiting">{t("vip")}</Badge> : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-dim text-sm">{t("given")}</p>
    </div>
  );
}
