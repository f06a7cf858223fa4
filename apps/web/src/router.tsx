import { DEFAULT_LOCALE, type Locale } from "@houselight/contracts/locales";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { reportReadError } from "./api/read-errors.ts";
import { cspNonce, isServer, pageUrl } from "./api/transport.ts";
import { messagesQuery } from "./data/configuration.ts";
import { readPageJson } from "./api/page/page-json.tsx";
import { PAGE_QUERIES_ID, takePageQueries } from "./api/page/page-queries.ts";
import type { WrittenHead } from "./data/visitor/written-heads.ts";
import { joinLocale, splitLocale } from "./i18n/locale-path.ts";
import { PAGE_MESSAGES_ID, readPageMessages } from "./i18n/page/page-messages.ts";
import { routeTree } from "./routeTree.gen.ts";
import { holdEarlyPresses } from "./shell/links/early-input.ts";
import { ErrorPage } from "./shell/pages/error-page.tsx";
import { watchForNewBuild } from "./shell/pages/new-build.ts";
import { NotFoundPage } from "./shell/pages/not-found-page.tsx";

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly nonce: string | undefined;
  /** Words of operators for the head of the page that is shown; the root route loads them. */
  readonly written?: WrittenHead | null;
}

/** One router and one query cache for each request, and one of each in the browser. */
export function getRouter() {
  const { locale } = splitLocale(pageUrl().pathname);
  const nonce = cspNonce();
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reportReadError }),
    // `call` repeats what may be repeated; the live socket says when something changed.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  if (typeof window !== "undefined") {
    holdEarlyPresses();
    takePageQueries(queryClient, readPageJson(PAGE_QUERIES_ID));
    const carried = readPageMessages(readPageJson(PAGE_MESSAGES_ID));
    if (carried) queryClient.setQueryData(messagesQuery(locale).queryKey, carried);
  }
  const context: RouterContext = { queryClient, locale, nonce };
  const router = createRouter({
    routeTree,
    context,
    Wrap: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    // Without it a browser's router misreads the hash under a masked address; a server has neither.
    ...(isServer() && locale === DEFAULT_LOCALE ? {} : { rewrite: prefixed(locale) }),
    trailingSlash: "never",
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultHashScrollIntoView: { behavior: "smooth" },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
  if (typeof window !== "undefined") watchForNewBuild(router);
  return router;
}

/** Takes the prefix of a locale off addresses, and puts it before them; the default has none. */
const prefixed = (locale: Locale) => ({
  input: ({ url: address }: { readonly url: URL }) => {
    address.pathname = splitLocale(address.pathname).path;
    return address;
  },
  output: ({ url: address }: { readonly url: URL }) => {
    address.pathname = joinLocale(locale, address.pathname);
    return address;
  },
});

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
