import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  redirect,
  ScriptOnce,
  Scripts,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isServer } from "../api/transport.ts";
import { accountsQuery } from "../data/wallet.ts";
import { favouriteIdsQuery } from "../data/catalogue.ts";
import { clientContextQuery, messagesQuery } from "../data/configuration.ts";
import { PageJson } from "../api/page/page-json.tsx";
import { PAGE_QUERIES_ID, pageQueriesOf } from "../api/page/page-queries.ts";
import { playerQuery } from "../data/accounts.ts";
import { noticesQuery } from "../data/visitor/notices.ts";
import { loadMenus } from "../data/visitor/menu.ts";
import { loadWrittenHead } from "../data/visitor/written-heads.ts";
import { loadVisitor } from "../data/visitor/visitor.ts";
import "../styles/app.css";
import { Messages, PageMessages } from "../i18n/page/messages.tsx";
import type { RouterContext } from "../router.tsx";
import { EARLY_INPUT_SCRIPT } from "../shell/links/early-input.ts";
import { leaveKeysLocale } from "../shell/guards.ts";
import { firstName, movedPath } from "../shell/links/moved.ts";
import { guarded } from "../shell/pages/guard-error.ts";
import { pageHead } from "../shell/page-head.ts";
import { ErrorPage } from "../shell/pages/error-page.tsx";
import { readRootSearch } from "../shell/root-search.ts";
import { Shell } from "../shell/shell.tsx";
import { SHELL_PARTS } from "./registries/shell-parts.tsx";

/** A theme joins the site by its file. */
import.meta.glob("../styles/themes/*.css", { eager: true });

/** Loads what every page needs, and what operators wrote for the head of this one. */
const enter = guarded("enter", async ({ queryClient, locale }: RouterContext, path: string) => {
  const [written] = await Promise.all([
    loadWrittenHead(queryClient, locale, firstName(path)),
    loadVisitor(queryClient, locale),
  ]);
  return { written };
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readRootSearch,
  beforeLoad: async ({ context, location }) => {
    // A page's first request was led on by the server already (`server.ts`).
    const moved = movedPath(location.pathname);
    if (moved !== null) throw redirect({ href: `${moved}${location.searchStr}`, replace: true });
    const entered = await enter(context, location.pathname);
    leaveKeysLocale(context, `${location.pathname}${location.searchStr}`);
    return entered;
  },
  loader: async ({ context: { queryClient, locale } }) => {
    const isPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
    // All at once, and the page is of use without any: the header says that the balance is not known.
    await Promise.allSettled([
      // In the browser their parts load them.
      isServer() ? loadMenus(queryClient, locale) : null,
      ...(isPlayer
        ? [
            queryClient.ensureQueryData(accountsQuery),
            queryClient.ensureQueryData(favouriteIdsQuery),
            queryClient.ensureQueryData(noticesQuery(locale)),
          ]
        : []),
    ]);
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
    <Messages locale={Route.useRouteContext().locale}>
      <Shell parts={SHELL_PARTS}>
        <Outlet />
      </Shell>
    </Messages>
  );
}

/** Nothing around the page could be loaded: it stands alone. */
function RootError({ error }: ErrorComponentProps) {
  return (
    <Messages locale={Route.useRouteContext().locale}>
      <main>
        <ErrorPage error={error} />
      </main>
    </Messages>
  );
}

function Document({ children }: { readonly children: ReactNode }) {
  const { locale, queryClient } = Route.useRouteContext();
  const theme = queryClient.getQueryData(clientContextQuery.queryKey)?.brand.theme;
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <HeadContent />
      </head>
      <body>
        <ScriptOnce>{EARLY_INPUT_SCRIPT}</ScriptOnce>
        {children}
        <PageMessages locale={locale} />
        <PageJson
          id={PAGE_QUERIES_ID}
          json={isServer() ? pageQueriesOf(queryClient, messagesQuery(locale).queryKey) : ""}
        />
        <Scripts />
      </body>
    </html>
  );
}
