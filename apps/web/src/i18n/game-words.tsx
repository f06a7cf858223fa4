import { getMessages } from "@houselight/contracts/configuration";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl/react";
import { call } from "../api/call.ts";
import { asMessages } from "./translator.ts";

async function loadGameWords(locale: string, game: string) {
  const messages = await call(getMessages, { params: { file: `${locale}.json` }, query: { game } });
  const { compileMessages } = await import("./compile-messages.ts");
  return compileMessages(messages);
}

/** The words of one game: they are sent on its page and on no other. */
export const gameWordsQuery = (locale: string, game: string) =>
  queryOptions({
    queryKey: ["messages", locale, game],
    queryFn: () => loadGameWords(locale, game),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Adds the words of a game to the messages below. */
export function GameWordsProvider({
  game,
  children,
}: {
  readonly game: string;
  readonly children: ReactNode;
}) {
  const locale = useLocale();
  const messages = useMessages();
  const { data } = useQuery(gameWordsQuery(locale, game));
  const all = useMemo(() => asMessages({ ...messages, ...data }), [messages, data]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
