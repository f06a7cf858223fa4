import {
  type Banner,
  type BannerView,
  GROUPS,
  type Locale,
  readLiveTime,
  wordsIn,
} from "@houselight/contracts";

/** A visitor, as far as banners ask. */
export interface Viewer {
  readonly brand: string;
  /** Groups of the player; null is a guest. */
  readonly groups: ReadonlySet<string> | null;
  readonly locale: Locale;
}

/** Returns the banners that a visitor is shown at a moment, in the visitor's language. */
export const shownBanners = (banners: readonly Banner[], viewer: Viewer, now: Date): BannerView[] =>
  banners
    .filter((banner) => isLive(banner, now) && isFor(banner, viewer))
    .map((banner) => bannerIn(banner, viewer.locale));

/** A banner begins with its first minute and is gone with its last (BANNER-03). */
export function isLive({ liveTime }: Pick<Banner, "liveTime">, now: Date): boolean {
  const [start, end] = [readLiveTime(liveTime.start), readLiveTime(liveTime.end)];
  return start !== null && end !== null && start <= now && now < end;
}

function isFor(banner: Banner, { brand, groups }: Viewer): boolean {
  if (banner.brand !== undefined && banner.brand !== brand) return false;
  if (banner.logged !== undefined && banner.logged !== (groups !== null)) return false;
  const wanted = [...(banner.groups ?? []), ...(banner.groupIds ?? [])];
  // A guest is in no group (BANNER-04).
  if (wanted.length > 0 && !wanted.some((group) => groups?.has(group))) return false;
  const inSplit = groups?.has(GROUPS.bannerSplit) ?? false;
  if (banner.categories.includes(`${GROUPS.bannerSplit}--show`) && !inSplit) return false;
  return !(banner.categories.includes(`${GROUPS.bannerSplit}--hide`) && inSplit);
}

const timerIn = (
  { textTimes, ...span }: NonNullable<Banner["timer"]>,
  locale: Locale,
): NonNullable<BannerView["timer"]> =>
  textTimes ? { ...span, textTimes: wordsIn(textTimes, locale) } : span;

/** Puts a banner into one language, without the groups and the brand that it is for. */
function bannerIn(banner: Banner, locale: Locale): BannerView {
  const { brand: _, groups: _groups, groupIds: _groupIds, ...shown } = banner;
  const { title, description, labels = [], timer, button, secondButton, ...rest } = shown;
  return {
    ...rest,
    ...(timer ? { timer: timerIn(timer, locale) } : {}),
    title: { text: wordsIn(title.text, locale) },
    ...(description ? { description: { text: wordsIn(description.text, locale) } } : {}),
    labels: labels.map((label) => wordsIn(label, locale)),
    ...(button ? { button: { ...button, name: wordsIn(button.name, locale) } } : {}),
    ...(secondButton
      ? { secondButton: { ...secondButton, name: wordsIn(secondButton.name, locale) } }
      : {}),
  };
}
