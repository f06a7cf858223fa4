import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail, PASSWORD, signOut } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { shareOf } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Addresses of the deposit that lead on to its own: `/popup/deposit` by a step more (MODAL-11). */
const OTHER_NAMES = ["/accounts/7/deposit", "/popup/deposit"];
const VIEWS = ["/deposit", "/withdraw", "/deposit-fast", "/deposit-bonus", ...OTHER_NAMES];

describe("the doors of the cashbox (ROUTE-11, MODAL-02, MODAL-03, CASHBOX-01, OPEN-04)", () => {
  it.each(shareOf(VIEWS, 0, 2))("leads from the bare address %s to the lobby", async (path) => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    await visitor.open(path);
    expect(new URL(visitor.page.url()).pathname).toBe("/");
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    await visitor.leave();
  });

  it.each(shareOf(VIEWS, 0, 2))("opens %s over the page that one comes from", async (path) => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    await visitor.open("/payments");
    await page.getByRole("heading", { level: 1, name: words.text("payments.title") }).waitFor();
    await goInside(page, `${path}?amountProp=75`);
    await page.getByRole("dialog").waitFor();
    const shown = OTHER_NAMES.includes(path) ? "/deposit" : path;
    await page.waitForURL((url) => url.pathname === shown);
    if (shown === "/deposit") {
      const amount = page.getByLabel(words.text("cashbox.amount", { currency: "EUR" }));
      expect(await amount.inputValue()).toBe("75");
    }
    await expectAccessible(page, path);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: words.text("payments.title") }).waitFor();
    await visitor.leave();
  });

  it("opens the deposit after a login that was asked for it, and the lobby after registration", async () => {
    const email = freshEmail("doors");
    const newcomer = await visit(live, "wide");
    await newcomer.open("/deposit");
    await newcomer.page.getByRole("dialog").waitFor();
    await fillRegistration(newcomer, email);
    await newcomer.page.waitForURL((url) => url.pathname === "/");
    await newcomer.page.getByRole("dialog").waitFor({ state: "detached" });
    await newcomer.leave();

    const back = await visit(live, "wide");
    await back.open("/login?redirect=%2Fdeposit");
    await logIn(back, email);
    await back.page
      .getByRole("dialog", { name: back.words.text("cashbox.depositTitle") })
      .waitFor();
    await back.leave();
  });
});

it("ROUTE-10: takes amount and promo code to the deposit, the code where the address says true", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n);
  const { page, words } = visitor;
  // Away from the lobby a link's code is kept and not applied.
  await visitor.open("/payments?depositPromocode=PAPER10");
  await page.waitForURL((url) => url.search === "");
  const calls = watchCalls(page);
  const applied = () => calls.filter((call) => call.includes("set_bonus_code"));
  const chosen = page.getByText(words.text("cashbox.promo.chosen", { code: "PAPER10" }));
  const amount = page.getByLabel(words.text("cashbox.amount", { currency: "EUR" }));
  await goInside(page, "/accounts/7/deposit?amountProp=75&autoApplyPromocode=1");
  await amount.waitFor();
  await page.waitForLoadState("networkidle");
  expect([await amount.inputValue(), applied(), await chosen.count()]).toEqual(["75", [], 0]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await goInside(page, "/accounts/7/deposit?amountProp=80&autoApplyPromocode=true");
  await chosen.waitFor();
  expect(await amount.inputValue()).toBe("80");
  expect(applied()).toEqual(["PATCH /api/player/set_bonus_code"]);
  await page.waitForURL((url) => url.pathname === "/deposit");
  await visitor.leave();
});

describe("a campaign's link", () => {
  it("keeps its code, and applies it once after the login (AUTH-07, CASHBOX-12, CASHBOX-13, CASHBOX-15, OPEN-04)", async () => {
    const email = freshEmail("campaign");
    const newcomer = await visit(live, "wide");
    await newcomer.open("/registration");
    await newcomer.page.getByRole("dialog").waitFor();
    await fillRegistration(newcomer, email);
    await newcomer.page.getByRole("dialog").waitFor({ state: "detached" });
    await newcomer.leave();

    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/?depositPromocode=PAPER10&giftPromocode=KITE&a=1");
    await page.waitForURL((url) => url.search === "?a=1");
    expect(await kept(page)).toEqual({ depositPromocode: "PAPER10", giftPromocode: "KITE" });

    const calls = watchCalls(page);
    await page.getByRole("link", { name: words.text("nav.logIn"), exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await logIn(visitor, email);
    const deposit = page.getByRole("dialog", { name: words.text("cashbox.depositTitle") });
    await deposit.waitFor();
    // No gift has this code: it is dropped, and that is said.
    await deposit.getByText(words.text("cashbox.promo.dropped", { code: "PAPER10" })).waitFor();
    const changes = calls.filter((call) => /bonus|player$/.test(call));
    const from = changes.indexOf("PATCH /api/player/update_bonus_settings");
    // The deposit then reads its own gifts.
    expect(changes.slice(from, from + 7)).toEqual([
      "PATCH /api/player/update_bonus_settings",
      "GET /api/player",
      "PATCH /api/player/set_bonus_code",
      "GET /api/player",
      "GET /api/bonuses/deposit",
      "DELETE /api/player/clear_bonus_code",
      "GET /api/player",
    ]);
    expect((await kept(page))["depositPromocodeShowed"]).toBe("true");

    await visitor.open("/");
    await page.waitForTimeout(1_500);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await signOut(visitor);
    await expect.poll(() => kept(page)).toEqual({});
    await visitor.leave();
  });
});

/** Follows a link of the site itself, as one in a text would be. */
async function goInside(page: Page, path: string): Promise<void> {
  // The router is there before the page is hydrated, and a popup needs a page below it.
  await page.waitForFunction(() => "__TSR_ROUTER__" in window && !("early" in window));
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
    };
    await router.navigate({ href });
  }, path);
}

async function logIn({ page, words }: Visitor, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(email);
  await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
}

/** Reads the codes that the tab keeps. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...sessionStorage }).filter(([key]) => /Promocode/.test(key)),
    ),
  );

/** The calls of the page to the house from now on, `GET /api/player`. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
