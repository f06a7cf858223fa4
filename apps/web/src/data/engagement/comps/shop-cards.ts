import { type CompCardView, isSaleGroup, rateIn } from "@houselight/contracts/comps";

/** Shelves of the shop by the last part of their address, with the category that stands on each (COMP-03). */
export const SHELVES = {
  discounts: "DISCOUNT",
  freespins: "FREE_SPINS",
  money: "MONEY_REWARD",
  special: "SPECIAL_REWARDS",
} as const;
export type Shelf = keyof typeof SHELVES;
type Category = (typeof SHELVES)[Shelf];

/** Tabs in their order; the first shows every shelf. */
export const SHOP_TABS = ["all", ...(Object.keys(SHELVES) as Shelf[])] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** Returns the tab that the last part of an address names: the shop's own address shows all. */
export const shopTabOf = (segment: string | undefined): ShopTab =>
  SHOP_TABS.find((tab) => tab === segment) ?? "all";

type Categorised = Pick<CompCardView, "type" | "group">;

/** Returns the category of a card: one that is on sale stands among the discounts alone (COMP-07). */
export function categoryOf({ type, group }: Categorised): Category {
  if (isSaleGroup(group)) return "DISCOUNT";
  if (type === "money") return "MONEY_REWARD";
  return type === "freespins" ? "FREE_SPINS" : "SPECIAL_REWARDS";
}

export const cardsOn = <Card extends Categorised>(
  cards: readonly Card[],
  tab: ShopTab,
): readonly Card[] =>
  tab === "all" ? cards : cards.filter((card) => categoryOf(card) === SHELVES[tab]);

/** Returns the tabs that the shop shows: that of discounts while something is on sale (COMP-04). */
export const shownTabs = (cards: readonly Categorised[]): readonly ShopTab[] =>
  SHOP_TABS.filter((tab) => tab !== "discounts" || cardsOn(cards, tab).length > 0);

/** Tells whether the points are enough for one of a card, in a currency or else in EUR. */
export const isAffordable = (
  { rates }: Pick<CompCardView, "rates">,
  points: number | null,
  currency: string,
): boolean => points !== null && points >= rateIn(rates, currency).points;

/** Tells whether a tab is open: the points are enough for any card on it (COMP-05, COMP-06). */
export const isTabOpen = (
  cards: readonly (Categorised & Pick<CompCardView, "rates">)[],
  tab: ShopTab,
  { points, currency }: { readonly points: number | null; readonly currency: string },
): boolean => cardsOn(cards, tab).some((card) => isAffordable(card, points, currency));

/** Leaves out tickets of lotteries that give none any more; one that is not known stays. */
export const withoutFinished = (
  cards: readonly CompCardView[],
  lotteries: readonly { readonly id: string; readonly in_progress: boolean }[],
): readonly CompCardView[] =>
  cards.filter(({ rate }) =>
    rate.lottery_ids.every(
      (id) => lotteries.find((lottery) => lottery.id === id)?.in_progress ?? true,
    ),
  );

/** Key of the picture of a reward without one of its own: hundredths of a euro (COMP-16). */
const DEFAULT_PICTURE = 25;
/** Sums of money, in hundredths of a euro, that have a picture. */
const PICTURES: readonly number[] = [DEFAULT_PICTURE, 500, 1000, 2500, 5000];

/** Returns the address of a card's picture: its own, that of its money in EUR, else the default one. */
export function pictureOf({
  image,
  type,
  rates,
}: Pick<CompCardView, "image" | "type" | "rates">): string {
  if (image) return image;
  const { amount_cents } = rateIn(rates, "EUR");
  const isDrawn = type === "money" && PICTURES.includes(amount_cents);
  return `/pictures/rewards/${isDrawn ? amount_cents : DEFAULT_PICTURE}.svg`;
}
