import type { Locale } from "@houselight/contracts/locales";
import type { QueryClient } from "@tanstack/react-query";
import { createTranslator, type Messages } from "use-intl/core";
import "./intl-types.ts";
import { messagesQuery } from "../data/configuration.ts";
import { isFileAwaited } from "./page/page-messages.ts";

/** Message catalogue as it came; keys that it lacks are shown as they are. */
export const asMessages = (messages: unknown): Messages => (messages ?? {}) as Messages;

/**
 * Says a missing message by its key: it is the catalogue's fault and not the visitor's. While the file
 * is on its way nothing stands in its place.
 */
export function messageFallback({ namespace, key }: { namespace?: string; key: string }): string {
  if (isFileAwaited()) return "";
  return namespace ? `${namespace}.${key}` : key;
}

/** Translates outside of components: in a route's `head`. */
export function translatorOf(context: { queryClient: QueryClient; locale: Locale }) {
  return createTranslator({
    locale: context.locale,
    messages: asMessages(context.queryClient.getQueryData(messagesQuery(context.locale).queryKey)),
    getMessageFallback: messageFallback,
    onError: () => {},
  });
}
