/** Which pages of words a section lists: those that operators wrote under this category. */
type ListedCategory = "promotions" | "news";

export interface Section {
  readonly path: string;
  /** Parts of the section by the last part of their address; the first stands at the section's own. */
  readonly tabs: readonly string[];
  readonly lists?: ListedCategory;
  /** Takes any further part of its address, such as a sport or a league. */
  readonly takesAny?: boolean;
}

/**
 * Sections whose content comes from the house: title, words and what to say while there is nothing
 * stand under `sections` in the messages.
 */
export const SECTIONS = {
  tournaments: {
    path: "/tournaments",
    tabs: ["all", "producers", "lotteries", "actions", "live", "achievements", "archive"],
  },
  promotions: { path: "/promotions", tabs: [], lists: "promotions" },
  news: { path: "/news", tabs: [], lists: "news" },
  quests: { path: "/action", tabs: [] },
  vip: { path: "/vip", tabs: ["progress", "rewards", "info"] },
  shop: {
    path: "/rocket-mart",
    tabs: ["overview", "all", "discounts", "freespins", "money", "special"],
  },
  chance: { path: "/rocket-chance", tabs: [] },
  hub: { path: "/santa-vegas", tabs: [] },
  arena: { path: "/arena", tabs: [] },
  leaderboard: { path: "/leaderboard", tabs: [] },
  wheel: { path: "/spin-wheel", tabs: ["wheel", "segments"] },
  sport: { path: "/sport", tabs: ["events", "live"], takesAny: true },
  support: { path: "/support", tabs: [] },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;

/** First tabs that have an address of their own beside the section's. */
const ALSO_NAMED: readonly string[] = ["all"];

/** Returns the tab that an address names, the first where it names none; null for one of no tab. */
export function tabOf(name: SectionName, segment: string | undefined): string | null {
  const { tabs, takesAny = false }: Section = SECTIONS[name];
  const [first = ""] = tabs;
  if (segment === undefined || (takesAny && !tabs.includes(segment))) return first;
  if (takesAny) return segment;
  if (segment === first && !ALSO_NAMED.includes(first)) return null;
  return tabs.includes(segment) ? segment : null;
}

/** Returns the address of a tab. */
export function tabPath(name: SectionName, tab: string): string {
  const { path, tabs }: Section = SECTIONS[name];
  return tab === tabs[0] ? path : `${path}/${tab}`;
}
