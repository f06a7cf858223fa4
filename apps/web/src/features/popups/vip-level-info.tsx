import { VIP_LEVELS } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { rankOf } from "../../data/engagement/vip/vip.ts";
import type { PopupProps } from "./popup-props.ts";

/** Says what the levels of the club are and how one comes to them (MODAL-05). */
export default function VipLevelInfo({ onClose }: PopupProps) {
  const t = useTranslations();
  const player = usePlayer();
  const rank = player ? rankOf(player.statuses) : -1;
  const own = VIP_LEVELS[rank];
  return (
    <Dialog open onClose={onClose} title={t("popups.vipTitle")} closeLabel={t("site.close")}>
      {own ? <p className="mb-2 font-semibold">{t("level.yours", { level: own.name })}</p> : null}
      <p>{t("popups.vipText")}</p>
      <ol className="mt-5">
        {VIP_LEVELS.map(({ group, name, vip }, index) => (
          <li
            key={group}
            aria-current={index === rank ? "step" : undefined}
            className="flex items-center gap-3 border-line border-t py-3 aria-[current]:text-amber"
          >
            <span className="w-20 text-dim text-sm">{t("level.place", { place: index + 1 })}</span>
            <span className="grow font-semibold">{name}</span>
            {vip ? <Badge tone="waiting">{t("level.vip")}</Badge> : null}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-dim text-sm">{t("level.given")}</p>
    </Dialog>
  );
}
