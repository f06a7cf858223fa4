import type { GameView } from "@houselight/contracts/catalogue";
import { PAYMENT_STATES, type PaymentView } from "@houselight/contracts/cashbox";
import { CURRENCIES } from "@houselight/contracts/money";
import type { AccountView } from "@houselight/contracts/wallet";
import { createElement } from "react";
import { useForm } from "react-hook-form";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { authProvidersQuery, passkeysQuery, sessionsQuery } from "../data/accounts.ts";
import { paymentsQuery } from "../data/cashbox.ts";
import { currenciesQuery } from "../data/configuration.ts";
import { accountsQuery } from "../data/wallet.ts";
import type { RegistrationValues } from "../features/accounts/registration/registration-rules.ts";
import { CurrencySelect } from "../features/accounts/registration/registration-selects.tsx";
import { SecurityPage } from "../features/accounts/security/security-page.tsx";
import { PromoCodePage } from "../features/bonuses/promo-code-page.tsx";
import { BonusBalancePage } from "../features/bonuses/bonus-balance-page.tsx";
import BalancePanel from "../features/wallet/balance-panel.tsx";
import { DepositView } from "../features/cashbox/deposit/deposit-view.tsx";
import { Overview } from "../features/cashbox/overview.tsx";
import { GameTile } from "../features/catalogue/game-tile.tsx";
import { PaymentsPage } from "../features/cashbox/method-pages/payments-page.tsx";
import { PLAY_POLICY, type RenderOptions, renderPart, textOf } from "./rendered-part.testing.ts";
import { SHELL_PARTS } from "../routes/registries/shell-parts.tsx";
import { Footer } from "../shell/bars/footer/footer.tsx";
import { ErrorPage } from "../shell/pages/error-page.tsx";

const account = (currency: string, total: number, cash: number, active = false): AccountView => ({
  currency,
  active,
  amount_cents: total,
  available_to_cashout_cents: cash,
  held_cents: 0,
  debt_cents: 0,
  version: 1,
});
const player = (currency: string) => ({ id: 7, currency, country: "DE", statuses: [] });
const currencies = (...codes: string[]) =>
  codes.map((code) => ({ code, fiat: CURRENCIES[code as "EUR"].fiat }));

/** A player who holds these accounts. */
const withAccounts = (...accounts: AccountView[]): RenderOptions => ({
  player: player(accounts[0]?.currency ?? "EUR"),
  data: [
    [accountsQuery.queryKey, accounts],
    [currenciesQuery.queryKey, currencies("EUR", "CAD", "NOK", "BTC")],
  ],
});

it.each([
  ["en", "/"],
  ["de", "/de"],
] as const)("a page that fails in %s leads to the lobby at %s", async (locale, lobby) =>
  expect(await renderPart(() => createElement(ErrorPage), { locale })).toContain(`href="${lobby}"`),
);

describe("the footer", () => {
  const withLogos = () =>
    createElement(Footer, { paymentLogos: SHELL_PARTS.paymentLogos, awards: null });
  const shown = async (country: string, locale: "en" | "en-AU" = "en") =>
    textOf(await renderPart(withLogos, { context: { country }, locale }));

  it("leads from a logo of a way to pay to the cashbox, a guest by way of registration (SHELL-11)", async () => {
    const logo = async (options: RenderOptions) =>
      /<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Voucher/.exec(
        (await renderPart(withLogos, options)).replace(/^.*<footer/s, ""),
      )?.[1];
    expect(await logo({})).toBe("/registration?redirect=%2Fcashbox");
    expect(await logo({ player: player("EUR") })).toBe("/cashbox");
  });

  it("shows the logo of vouchers, and not in Australia (LICENCE-13)", async () => {
    expect(await shown("DE")).toContain("Voucher");
    expect(await shown("AU")).not.toContain("Voucher");
    expect(await shown("DE", "en-AU")).not.toContain("Voucher");
  });

  it.each([
    ["DE", 25],
    ["IS", 27],
  ])(
    "says the licence's name, age and methods as the context has them, from %s",
    async (country, age) => {
      const policy = {
        name: "Toyland",
        ages: { casino: { any: 25, by_country: { IS: 27 } }, sports: { any: 19, by_country: {} } },
        methods: [{ id: "bank", except_countries: [], except_locales: [] }],
        sign_up_fields: { any: {}, by_country: {} },
        play: PLAY_POLICY,
        session_timer: false,
        approval_card: false,
        pages: ["sportsbook-terms" as const],
      };
      const text = textOf(await renderPart(withLogos, { context: { policy, country } }));
      expect(text).toContain("under Toyland rules");
      expect(text).toContain(`Only for those who are ${age} or older`);
      expect(text).toContain("Bank transfer");
      // LICENCE-12: the footer links the licence's pages and no other.
      expect(text).toContain("Terms of sports betting");
      expect(text).not.toContain("Playing with coins");
      expect(text).not.toContain("Voucher");
    },
  );
});

