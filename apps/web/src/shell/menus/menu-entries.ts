import { TOP_MENU } from "@houselight/contracts/content";
import { useLocale, useTranslations } from "use-intl/react";
import { useFlag } from "../../data/visitor/flags.ts";
import { paths } from "../../paths.ts";
import { useIsOpenPage } from "../pages/open-pages.ts";
import { isRunning, useJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { bettingQuery, listedPagesQuery, useListedText } from "../../data/visitor/menu.ts";
import { placeOf } from "../links/named-places.ts";
import { pageAddress } from "../links/page-address.ts";
import { useData } from "../../api/page/use-data.ts";

/** Categories that the game menus stand for. */
export const POKIES_CATEGORY = "pokies";
export const TABLE_CATEGORY = "table";
/** Category of the live games, whose list has an address of its own. */
export const LIVE_CATEGORY = "live";

/** A line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly isNew?: boolean;
  /** Number of things that go on there; nothing is said of 0. */
  readonly count?: number;
  /** Counts as the current page at its own address alone. */
  readonly exact?: boolean;
}

/** Returns the menus of games: what the bottom bar and the beginning of every other menu show. */
export function useGameEntries() {
  const t = useTranslations("nav");
  const betting = useData(bettingQuery);
  const sportsbook = betting?.enabled ? (betting.url ?? placeOf("bettingMain")) : null;
  const lobby: MenuEntry = { id: "lobby", to: "/", name: t("lobby"), exact: true };
  const games: MenuEntry[] = [
    { id: "pokies", to: placeOf("pokies"), name: t("pokies") },
    { id: "live", to: placeOf("live"), name: t("live") },
  ];
  return {
    lobby,
    games,
    /** The sportsbook, ours or elsewhere; with it the header shows no lobby (SHELL-02). */
    betting: sportsbook ? [{ id: "betting", to: sportsbook, name: t("betting") }] : [],
  };
}

/** Returns what a menu lists behind the games, in its order (SHELL-02); flags take their parts away. */
export function useSectionEntries(): readonly MenuEntry[] {
  const t = useTranslations("nav");
  const hub = useFlag("activity_hub");
  const shop = useFlag("rewards_shop");
  const chance = useFlag("rocket_chance");
  const hasJackpots = useFlag("mystic_jackpots");
  const jackpots = useJackpots();
  const isOpen = useIsOpenPage();
  const pages = useData(listedPagesQuery(useLocale())) ?? [];
  const say = useListedText();
  const entry = (
    id: "vip" | "hub" | "shop" | "chance" | "tournaments" | "achievements",
    to: string,
  ) => ({
    id,
    to,
    name: t(id),
  });
  const entries: readonly MenuEntry[] = [
    { ...entry("vip", placeOf("vipPage")), isNew: true },
    ...(hub ? [{ ...entry("hub", placeOf("activityHub")), isNew: true }] : []),
    ...(shop ? [entry("shop", placeOf("compPointsOverview"))] : []),
    ...(chance ? [entry("chance", placeOf("rocketChance"))] : []),
    { ...entry("tournaments", placeOf("tournaments")), exact: true },
    ...(hasJackpots ? jackpots : []).filter(isRunning).map(({ identifier, name }) => ({
      id: `jackpot-${identifier}`,
      to: paths.jackpot(identifier),
      name,
    })),
    entry("achievements", placeOf("achievements")),
    ...pages
      .filter(({ categories }) => categories.includes(TOP_MENU))
      .map((page) => ({
        id: `page-${page.slug}`,
        to: pageAddress(page),
        name: say(page.title, page.variables),
      })),
  ];
  return entries.filter(({ to }) => isOpen(to));
}

/** Returns the header's menu in its order (SHELL-02). */
export function useMenuEntries(): readonly MenuEntry[] {
  const { lobby, games, betting } = useGameEntries();
  const sections = useSectionEntries();
  return [...(betting.length > 0 ? [] : [lobby]), ...games, ...betting, ...sections];
}
