import { type ContentPageView, getContentPage, isContentSlug } from "@houselight/contracts/content";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { OWN } from "../../../data/own.ts";

/** Stands for a page that is for players alone, where a guest asks (CMS-04). */
export const FOR_PLAYERS = "for-players";

/** A page of words, as far as a visitor may read it; null when there is none. */
export type FoundPage = ContentPageView | typeof FOR_PLAYERS | null;

/** Returns the page where there is one to be shown. */
export const shownPage = (found: FoundPage | undefined): ContentPageView | null =>
  found === undefined || found === FOR_PLAYERS ? null : found;

/**
 * A page of words. Signing in and out load it anew (CMS-04). That it is for players is an answer and no
 * failure: a page that was open to guests before would be kept.
 */
export const contentPageQuery = (path: string, locale: string) =>
  queryOptions({
    queryKey: [OWN, "content", path, locale],
    queryFn: async ({ signal }): Promise<FoundPage> => {
      if (!isContentSlug(path)) return null;
      const request = { params: { path }, query: { l: locale } };
      return call(getContentPage, request, { signal }).catch((error: unknown) => {
        if (error instanceof RefusedError && error.has("page_not_found")) return null;
        if (error instanceof RefusedError && error.has("page_for_players")) return FOR_PLAYERS;
        throw error;
      });
    },
  });