describe("the sections in the footer", () => {
  const paths = async (closed_pages: string[] = []) =>
    (
      await renderPart(() => createElement(Footer, { paymentLogos: null, awards: null }), {
        context: { closed_pages },
      })
    ).match(/href="\/(?:news|promotions)"/g);

  it("are linked, but for one that is disabled (OPEN-02, CMS-08)", async () => {
    expect(await paths()).toEqual(['href="/promotions"', 'href="/news"']);
    expect(await paths(["news"])).toEqual(['href="/promotions"']);
  });
});

describe("pages of the profile", () => {
  it("have a form for a promo code (ROUTE-15)", async () => {
    const html = await renderPart(() => createElement(PromoCodePage), { player: player("EUR") });
    expect(html).toMatch(/<form[^>]*>.*name="deposit_bonus_code".*type="submit"/s);
  });

  it("show password change, second factor and social connections (PROFILE-08)", async () => {
    const html = await renderPart(() => createElement(SecurityPage), {
      player: {
        ...player("EUR"),
        email: "ada@example.org",
        has_password: true,
        two_factor_enabled: false,
      },
      data: [
        [
          authProvidersQuery.queryKey,
          [{ id: 1, type: "oidc", name: "Paperpass", authorized: false, connected: false }],
        ],
        [sessionsQuery.queryKey, []],
        [passkeysQuery.queryKey, []],
      ],
    });
    for (const field of ["current_password", "password", "password_confirmation"])
      expect(html).toContain(`name="${field}"`);
    const text = textOf(html);
    for (const part of ["Password", "Second step", "Paperpass"]) expect(text).toContain(part);
  });
});

describe("the footer of a host (OPEN-29, SHELL-12)", () => {
  const footer = () => createElement(Footer, { paymentLogos: null, awards: null });
  const site = {
    locales: ["en", "de", "no"] as const,
    blog_urls: { de: "https://blog.example/de/" },
    protection_badge: { name: "Copywatch", code: "DEMO-1" },
    organisation: {
      name: "Toy N.V.",
      registration_number: "DEMO-7",
      address: "Quay 1",
      licence_number: "DEMO/0",
    },
  };

  it("shows its company, licence and badge; another shows none", async () => {
    const named = textOf(
      await renderPart(footer, { context: { site: { ...site, locales: [...site.locales] } } }),
    );
    expect(named).toContain("Toy N.V., Quay 1. Registration DEMO-7.");
    expect(named).toContain("Licence DEMO/0: a demonstration, issued by nobody.");
    expect(named).toContain("Content watched by Copywatch, DEMO-1");
    const plain = textOf(await renderPart(footer));
    expect(plain).toContain("18+");
    expect(plain).not.toMatch(/Registration|issued by|watched/);
  });

  it("offers the host's languages, and the blog in those that have one", async () => {
    const shown = (locale: "en" | "de") =>
      renderPart(footer, { context: { site: { ...site, locales: [...site.locales] } }, locale });
    const html = await shown("de");
    expect([...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, code]) => code)).toEqual([
      "en",
      "de",
      "no",
    ]);
    expect(html).toContain("https://blog.example/de/");
    expect(await shown("en")).not.toContain("blog.example");
  });
});

describe("accounts", () => {
  it("have their bonus part on a page of its own (WALLET-03)", async () => {
    const html = await renderPart(BonusBalancePage, withAccounts(account("EUR", 10_000, 7_000)));
    expect(textOf(html)).toContain("EUR Total €100.00 Cash €70.00 Bonus €30.00");
  });

  it("stand in the balance's dropdown, each with real money and bonus (WALLET-08)", async () => {
    const held = [account("EUR", 10_000, 7_000, true), account("CAD", 500, 500)];
    const text = textOf(await renderPart(() => createElement(BalancePanel), withAccounts(...held)));
    expect(text).toContain("EUR In use €100.00 Cash €70.00 Bonus €30.00");
    expect(text).toContain("CAD CA$5.00 Cash CA$5.00 Bonus CA$0.00");
  });
});

describe("currencies of the registration (WALLET-07)", () => {
  function Choice() {
    return createElement(CurrencySelect, { form: useForm<RegistrationValues>(), error: undefined });
  }

  it("are offered in the order of the house, money before crypto", async () => {
    const codes = "EUR USD AUD CAD NZD BRL NOK JPY KZT BTC BCH ETH LTC DOG USDT".split(" ");
    const data = [[currenciesQuery.queryKey, currencies(...codes)]] as const;
    const html = await renderPart(Choice, { data });
    expect([...html.matchAll(/<option value="([A-Z]+)"/g)].map(([, code]) => code)).toEqual(codes);
    expect(html.indexOf("<optgroup", html.indexOf('"KZT"'))).toBeLessThan(html.indexOf('"BTC"'));
  });
});

