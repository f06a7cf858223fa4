import { additionalGifts, modifyGifts } from "@houselight/contracts/configuration";
import { type Locale, localeOf, wordsIn } from "@houselight/contracts/locales";
import { queryOptions } from "@tanstack/react-query";
import { useLocale } from "use-intl/react";
import { call } from "../../api/call.ts";
import { useData } from "../../api/page/use-data.ts";

const FIVE_MINUTES_MS = 5 * 60_000;

/** Titles and pictures in place of a gift's own, by its group (BONUS-13). */
export const modifiedGiftsQuery = queryOptions({
  queryKey: ["modify-gifts-config"],
  queryFn: ({ signal }) => call(modifyGifts.read, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** Gifts that are shown beside those of the bonuses (BONUS-13). */
export const additionalGiftsQuery = queryOptions({
  queryKey: ["additional-gifts"],
  queryFn: ({ signal }) => call(additionalGifts.read, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

interface Grouped {
  readonly title: string;
  readonly group_key: string;
}

/** Title and picture that a gift is shown with. */
interface GiftLook {
  readonly title: string;
  /** Address of its picture; null for none. */
  readonly image: string | null;
}

/** Returns how a gift is shown, in the words that operators chose for its group, or its own. */
export function lookOf(
  { title, group_key }: Grouped,
  modified: typeof modifyGifts.initial | undefined,
  locale: Locale,
): GiftLook {
  const own = modified && Object.hasOwn(modified, group_key) ? modified[group_key] : undefined;
  return { title: own?.title ? wordsIn(own.title, locale) : title, image: own?.image ?? null };
}

/** Returns the additional gifts that are for somebody of these groups. */
export const additionalFor = (
  gifts: typeof additionalGifts.initial,
  statuses: readonly { readonly id: string }[],
): typeof additionalGifts.initial =>
  gifts.filter(
    ({ groups = [] }) =>
      groups.length === 0 || groups.some((group) => statuses.some(({ id }) => id === group)),
  );

/** Returns the title and the picture that a gift is shown with in the language of the page. */
export function useGiftLook(): (gift: Grouped) => GiftLook {
  const modified = useData(modifiedGiftsQuery);
  const locale = localeOf(useLocale());
  return (gift) => lookOf(gift, modified, locale);
}
