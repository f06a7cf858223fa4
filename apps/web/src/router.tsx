import type { Locale } from "@houselight/contracts/locales";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { reportReadError } from "./api/read-errors.ts";
import { cspNonce, pageUrl } from "./api/transport.ts";
import { joinLocale, splitLocale } from "./i18n/locale-path.ts";
import { routeTree } from "./routeTree.gen.ts";
import { holdEarlyLinks } from "./shell/links/early-links.ts";
import { ErrorPage } from "./shell/pages/error-page.tsx";
import { NotFoundPage } from "./shell/pages/not-found-page.tsx";

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly nonce: string | undefined;
}

/** One router and one query cache for each request, and one of each in the browser. */
export function getRouter() {
  const { locale } = splitLocale(pageUrl().pathname);
  const nonce = cspNonce();
  if (typeof window !== "undefined") holdEarlyLinks();
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reportReadError }),
    // `call` repeats what may be repeated; the live socket says when something changed.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  const context: RouterContext = { queryClient, locale, nonce };
  const router = createRouter({
    routeTree,
    context,
    rewrite: {
      input: ({ url: address }) => {
        address.pathname = splitLocale(address.pathname).path;
        return address;
      },
      output: ({ url: address }) => {
        address.pathname = joinLocale(locale, address.pathname);
        return address;
      },
    },
    trailingSlash: "never",
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultHashScrollIntoView: { behavior: "smooth" },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
