import { Dialog } from "@houselight/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { collectionsQuery } from "../../data/catalogue.ts";
import { runningIn } from "../../data/engagement/tournaments/choose-tournaments.ts";
import { tournamentsQuery } from "../../data/engagement/tournaments/tournaments.ts";
import { useFlag } from "../../data/visitor/flags.ts";
import { placeOf } from "../links/named-places.ts";
import { ChatLink } from "../links/chat-link.tsx";
import AccountLinks from "../menus/account-links.tsx";
import { LanguageList } from "../menus/language-menu.tsx";
import {
  type MenuEntry,
  TABLE_CATEGORY,
  useGameEntries,
  useSectionEntries,
} from "../menus/menu-entries.ts";
import { menuItemClass } from "../menus/menu-item.ts";
import { MenuLink } from "../menus/menu-link.tsx";
import { ownName } from "./own-name.ts";

/** The whole menu as a sheet (SHELL-06); following a link closes it. */
export default function Sidebar({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  const player = usePlayer();
  const games = useGames();
  const sections = useSections();
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
        {games.map((entry) => (
          <MenuLink key={entry.id} entry={entry} className={menuItemClass} />
        ))}
        <hr className="my-3 border-line" />
        {sections.map((entry) => (
          <MenuLink key={entry.id} entry={entry} className={menuItemClass} />
        ))}
      </nav>
      {player ? (
        <Part title={ownName(player, t("account.vip"))}>
          <AccountLinks />
        </Part>
      ) : null}
      <Part title={t("footer.help")}>
        <ChatLink className={menuItemClass} onOpen={onClose}>
          {t("footer.chat")}
        </ChatLink>
      </Part>
      <Part title={t("nav.language")}>
        <LanguageList />
      </Part>
    </Dialog>
  );
}

/** The menus of games, with the table games where there are some. */
function useGames(): readonly MenuEntry[] {
  const t = useTranslations("nav");
  const { lobby, games, betting } = useGameEntries();
  const { data: collections = [] } = useQuery(collectionsQuery);
  const hasTables = collections.some(
    ({ identifier, games_count }) => identifier === TABLE_CATEGORY && games_count > 0,
  );
  const tables = hasTables ? [{ id: "table", to: placeOf("table"), name: t("table") }] : [];
  return [lobby, ...games, ...tables, ...betting];
}

/** The sections, with how many tournaments run (SHELL-06). They are read here: no page waits for the count. */
function useSections(): readonly MenuEntry[] {
  const entries = useSectionEntries();
  const triesOut = useFlag("test_quests");
  const { data: tournaments = [] } = useQuery(tournamentsQuery);
  const count = runningIn(tournaments, "all", triesOut).length;
  return entries.map((entry) => (entry.id === "tournaments" ? { ...entry, count } : entry));
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="-mx-3 mt-4 border-line border-t pt-4">
    <h2 className="truncate px-3 pb-1 font-normal font-text text-dim text-xs">{title}</h2>
    {children}
  </section>
);

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
