import { Dialog } from "@houselight/ui/dialog";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { LanguageList } from "../menus/language-menu.tsx";
import { menuItemClass } from "../menus/menu-item.ts";
import { useMenuEntries } from "./menu-entries.ts";
import { AccountLinks } from "../menus/profile-menu.tsx";

/** The whole menu as a sheet; following a link closes it. */
export default function Sidebar({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  const player = usePlayer();
  const entries = useMenuEntries();
  useCloseOnChange(onClose, player?.id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("site.menu")}
      closeLabel={t("site.close")}
      shape="sheet"
    >
      <nav aria-label={t("site.mainMenu")} className="-mx-3 flex flex-col gap-1">
        {entries.map(({ id, link, exact }) => (
          <Link
            key={id}
            {...link}
            activeOptions={{ exact, includeSearch: false }}
            className={menuItemClass}
          >
            {t(`nav.${id}`)}
          </Link>
        ))}
      </nav>
      {player ? (
        <section className="-mx-3 mt-4 border-line border-t pt-4">
          <h2 className="truncate px-3 pb-1 font-text font-normal text-dim text-xs">
            {player.nickname || player.email}
          </h2>
          <AccountLinks />
        </section>
      ) : null}
      <section className="-mx-3 mt-4 border-line border-t pt-4">
        <h2 className="px-3 pb-1 font-text font-normal text-dim text-xs">{t("nav.language")}</h2>
        <LanguageList />
      </section>
    </Dialog>
  );
}

/** Another page or another player: what was opened for the one before does not stay. */
function useCloseOnChange(onClose: () => void, playerId: number | undefined): void {
  const href = useLocation({ select: (location) => location.href });
  const now = `${href} ${playerId ?? ""}`;
  const opened = useRef(now);
  useEffect(() => {
    if (opened.current === now) return;
    opened.current = now;
    onClose();
  }, [now, onClose]);
}
