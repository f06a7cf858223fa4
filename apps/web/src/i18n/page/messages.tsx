import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
} from "react";
import { IntlProvider } from "use-intl/react";
import type { Locale } from "@houselight/contracts/locales";
import { ensureMessages, messagesQuery } from "../../data/configuration.ts";
import { PageJson } from "../../api/page/page-json.tsx";
import { isFileAwaited, isPartOfFile, PAGE_MESSAGES_ID, pageMessagesOf } from "./page-messages.ts";
import { asMessages, messageFallback } from "../translator.ts";

const WholeMessagesContext = createContext(false);

/**
 * Tells whether every message is there, or none will come any more: what only the browser draws waits
 * for it, since the page carries the words that the server read.
 */
export const useWholeMessages = (): boolean => use(WholeMessagesContext);

/** Loads the file of messages now: a part of the page waits for it (`useWholeMessages`). */
export function useHurriedMessages(locale: Locale, wanted: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (wanted) void ensureMessages(queryClient, locale).catch(ignore);
  }, [queryClient, locale, wanted]);
}

/** Gives the messages of a locale to what is below: those that the page carries, then the whole file. */
export function Messages({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(messagesQuery(locale));
  // What stands on the page has its messages: it is drawn anew bit by bit, when there is time.
  const messages = useDeferredValue(data);
  const load = useCallback(
    () => void ensureMessages(queryClient, locale).catch(ignore),
    [queryClient, locale],
  );
  useEffect(() => whenFree(load), [load]);
  // The file may be there already, and this tree not drawn with it yet.
  const isPart = isPartOfFile(messages) && !isError;
  const sayMissing = useCallback(
    (message: Parameters<typeof messageFallback>[0]) => {
      // Something is drawn that the page has no words for: they are fetched at once.
      if (isFileAwaited()) queueMicrotask(load);
      return isPart ? "" : messageFallback(message);
    },
    [load, isPart],
  );
  return (
    <IntlProvider
      locale={locale}
      messages={asMessages(messages)}
      timeZone="UTC"
      getMessageFallback={sayMissing}
      onError={ignore}
    >
      <WholeMessagesContext value={isError || !isPartOfFile(messages)}>
        {children}
      </WholeMessagesContext>
    </IntlProvider>
  );
}

/** A message that is missing shows its key; nothing else is to be done about it in a browser. */
function ignore(): void {}

/** Runs once the page has loaded and the browser is idle, or as soon as somebody does something. */
function whenFree(run: () => void): () => void {
  const ending = new AbortController();
  const once = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    run();
  };
  for (const name of ["pointerdown", "keydown"] as const)
    window.addEventListener(name, once, { signal: ending.signal, capture: true, passive: true });
  const wait = () =>
    typeof window.requestIdleCallback === "function"
      ? void window.requestIdleCallback(once, { timeout: 2_000 })
      : void setTimeout(once, 500);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { signal: ending.signal });
  return () => ending.abort();
}

/** Carries the messages that were read while this page was rendered. It stands behind everything else. */
export function PageMessages({ locale }: { readonly locale: Locale }) {
  const queryClient = useQueryClient();
  const json = import.meta.env.SSR
    ? pageMessagesOf(queryClient.getQueryData(messagesQuery(locale).queryKey))
    : "";
  return <PageJson id={PAGE_MESSAGES_ID} json={json} />;
}
