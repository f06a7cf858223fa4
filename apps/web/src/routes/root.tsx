import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { useQuery } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl/react";
import { accountsQuery } from "../data/wallet.ts";
import { clientContextQuery, messagesQuery } from "../data/configuration.ts";
import { playerQuery } from "../data/accounts.ts";
import { loadVisitor } from "../data/visitor/visitor.ts";
import "../styles/app.css";
import { asMessages, messageFallback } from "../i18n/translator.ts";
import type { RouterContext } from "../router.tsx";
import { pageHead } from "../shell/page-head.ts";
import { ErrorPage } from "../shell/pages/error-page.tsx";
import { readRootSearch } from "../shell/root-search.ts";
import { Shell } from "../shell/shell.tsx";
import { SHELL_PARTS } from "./registries/shell-parts.tsx";

/** A theme joins the site by its file. */
import.meta.glob("../styles/themes/*.css", { eager: true });

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readRootSearch,
  beforeLoad: ({ context }) => loadVisitor(context.queryClient, context.locale),
  loader: async ({ context: { queryClient } }) => {
    if (queryClient.getQueryData(playerQuery.queryKey)) {
      // The page is of use without it: the header says that the balance is not known.
      await queryClient.ensureQueryData(accountsQuery).catch(() => undefined);
    }
  },
  head: ({ match, matches }) => pageHead(match.context, pathOf(matches), [bricolage, figtree]),
  component: Root,
  errorComponent: RootError,
  shellComponent: Document,
});

/** Path of the page; null where there is none. The router marks an unknown address on its root. */
function pathOf(
  matches: readonly {
    readonly pathname: string;
    readonly status: string;
    readonly _notFound?: boolean | undefined;
  }[],
): string | null {
  const missing = matches.some(({ status, _notFound }) => _notFound || status === "notFound");
  return missing ? null : (matches.at(-1)?.pathname ?? "/");
}

function Root() {
  return (
    <Messages>
      <Shell parts={SHELL_PARTS}>
        <Outlet />
      </Shell>
    </Messages>
  );
}

/** Nothing around the page could be loaded: it stands alone. */
function RootError({ error }: ErrorComponentProps) {
  return (
    <Messages>
      <main>
        <ErrorPage error={error} />
      </main>
    </Messages>
  );
}

function Messages({ children }: { readonly children: ReactNode }) {
  const { locale } = Route.useRouteContext();
  const { data } = useQuery(messagesQuery(locale));
  return (
    <IntlProvider
      locale={locale}
      messages={asMessages(data)}
      timeZone="UTC"
      getMessageFallback={messageFallback}
      onError={ignore}
    >
      {children}
    </IntlProvider>
  );
}

/** A message that is missing shows its key; nothing else is to be done about it in a browser. */
function ignore(): void {}

function Document({ children }: { readonly children: ReactNode }) {
  const { locale, queryClient } = Route.useRouteContext();
  const theme = queryClient.getQueryData(clientContextQuery.queryKey)?.brand.theme;
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
