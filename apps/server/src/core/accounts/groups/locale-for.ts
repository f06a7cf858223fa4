import { DEFAULT_LOCALE, localeOf, type Locale } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { selectLanguages } from "./audience-store.ts";

/** Returns the language to show words in: that of the page, else the caller's own, else English. */
export async function localeFor(
  queryable: Queryable,
  page: { readonly locale: Locale | null; readonly caller: { readonly id: bigint } | null },
): Promise<Locale> {
  const { locale, caller } = page;
  if (locale || !caller) return locale ?? DEFAULT_LOCALE;
  const languages = await selectLanguages(queryable, [caller.id]);
  return localeOf(languages.get(caller.id));
}
