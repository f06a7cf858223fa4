import type { SectionCategory } from "../../shell/links/page-address.ts";

export interface Section {
  readonly path: string;
  /** Parts of the section by the last part of their address; the first stands at the section's own. */
  readonly tabs: readonly string[];
  /** Which pages of words it lists: those that operators wrote under this category. */
  readonly lists?: SectionCategory;
  /** Address of a square drawing of what it is about. */
  readonly picture?: string;
}

const CUP = "/pictures/cup.svg";
const GIFT = "/pictures/gift.svg";

/**
 * Sections whose content comes from the house: title, words and what to say while there is nothing
 * stand under `sections` in the messages.
 */
export const SECTIONS = {
  tournaments: {
    path: "/tournaments",
    tabs: ["all", "producers", "lotteries", "actions", "live", "achievements", "archive"],
    picture: CUP,
  },
  promotions: { path: "/promotions", tabs: [], lists: "promotions" },
  news: { path: "/news", tabs: [], lists: "news" },
  quests: { path: "/action", tabs: [], picture: "/pictures/map.svg" },
  vip: { path: "/vip", tabs: ["progress", "rewards", "info"], picture: GIFT },
  shop: {
    path: "/rocket-mart",
    tabs: ["overview", "all", "discounts", "freespins", "money", "special"],
    picture: GIFT,
  },
  adventures: { path: "/adventures", tabs: [], picture: "/pictures/map.svg" },
  chance: { path: "/rocket-chance", tabs: [] },
  hub: { path: "/santa-vegas", tabs: [] },
  arena: { path: "/arena", tabs: [], picture: CUP },
  leaderboard: { path: "/leaderboard", tabs: [], picture: CUP },
  wheel: { path: "/spin-wheel", tabs: ["wheel", "segments"], picture: "/pictures/wheel.svg" },
  sport: { path: "/sport", tabs: [] },
  support: { path: "/support", tabs: [] },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;
/** Names a tab of any section, in the messages too. */
export type TabWord = (typeof SECTIONS)[SectionName]["tabs"][number];

/** First tabs that have an address of their own beside the section's. */
const ALSO_NAMED: readonly string[] = ["all"];

/** Returns the tab that an address names, the first where it names none; null for one of no tab. */
export function tabOf(name: SectionName, segment: string | undefined): string | null {
  const { tabs }: Section = SECTIONS[name];
  const [first = ""] = tabs;
  if (segment === undefined) return first;
  if (segment === first && !ALSO_NAMED.includes(first)) return null;
  return tabs.includes(segment) ? segment : null;
}

/** Returns the address of a tab. */
export function tabPath(name: SectionName, tab: string): string {
  const { path, tabs }: Section = SECTIONS[name];
  return tab === tabs[0] ? path : `${path}/${tab}`;
}
