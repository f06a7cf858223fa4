import { splitLocale } from "../../i18n/locale-path.ts";
import type { CallOptions } from "../call-options.ts";
import { pageUrl } from "../transport.ts";

export type Values = Readonly<Record<string, unknown>>;

/** Input of a call whose endpoint is not known by its type. */
export interface LooseInput {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** Names of the headers that a call may have of its own. */
export const CALLS_HEADERS: readonly string[] = [
  "x-requested-with",
  "accept-language",
  "x-locale",
  "accept",
];

/** Returns the headers of a call, by their lower-case names. */
export function headersOf({ mediaType }: CallOptions): Record<string, string> {
  const { locale } = splitLocale(pageUrl().pathname);
  return {
    "x-requested-with": "XMLHttpRequest",
    "accept-language": locale,
    "x-locale": locale,
    ...(mediaType ? { accept: mediaType } : {}),
  };
}

/** Returns the values of a query as texts, without those that are not set. */
export function textsOf(query: Values): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) texts[name] = String(value);
  return texts;
}
