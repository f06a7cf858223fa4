import type { BannerCategory, BannerSlot, BannerView } from "@houselight/contracts/configuration";

/** Says who looks at a page: somebody with an account or without, in a coin or not (BANNER-07). */
export type Audience = "crypto-reg" | "crypto-noreg" | "fiat-reg" | "fiat-noreg";

const AUDIENCES: readonly string[] = [
  "crypto-reg",
  "crypto-noreg",
  "fiat-reg",
  "fiat-noreg",
] satisfies readonly Audience[];

/** Returns the audience of a visitor; a guest has no currency, and is none of coins. */
export const audienceOf = (signedIn: boolean, isFiat: boolean): Audience =>
  `${isFiat ? "fiat" : "crypto"}-${signedIn ? "reg" : "noreg"}`;

/** Names where banners stand: a slot, the page of the terms, or main while a jackpot runs. */
export type BannerPlace = BannerSlot | "terms-and-conditions" | "slider-index-top-jackpots";

/** Categories that keep a banner to the place of their name, whatever its slots are (BANNER-07). */
const PLACES: readonly string[] = [
  "slider-index-top",
  "slider-index-top-jackpots",
  "jackpot-top-banners",
  "terms-and-conditions",
] satisfies readonly BannerCategory[];

/** Returns the banners of a place for an audience: the lowest order first, then as they were chosen. */
export const bannersOf = (
  banners: readonly BannerView[],
  place: BannerPlace,
  audience: Audience,
): readonly BannerView[] =>
  banners
    .filter((banner) => isAt(banner, place) && isOpenTo(banner.categories, audience))
    .map((banner) => ({ banner, order: orderOf(banner, audience) }))
    .sort((one, other) => one.order - other.order)
    .map(({ banner }) => banner);

function isAt({ slots, categories }: BannerView, place: BannerPlace): boolean {
  const kept: readonly string[] = categories.filter((category) => PLACES.includes(category));
  return (kept.length > 0 ? kept : slots).includes(place);
}

/** Without a category of audiences a banner is for all. */
const isOpenTo = (categories: readonly BannerCategory[], audience: Audience): boolean =>
  categories.includes(audience) || !categories.some((category) => AUDIENCES.includes(category));

/** The order in the audience's category, else the lowest of any. */
const orderOf = ({ order = {} }: BannerView, audience: Audience): number =>
  order[audience] ?? Math.min(...Object.values(order), Number.MAX_SAFE_INTEGER);

type BannerButton = NonNullable<BannerView["button"]>;

/** Returns where a button leads: to its tournament or lottery, else to its address (BANNER-06). */
export function linkOf({ type, frontendIdentifier, url }: BannerButton): string | null {
  if (type && frontendIdentifier) return `/${type}/${encodeURIComponent(frontendIdentifier)}`;
  return url ?? null;
}

/** Returns the colours of a banner's ground from left to right, as CSS. */
export function groundOf({ gradient }: BannerView): string | undefined {
  if (!gradient) return undefined;
  const { colorLeft, colorLeftCenter, colorRightCenter, colorRight } = gradient;
  const colours = [colorLeft, colorLeftCenter, colorRightCenter, colorRight].filter(Boolean);
  return `linear-gradient(100deg, ${colours.join(", ")})`;
}
