import { getContentPage, isContentSlug } from "@houselight/contracts/content";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { RefusedError } from "../../api/errors.ts";
import { OWN } from "../../data/own.ts";

/** A page of words; null when there is none. Signing in and out load it anew (CMS-04). */
export const contentPageQuery = (path: string, locale: string) =>
  queryOptions({
    queryKey: [OWN, "content", path, locale],
    queryFn: async ({ signal }) => {
      if (!isContentSlug(path)) return null;
      const request = { params: { path }, query: { l: locale } };
      return call(getContentPage, request, { signal }).catch((error: unknown) => {
        if (error instanceof RefusedError && error.has("page_not_found")) return null;
        throw error;
      });
    },
  });
