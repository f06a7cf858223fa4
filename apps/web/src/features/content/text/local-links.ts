import { DEFAULT_LOCALE, type Locale } from "@houselight/contracts/locales";
import { isPageHere } from "../../../shell/links/anchor/place-of-address.ts";

/** A link of cleaned HTML, whose attributes hold no bare `>` or `"`. */
const LINK = /(<a\s(?:[^>]*?\s)?href=")(\/[^"]*)"/g;

/**
 * Writes the links of cleaned HTML to pages of the site as their addresses in the language that is shown: a
 * browser that opens one by itself, and a search engine, stay in it (ROUTE-39).
 */
export const withLocalLinks = (html: string, addressIn: (address: string) => string): string =>
  html.replace(LINK, (link, start: string, written: string) => {
    const address = written.replaceAll("&amp;", "&");
    return isPageHere(address) ? `${start}${addressIn(address).replaceAll("&", "&amp;")}"` : link;
  });

/** Returns an address without the language that is shown, as the router takes it; any other as it is. */
export function ownPath(address: string, locale: Locale): string {
  const prefix = `/${locale}`;
  if (locale === DEFAULT_LOCALE || !address.startsWith(prefix)) return address;
  const rest = address.slice(prefix.length);
  if (rest !== "" && !/^[/?#]/.test(rest)) return address;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
