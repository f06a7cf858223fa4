import { VIP_LEVELS } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { buttonClass } from "@houselight/ui/button";
import Info from "lucide-react/icons/info";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { PopupLink } from "../../shell/popups/popup-link.tsx";

/** Shows the levels of the club, and to a player which one is theirs; each card says more in a popup (MODAL-05). */
export function VipLevels() {
  const t = useTranslations();
  const player = usePlayer();
  const groups = new Set(player?.statuses.map(({ id }) => id));
  const reached = VIP_LEVELS.findLastIndex(({ group }) => groups.has(group));
  return (
    <div className="flex flex-col items-start gap-5">
      <ol className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6 md:gap-4">
        {VIP_LEVELS.map(({ group, name, vip }, index) => (
          <li
            key={group}
            aria-current={index === reached ? "step" : undefined}
            className="group relative flex flex-col gap-1 rounded-tile border border-line bg-surface-1 p-5 shadow-paper aria-[current]:border-cream"
          >
            <span
              aria-hidden="true"
              className="money grid size-11 place-items-center rounded-full border-2 border-line-strong font-bold font-display text-md group-aria-[current]:border-amber group-aria-[current]:text-amber"
            >
              {index + 1}
            </span>
            <p className="mt-2 text-dim text-xs">{t("level.place", { place: index + 1 })}</p>
            <h2 className="text-lg">
              <PopupLink
                popup="vip-level-info"
                className="after:absolute after:inset-0 after:rounded-tile hover:underline"
              >
                {name}
              </PopupLink>
            </h2>
            <p className="flex min-h-6 flex-wrap gap-2">
              {index === reached ? <Badge tone="good">{t("level.here")}</Badge> : null}
              {vip ? <Badge tone="waiting">{t("level.vip")}</Badge> : null}
            </p>
          </li>
        ))}
      </ol>
      <PopupLink popup="vip-level-info" className={buttonClass()}>
        <Info aria-hidden="true" className="size-5" />
        {t("popups.vipTitle")}
      </PopupLink>
    </div>
  );
}