describe("the cashbox", () => {
  beforeAll(() => void vi.stubGlobal("sessionStorage", { getItem: () => null }));
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    ["EUR", "50"],
    ["NOK", "500"],
  ])("shows the usual first deposit in %s: %s (CASHBOX-07)", async (currency, amount) => {
    const view = () => createElement(DepositView, { search: {} });
    const html = await renderPart(view, withAccounts(account(currency, 0, 0, true)));
    expect(html).toMatch(new RegExp(`aria-pressed="true"[^>]*>${amount}<`));
  });

  it("lists past payments on its first view, each with the label of its state (CASHBOX-02)", async () => {
    const payments = PAYMENT_STATES.map((state, index) => ({
      ...PAYMENT,
      id: `0000000${index}-0000-7000-8000-000000000000`,
      state,
    }));
    const labels =
      /Waiting for you|Being checked|Reserved|Done|Declined|Rejected|Taken back|Cancelled/g;
    expect(new Set((await overview(payments)).match(labels)).size).toBe(PAYMENT_STATES.length);
  });

  it.each([
    [60_000, "it leaves", "We check"],
    [-60_000, "We check", "it leaves"],
  ])("says of a withdrawal whose time comes in %i ms: %s", async (inMs, said, unsaid) => {
    const waits_until = new Date(Date.now() + inMs).toISOString();
    const text = await overview([{ ...PAYMENT, action: "cashout", waits_until }]);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  /** Returns the text of the overview of somebody with these payments. */
  async function overview(payments: readonly PaymentView[]): Promise<string> {
    const { player: who, data = [] } = withAccounts(account("EUR", 0, 0, true));
    const pages = { pages: [payments], pageParams: [""] };
    const html = await renderPart(Overview, {
      ...(who ? { player: who } : {}),
      data: [...data, [paymentsQuery.queryKey, pages]],
    });
    return textOf(html);
  }
});

const PAYMENT: PaymentView = {
  id: "",
  action: "deposit",
  state: "pending",
  method: "card",
  currency: "EUR",
  amount_cents: 5_000,
  redirect_url: null,
  instructions: null,
  account_label: null,
  reason: null,
  recallable: false,
  waits_until: null,
  refund: false,
  created_at: "2026-11-01T12:00:00.000Z",
  finished_at: null,
};

describe("the page of payments", () => {
  const page = async () => {
    const enabled = currencies(...Object.keys(CURRENCIES));
    const view = () => createElement(PaymentsPage, { currency: undefined });
    return textOf(await renderPart(view, { data: [[currenciesQuery.queryKey, enabled]] }));
  };

  it("prints the limits of coins, without fees and at once (CASHBOX-17, CASHBOX-18, CASHBOX-19, CASHBOX-20)", async () => {
    const text = await page();
    expect(text).toMatch(
      /Bitcoin .*?0\.0001 BTC to .*? BTC 0\.0001 BTC to 0\.4 BTC Free .*?Instant/,
    );
    expect(text).toMatch(/Bitcoin Cash .*?0\.0001 BCH to .*? BCH 0\.0001 BCH to 0\.4 BCH/);
    expect(text).toMatch(/Litecoin .*?0\.01 LTC to .*? LTC 0\.0001 LTC to 60 LTC/);
    expect(text).toMatch(/Ethereum .*?0\.01 ETH to .*? ETH 0\.0001 ETH to 12 ETH/);
    expect(text).toMatch(/Dogecoin .*?0\.01 DOG to .*? DOG 0\.0001 DOG to 1,600,000 DOG/);
    expect(text).toMatch(/Tether .*?20 USDT to .*? USDT 25 USDT to 4,000 USDT/);
  });

  it("shows a guest prices in EUR (WALLET-05)", async () => {
    expect(await page()).toMatch(/Bank card .*?€10\.00 to €10,000\.00/);
  });
});

describe("a tile (GAME-10)", () => {
  const game: GameView = {
    identifier: "toy-studio/kite",
    slug: "kite",
    name: "Kite",
    title: "Kite",
    provider: "toy-studio",
    provider_name: "Toy Studio",
    categories: [],
    badges: [],
    preview: null,
    currencies: { EUR: "kite" },
    has_demo_mode: false,
    devices: [],
    run_by: "house",
    seo_title: "Kite",
    last_activity_at: null,
  };
  const tile = async (currency: string) =>
    await renderPart(() => createElement(GameTile, { game }), { player: player(currency) });

  it("locks a game for a player whose money it does not take", async () => {
    const html = await tile("NOK");
    expect(textOf(html)).toContain("Currency not supported: NOK");
    expect(html).not.toContain("mode=real");
  });

  it.each(["EUR", "BTC"])("opens it in %s", async (currency) => {
    const html = await tile(currency);
    expect(html).toContain("/play/toy-studio/kite?mode=real");
    expect(textOf(html)).not.toContain(currency);
  });
});
