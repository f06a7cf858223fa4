import { VIP_LEVELS } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { buttonClass } from "@houselight/ui/button";
import { clsx } from "clsx";
import Info from "lucide-react/icons/info";
import Lock from "lucide-react/icons/lock";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { usePlayer } from "../../data/accounts.ts";
import { rankOf, vipProgramQuery } from "../../data/engagement/vip/vip.ts";
import { PopupLink } from "../../shell/popups/popup-link.tsx";
import { cardPosition } from "./card-position.ts";

/** Shows the levels of the club, and to a player which one is theirs; each card says more in a popup (VIP-01, VIP-11). */
export function VipLevels() {
  const t = useTranslations();
  const player = usePlayer();
  const rank = player ? rankOf(player.statuses) : null;
  return (
    <div className="flex flex-col items-start gap-5">
      <ol className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6 md:gap-4">
        {VIP_LEVELS.map(({ group }, place) => (
          <LevelCard key={group} place={place} rank={rank} />
        ))}
      </ol>
      <PopupLink popup="vip-level-info" className={buttonClass()}>
        <Info aria-hidden="true" className="size-5" />
        {t("popups.vipTitle")}
      </PopupLink>
    </div>
  );
}

function LevelCard({
  place,
  rank,
}: {
  readonly place: number;
  /** Null for a guest, -1 for a player without a level. */
  readonly rank: number | null;
}) {
  const t = useTranslations();
  const format = useFormatter();
  const levels = useData(vipProgramQuery)?.levels ?? [];
  const level = VIP_LEVELS[place];
  const set = levels[place];
  const position = rank === null ? null : cardPosition(place, rank);
  return (
    <li
      aria-current={position === "current" ? "step" : undefined}
      data-position={position ?? undefined}
      className={clsx(
        "group relative flex flex-col gap-1 rounded-tile border bg-surface-1 p-5 shadow-paper",
        position === "current" ? "border-cream" : "border-line",
        position === "lock" && "text-dim",
      )}
    >
      {set?.image ? (
        <img src={set.image} alt="" className="size-11 object-contain" />
      ) : (
        <span
          aria-hidden="true"
          className="money grid size-11 place-items-center rounded-full border-2 border-line-strong font-bold font-display text-md group-aria-[current]:border-amber group-aria-[current]:text-amber"
        >
          {position === "lock" ? <Lock className="size-5" /> : place + 1}
        </span>
      )}
      <p className="mt-2 text-dim text-xs">{t("level.place", { place: place + 1 })}</p>
      <h2 className="text-lg">
        <PopupLink
          popup="vip-level-info"
          className="after:absolute after:inset-0 after:rounded-tile hover:underline"
        >
          {level?.name}
        </PopupLink>
      </h2>
      {set ? (
        <p className="money text-dim text-sm">
          {t("vip.fromPoints", { points: format.number(set.min) })}
        </p>
      ) : null}
      <p className="mt-auto flex min-h-6 flex-wrap gap-2 pt-1">
        {position ? (
          <Badge tone={position === "current" ? "good" : "neutral"}>
            {t(`vip.position.${position}`)}
          </Badge>
        ) : null}
        {level?.vip ? <Badge tone="waiting">{t("level.vip")}</Badge> : null}
      </p>
    </li>
  );
}
