import { rolesOf } from "@houselight/contracts/accounts";
import type { Flag } from "@houselight/contracts/configuration";
import { type Locale, PSEUDO_LOCALE } from "@houselight/contracts/locales";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { playerQuery } from "../data/accounts.ts";
import { clientContextQuery } from "../data/configuration.ts";
import { isServer, pageCookies } from "../api/transport.ts";
import { joinLocale } from "../i18n/locale-path.ts";
import { flagValue, hasOwnFlags } from "../data/visitor/flags.ts";
import { keptCookie } from "../data/visitor/kept-cookie.ts";
import { localPath, MODALS, modalOfPath } from "../paths.ts";
import { pageBelow } from "./page-below.ts";
import { guarded } from "./pages/guard-error.ts";
import { closedEntrance } from "./region/closed-entrance.ts";
import { readRootSearch, type RootSearch } from "./root-search.ts";

/** Facts of a visit for a guard: who comes, and where to. */
export interface GuardInput {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: {
    readonly pathname: string;
    readonly searchStr: string;
    readonly search: object;
    /** Without its `#`; no server hears of it. */
    readonly hash: string;
  };
}

const hashOf = ({ hash }: GuardInput["location"]): string => (hash ? `#${hash}` : "");

const isSignedIn = ({ queryClient }: GuardInput["context"]): boolean =>
  Boolean(queryClient.getQueryData(playerQuery.queryKey));

/** Names of a session's cookie, which only the server sees: over TLS, and without. */
const SESSION_COOKIES = ["__Host-session", "session"];

/** Tells whether somebody comes with a session that has ended: the page names nobody for it. */
const cameWithSession = (): boolean =>
  SESSION_COOKIES.some((name) => keptCookie(pageCookies(), name) !== null);

/**
 * A visitor who reads message keys goes to the same page in the default locale, unless the house shows
 * them to everybody or a tester comes (OPEN-30). No link leads there: the server alone asks.
 */
export const leaveKeysLocale = guarded(
  "leaveKeysLocale",
  ({ queryClient, locale }: GuardInput["context"] & { readonly locale: Locale }, path: string) => {
    if (locale !== PSEUDO_LOCALE || !isServer()) return;
    if (queryClient.getQueryData(clientContextQuery.queryKey)?.keys_locale) return;
    const player = queryClient.getQueryData(playerQuery.queryKey) ?? null;
    if (rolesOf(player).has("tester")) return;
    throw redirect({ href: localPath(path) ?? "/" });
  },
);

/**
 * A guest on a player's page goes to registration, or to login where a session of theirs has ended, and
 * comes back after it (ROUTE-41, AUTH-14).
 */
export const requirePlayer = guarded("requirePlayer", ({ context, location }: GuardInput): void => {
  if (isSignedIn(context)) return;
  const { modal, redirect: onward } = readRootSearch(location.search as Record<string, unknown>);
  // The session ended on this page: the login opens over the lobby (AUTH-14).
  if (modal === "login") throw redirect({ to: "/", search: { modal, redirect: onward } });
  throw redirect({
    to: cameWithSession() ? "/login" : "/registration",
    search: { redirect: `${location.pathname}${location.searchStr}${hashOf(location)}` },
  });
});

/** A player on a guests' page goes to the lobby (ROUTE-42), and so does a guest whose country closes it. */
export const requireGuest = guarded("requireGuest", (input: GuardInput): void => {
  if (isSignedIn(input.context)) throw redirect({ to: "/" });
  requireOpenRegion(input);
});

/** A guest whose country closes the page goes to the lobby, which says why (LICENCE-04, LICENCE-05). */
export const requireOpenRegion = guarded(
  "requireOpenRegion",
  ({ context, location }: GuardInput): void => {
    if (isSignedIn(context)) return;
    const region = context.queryClient.getQueryData(clientContextQuery.queryKey);
    const closed = region && closedEntrance(region, { pathname: location.pathname });
    if (closed) throw redirect({ to: "/", search: { restricted: closed } });
  },
);

/**
 * The guests' base path leads to the pages of the site (ROUTE-30, LICENCE-06): `/guest/sign-in` to
 * `/sign-in`, where its own guard stands, in the visitor's language (ROUTE-39).
 */
export const leaveGuestPath = guarded(
  "leaveGuestPath",
  ({ context, location }: GuardInput & { readonly context: { readonly locale: Locale } }): void => {
    if (isSignedIn(context)) throw redirect({ to: "/" });
    const path = localPath(location.pathname.replace(/^\/guest(?=\/|$)/, ""));
    // A server sends an address as it is written here: the prefix belongs to it.
    if (path && path !== "/")
      throw redirect({ href: `${joinLocale(context.locale, path)}${location.searchStr}` });
  },
);

/**
 * The cashbox opens over the page that one comes from. Without one, or after registration, its
 * address leads to the lobby, which still hears of a campaign's codes (MODAL-03, OPEN-04).
 */
export const requirePageBelow = guarded("requirePageBelow", (input: GuardInput): void => {
  requirePlayer(input);
  const search = readRootSearch(input.location.search as Record<string, unknown>);
  const modal = modalOfPath(input.location.pathname);
  const below = isServer() ? null : pageBelow();
  if (!below || !modal) {
    const { depositPromocode, giftPromocode } = search;
    throw redirect({ to: "/", search: { depositPromocode, giftPromocode } });
  }
  const { modal: _modal, ...query } = search;
  throw redirect({
    to: below.pathname,
    search: { ...(below.search as RootSearch), ...query, modal },
    mask: { to: MODALS[modal].path, search: query, unmaskOnReload: true },
  });
});

/**
 * Leads a page whose feature is off elsewhere (ROUTE-13, ROUTE-22, ROUTE-23, FLAG-03). The server
 * leaves it to a browser that has flags of its own, where `FlagGate` decides.
 */
export const requireFlag = guarded(
  "requireFlag",
  ({ context }: GuardInput, name: Flag, elsewhere: string): void => {
    const house = context.queryClient.getQueryData(clientContextQuery.queryKey)?.flags;
    if (!house || flagValue(name, house) || (isServer() && hasOwnFlags())) return;
    throw redirect({ to: elsewhere });
  },
);
