import { rolesOf } from "@houselight/contracts/accounts";
import { type Locale, PSEUDO_LOCALE } from "@houselight/contracts/locales";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { playerQuery } from "../../data/accounts.ts";
import { clientContextQuery } from "../../data/configuration.ts";

/** An address of the site, without the prefix of its locale. */
export interface Address {
  readonly pathname: string;
  readonly searchStr: string;
}

/**
 * Leads a visitor from the locale of message keys to the same page in the default one, unless the house
 * shows it to everybody or a tester comes (OPEN-30). No link leads there: the server alone has to ask.
 */
export function leaveKeysLocale(
  { queryClient, locale }: { readonly queryClient: QueryClient; readonly locale: Locale },
  { pathname, searchStr }: Address,
): void {
  if (locale !== PSEUDO_LOCALE) return;
  if (queryClient.getQueryData(clientContextQuery.queryKey)?.keys_locale) return;
  if (rolesOf(queryClient.getQueryData(playerQuery.queryKey) ?? null).has("tester")) return;
  throw redirect({ href: `${pathname}${searchStr}` });
}
