import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featureFlags } from "@houselight/contracts/configuration";
import type { PlayerView } from "@houselight/contracts/accounts";
import { PAYMENT_METHODS } from "@houselight/contracts/cashbox";
import type { ClientContextView } from "@houselight/contracts/configuration";
import type { Locale } from "@houselight/contracts/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl/react";
import { readWords } from "../../build-plugins/built-words.ts";
import { playerQuery } from "../data/accounts.ts";
import { clientContextQuery } from "../data/configuration.ts";
import { asMessages } from "../i18n/translator.ts";

/** Rules of play that keep nothing from anyone. */
export const PLAY_POLICY: ClientContextView["policy"]["play"] = {
  autoplay: true,
  turbo: true,
  min_round_ms: { slots: 0, other: 0 },
  buy_feature: true,
  celebrate_returns: false,
  net_position: true,
  reality_check_minutes: null,
  max_stake_eur: null,
  max_slot_stake_eur: null,
};

const CONTEXT: ClientContextView = {
  licence: "CW",
  policy: {
    name: "Curaçao",
    ages: { casino: { any: 18, by_country: {} }, sports: { any: 18, by_country: {} } },
    methods: PAYMENT_METHODS.map(({ id }) => ({
      id,
      except_countries: id === "voucher" ? ["AU"] : [],
      except_locales: id === "voucher" ? ["en-AU"] : [],
    })),
    sign_up_fields: { any: {}, by_country: {} },
    play: PLAY_POLICY,
    session_timer: false,
    approval_card: false,
    pages: [],
  },
  site_url: "http://site.example",
  locale_urls: {},
  country: "DE",
  ip: "192.0.2.1",
  brand: {
    id: "paper-rocket",
    name: "Paper Rocket",
    theme: "paper-rocket",
    theme_color: "#0f1330",
    support_email: "",
  },
  site: { locales: ["en", "de"], blog_urls: {}, protection_badge: null, organisation: null },
  flags: featureFlags.initial,
  closed_pages: [],
  keys_locale: false,
  third_party_script: null,
  tracking_pixel: null,
  error_trace_rate: 0,
  estonia: false,
  restricted: false,
  partially_restricted: false,
};

const ENGLISH = new URL("../../../../packages/contracts/src/messages/en.json", import.meta.url);
const GAMES = readWords(join(import.meta.dirname, "../games"));
/** As texts: only a build replaces the formatter by one that reads compiled messages. */
const messages = asMessages({
  ...JSON.parse(readFileSync(ENGLISH, "utf8")),
  game: Object.fromEntries(Object.entries(GAMES).map(([slug, words]) => [slug, words["en"]])),
});

export interface RenderOptions {
  readonly player?: Partial<PlayerView>;
  readonly context?: Partial<ClientContextView>;
  readonly locale?: Locale;
  /** Data that the house would give, by the key of its query. */
  readonly data?: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
}

/** Renders one part of the site as the server does, in English texts, and returns its HTML. */
export async function renderPart(
  part: () => ReactElement | null,
  { player, context, locale = "en", data = [] }: RenderOptions = {},
): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(clientContextQuery.queryKey, { ...CONTEXT, ...context });
  queryClient.setQueryData(playerQuery.queryKey, (player as PlayerView | undefined) ?? null);
  for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value);
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    context: { locale },
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  const page = createElement(RouterProvider, { router } as never);
  const texts = { locale, messages, timeZone: "UTC" };
  return renderToString(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(IntlProvider, texts as never, page),
    ),
  );
}

/** Returns the text of HTML, its tags read as spaces. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
