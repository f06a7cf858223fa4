import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CARDS, enterCard, goToPay } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE, realGamePath, shownCents, untilIdle } from "../support/playing.ts";
import { expectAccessible, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Each link of the cashbox, with the view it opens and the address it shows. */
const LINKS = [
  { link: "cashbox.tabs.overview", title: "cashbox.title", path: "/cashbox" },
  { link: "cashbox.tabs.deposit", title: "cashbox.depositTitle", path: "/deposit" },
  { link: "cashbox.tabs.withdraw", title: "cashbox.withdraw.title", path: "/withdraw" },
  { link: "cashbox.tabs.statement", title: "cashbox.statement.title", path: "/cashbox/statement" },
  { link: "cashbox.another", title: "cashbox.depositTitle", path: "/deposit" },
] as const;

describe("back from the provider", () => {
  it("leads on by every link of the cashbox, after a reload too (MODAL-02, CASHBOX-01)", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    await visitor.open("/");
    await goToPay(visitor, "50");
    await enterCard(visitor, CARDS.unconfirmed);
    await untilPaid(visitor);
    const back = new URL(page.url());
    expect(back.pathname).toBe("/cashbox");
    for (const { link, title, path } of LINKS) {
      await visitor.open(`${back.pathname}${back.search}`);
      await untilPaid(visitor);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("link", { name: words.text(link), exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.getByRole("dialog", { name: words.text(title) }).waitFor();
    }
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForURL((url) => url.pathname === "/");
    await visitor.leave();
  });

  it("finds a form that can be sent again, where the browser shows the page as it was left", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    await visitor.open("/");
    // An answer without a page leaves this one as it stands on its way there.
    await page.route(/\/paperpay\//, (route) => route.fulfill({ status: 204 }));
    await page.getByRole("link", { name: words.text("nav.deposit"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill("50");
    const confirm = dialog.getByRole("button", { name: words.pattern("cashbox.confirm") });
    const left = page.waitForRequest(/\/paperpay\//);
    await confirm.click();
    await left;
    await expect.poll(() => confirm.getAttribute("aria-busy")).toBe("true");
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect.poll(() => confirm.getAttribute("aria-busy")).toBe(null);
    await page.unroute(/\/paperpay\//);
    await confirm.click();
    await page.waitForURL(/\/paperpay\//);
    await visitor.leave();
  });

  it("opens what a link in the page says, over the lobby", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    visitor.allow(/status of 4(04|22)/);
    await visitor.open("/cashbox?payment=abc");
    await page.getByRole("dialog").waitFor();
    await page.evaluate(async () => {
      const { __TSR_ROUTER__: router } = window as unknown as {
        __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
      };
      await router.navigate({ href: "/withdraw" });
    });
    await page.getByRole("dialog", { name: words.text("cashbox.withdraw.title") }).waitFor();
    await visitor.leave();
  });
});

describe("a deposit begun in a game", () => {
  it("leads back to that game when it has arrived", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 0n);
    const { page, words } = visitor;
    visitor.allow(/status of 422/);
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    await untilIdle(page);
    await page.getByRole("button", { name: words.text("games.spin"), exact: true }).click();
    await page.getByRole("link", { name: words.text("games.deposit"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill("50");
    await dialog.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
    await page.waitForURL(/\/paperpay\//);
    await enterCard(visitor, CARDS.unconfirmed);
    await untilPaid(visitor);
    await dialog.getByRole("button", { name: words.text("cashbox.play"), exact: true }).click();
    await page.waitForURL(/\/play\/[^/]+\/lantern-tide\?mode=real/);
    await untilIdle(page);
    expect(await shownCents(page)).toBe(5_000);
    await visitor.leave();
  });
});

describe("a payment that cannot be shown", () => {
  it.each(["abc", "7", "018f0000-0000-7000-8000-000000000000"])(
    "says of %s that there is none, and leads on",
    async (id) => {
      const visitor = await visitAsPlayer(live, "narrow", 0n);
      const { page, words } = visitor;
      visitor.allow(/status of 4(04|22)/);
      await visitor.open(`/cashbox?payment=${id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByText(words.text("refusals.payment_not_found")).waitFor();
      await expectAccessible(page, "no such payment");
      await dialog.getByRole("link", { name: words.text("cashbox.toOverview") }).click();
      await dialog.getByRole("heading", { name: words.text("cashbox.latest") }).waitFor();
      await visitor.leave();
    },
  );

  it("offers to try again when it could not be loaded", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    visitor.allow(/status of 500|is 500|status of 404/);
    const path = "**/api/player/payments/018f0000-0000-7000-8000-000000000000";
    await page.route(path, (route) => route.fulfill({ status: 500, body: "{}" }));
    await visitor.open("/cashbox?payment=018f0000-0000-7000-8000-000000000000");
    const dialog = page.getByRole("dialog");
    await dialog.getByText(words.text("cashbox.paymentLoadFailed")).waitFor();
    await page.unroute(path);
    await dialog.getByRole("button", { name: words.text("site.retry") }).click();
    await dialog.getByText(words.text("refusals.payment_not_found")).waitFor();
    await visitor.leave();
  });
});

describe("what is typed into the forms of the cashbox", () => {
  it("is read as a person of the language means it, and the first slip gets the focus", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 0n);
    const { page, words } = visitor;
    await visitor.open("/");
    await page.getByRole("link", { name: words.text("nav.deposit"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.text("cashbox.depositTitle") });
    const amount = dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" }));
    const confirm = dialog.getByRole("button", { name: /^Deposit/ });
    await amount.fill("10,000");
    await expect.poll(() => confirm.textContent()).toBe("Deposit €10,000.00");
    await amount.fill("1.234.567");
    await expectInView(visitor, confirm);
    await confirm.click();
    await expectFocused(amount);
    await dialog.getByText(words.text("VALIDATION.AMOUNT.INVALID")).waitFor();
    await visitor.leave();
  });

  it("says what keeps a withdrawal from being sent (VALID-15, VALID-16)", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 500n);
    const { page, words } = visitor;
    const groups: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/player/groups")) groups.push(request.postData() ?? "");
    });
    const dialog = await openWithdraw(visitor);
    const min = "€20.00";
    await dialog.getByText(words.text("cashbox.withdraw.underSmallest", { min })).waitFor();
    const iban = dialog.getByLabel(words.text("cashbox.withdraw.iban"));
    await iban.fill("LT");
    await iban.blur();
    await iban.fill("LT12-");
    await dialog.getByText(words.text("VALIDATION.IBAN.CHARACTERS")).waitFor();
    await iban.blur();
    await dialog.getByLabel(words.text("cashbox.withdraw.holder")).fill("Ada Lovelace");
    expect(groups).toEqual([]);
    await iban.fill("LT12 1000 0111 0100 1000");
    await dialog.getByText(words.text("cashbox.lithuanianIban")).waitFor();
    expect(groups).toEqual([]);
    await dialog.getByRole("textbox", { name: words.text("auth.password") }).fill("a word");
    await expect.poll(() => groups).toEqual(['{"groups":{"add":["1101"]}}']);
    const send = dialog.getByRole("button", { name: words.text("cashbox.withdraw.title") });
    await expectInView(visitor, send);
    await send.click();
    const text = words.text("VALIDATION.AMOUNT.UNDER_SMALLEST", { min, available: "€5.00" });
    await dialog.getByText(text).waitFor();
    await expectFocused(dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })));
    await expectAccessible(page, "withdrawal of too little");
    await visitor.leave();
  });
});

describe("a field of the withdrawal", () => {
  it("is not covered by the button below it when it is reached with the keyboard", async () => {
    const visitor = await visitAsPlayer(live, "narrow", 50_000n);
    const dialog = await openWithdraw(visitor);
    await dialog.getByRole("radio").first().focus();
    for (let step = 0; step < 12; step += 1) {
      expect(await coveredByFoot(visitor)).toBe(false);
      await visitor.page.keyboard.press("Tab");
    }
    // A field that is half under the foot moves out when it gets the focus.
    const iban = dialog.getByLabel(visitor.words.text("cashbox.withdraw.iban"));
    await iban.evaluate((field) => {
      const foot = document.querySelector("form .sticky");
      if (!foot) throw new Error("there is no form with a foot");
      const over = field.getBoundingClientRect().bottom - foot.getBoundingClientRect().top - 10;
      foot.closest(".fixed")?.scrollBy(0, over);
      (document.activeElement as HTMLElement).blur();
      field.focus();
    });
    await expect.poll(() => coveredByFoot(visitor)).toBe(false);
    await visitor.leave();
  });
});

describe("a statement", () => {
  it("is not asked for while its days are in the wrong order or beyond reason", async () => {
    const visitor = await visitAsPlayer(live, "wide", 0n);
    const { page, words } = visitor;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/player/statement"))
        asked.push(new URL(request.url()).search);
    });
    await visitor.open("/");
    await page.getByRole("button", { name: words.pattern("balance.open") }).click();
    await page.getByRole("link", { name: words.text("account.cashbox"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    const tab = { name: words.text("cashbox.tabs.statement"), exact: true };
    await dialog.getByRole("link", tab).click();
    await dialog.getByText(words.text("cashbox.statement.empty")).waitFor();
    const from = dialog.getByLabel(words.text("cashbox.statement.from"), { exact: true });
    const to = dialog.getByLabel(words.text("cashbox.statement.to"), { exact: true });
    await from.fill("2026-11-30");
    await to.fill("2026-11-01");
    await dialog.getByText(words.text("cashbox.statement.fromAfterTo")).waitFor();
    await from.fill("1999-12-31");
    await dialog.getByText(words.text("cashbox.statement.outOfRange")).waitFor();
    await from.fill("2026-11-01");
    await dialog.getByText(words.text("cashbox.statement.empty")).waitFor();
    expect(asked).toEqual([
      "?limit=20",
      "?limit=20&from=2026-11-30",
      "?limit=20&from=2026-11-01&to=2026-11-01",
    ]);
    await visitor.leave();
  });
});

async function untilPaid({ page, words }: Visitor): Promise<void> {
  await page.getByRole("dialog").getByText(words.text("cashbox.next.succeeded")).waitFor();
}

/** The withdrawal over the lobby, to a bank account. */
async function openWithdraw({ open, page, words }: Visitor): Promise<Locator> {
  await open("/");
  await page.getByRole("button", { name: words.pattern("balance.open") }).click();
  await page.getByRole("link", { name: words.text("cashbox.tabs.withdraw"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.text("cashbox.withdraw.title") });
  const bank = new RegExp(`^${words.text("cashbox.methods.bank")} `);
  await dialog.getByRole("radio", { name: bank }).check();
  return dialog;
}

async function expectFocused(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Expects the button in the window as the dialog opened, without any scrolling. */
async function expectInView({ page }: Visitor, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
}

/** Tells if the foot of the form lies over the element that has the focus. */
const coveredByFoot = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const foot = document.querySelector("form .sticky");
    if (!focused || !foot) throw new Error("there is no form with a foot");
    if (foot.contains(focused)) return false;
    const [field, over] = [focused.getBoundingClientRect(), foot.getBoundingClientRect()];
    return field.bottom > over.top && field.top < over.bottom;
  });
