import type { Locale } from "@houselight/contracts/locales";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { forgetAnswer } from "./kept-answer.ts";

const LOCALE_KEY = "auth-locale";

/** Leaves for a provider's page; the language is kept for the way back, which has no prefix. */
export function leaveFor(url: string, locale: Locale): void {
  forgetAnswer();
  tabStore.setItem(LOCALE_KEY, locale);
  window.location.assign(url);
}

/** Returns the language in which somebody left, once; null when there is none. */
export function localeOfLeaving(): string | null {
  const locale = tabStore.getItem(LOCALE_KEY);
  tabStore.removeItem(LOCALE_KEY);
  return locale;
}
