import { buttonClass } from "@houselight/ui/button";
import CircleUser from "lucide-react/icons/circle-user";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { rolesOf } from "@houselight/contracts/accounts";
import { usePlayer } from "../../data/accounts.ts";
import { managerQuery } from "../../data/engagement/vip/vip.ts";

/** The manager of a VIP player with the ways to reach them; nothing for who has none (VIP-13). */
export function VipContact() {
  const t = useTranslations("vip.manager");
  const player = usePlayer();
  const isVip = player !== null && rolesOf(player).has("vip");
  const groups = player?.statuses.map(({ id }) => id) ?? [];
  const { data: manager } = useQuery({ ...managerQuery(groups), enabled: isVip });
  if (!isVip || !manager) return null;
  const ways = [
    ["WhatsApp", manager.whatsAppLink],
    ["Telegram", manager.telegramLink],
    [t("email"), manager.email && `mailto:${manager.email}`],
  ] as const;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4">
      <div className="flex items-center gap-3">
        {manager.avatar ? (
          <img src={manager.avatar} alt="" className="size-11 rounded-full object-cover" />
        ) : (
          <CircleUser aria-hidden="true" className="size-11 text-amber" />
        )}
        <div>
          <p className="text-dim text-xs">{t("title")}</p>
          <p className="font-semibold">{manager.managerName}</p>
          {manager.time ? <p className="text-dim text-xs">{manager.time}</p> : null}
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        {ways.map(([name, href]) =>
          href ? (
            <a
              key={name}
              href={href}
              target={href.startsWith("mailto:") ? undefined : "_blank"}
              rel="noreferrer"
              className={buttonClass()}
            >
              {name}
            </a>
          ) : null,
        )}
      </p>
    </section>
  );
}
