import { registerPlayer } from "@houselight/contracts";
import { GROUPS } from "@houselight/contracts/accounts";
import { LOCALES, PSEUDO_LOCALE } from "@houselight/contracts/locales";
import { httpCaller } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail, PASSWORD } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit, visitAsPlayer } from "../support/visitor.ts";
import { loadWords } from "../support/words.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe("the site in its languages", () => {
  it("LOCALE-01: opens at /{locale}/ in each of them, and brings only the messages it shows", async () => {
    const visitor = await visit(live, "wide", "en");
    const { page } = visitor;
    for (const language of LOCALES) {
      const words = await loadWords(live.url, language);
      await page.goto(`/${language}/`);
      expect(new URL(page.url()).pathname).toBe(words.path("/"));
      await page.getByRole("heading", { level: 1, name: words.text("lobby.guestTitle") }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      const html = await (await page.request.get(words.path("/"))).text();
      expect(html).toContain(words.text("nav.register"));
      expect(html).not.toContain(words.text("cashbox.withdraw.sourcesText"));
      // OPEN-30: the language of keys is for testers, and no selector offers it.
      expect(await page.locator(`a[hreflang="${PSEUDO_LOCALE}"]`).count()).toBe(0);
    }
    await visitor.leave();
  });

  it("LOCALE-02: a page waits for the words that the last one did not bring, and shows no key", async () => {
    const visitor = await visit(live, "wide", "de");
    const { page, words } = visitor;
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    let asked = 0;
    await page.route("**/messages/de.json*", async (route) => {
      asked++;
      await held;
      await route.continue();
    });
    await visitor.open("/");
    const title = page.getByRole("heading", { level: 1, name: words.text("lobby.guestTitle") });
    await title.waitFor();
    await page.locator('footer a[href="/de/payments"]').first().click();
    await page.waitForURL("**/de/payments");
    // The lobby stays until the words of the next page are there.
    await page.waitForTimeout(300);
    expect(await title.isVisible()).toBe(true);
    send();
    await page.getByRole("heading", { level: 1, name: words.text("payments.title") }).waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/\bpayments\.\w/);
    expect(asked).toBe(1);
    await visitor.leave();
  });

  it("keeps page, query and place on the page when the language is changed", async () => {
    const visitor = await visit(live, "wide", "en");
    const { page, words } = visitor;
    await visitor.open("/payments?from=footer#deposits");
    const menu = page.getByRole("button", { name: new RegExp(`^${words.text("nav.language")}`) });
    await menu.first().click();
    await page.locator('a[hreflang="de"]:visible').first().click();
    await page.waitForURL("**/de/payments?from=footer#deposits");
    await visitor.leave();
  });
});

describe("the language of keys (OPEN-30)", () => {
  it("is for testers alone where the house does not show it to everybody", async () => {
    const closed = await openLiveHouse({ KEYS_LOCALE: "no" });
    try {
      const address = `/${PSEUDO_LOCALE}/payments?a=b`;
      const guest = await visit(closed, "wide");
      await guest.page.goto(address);
      expect(new URL(guest.page.url()).pathname).toBe("/payments");
      expect(new URL(guest.page.url()).search).toBe("?a=b");
      await guest.page
        .getByRole("heading", { level: 1, name: guest.words.text("payments.title") })
        .waitFor();
      await guest.leave();
      const player = await visitAsPlayer(closed, "wide", 0n);
      await player.page.goto(address);
      expect(new URL(player.page.url()).pathname).toBe("/payments");
      await player.leave();
      const tester = await visitAsPlayer(closed, "wide", 0n, { groups: [GROUPS.tester] });
      await tester.page.goto(address);
      await tester.page.getByRole("heading", { level: 1, name: "payments.title" }).waitFor();
      expect(new URL(tester.page.url()).pathname).toBe(`/${PSEUDO_LOCALE}/payments`);
      await tester.leave();
    } finally {
      await closed.close();
    }
  });
});

describe("a player's language", () => {
  it("LOCALE-03: a player who keeps German logs in on / and reads German", async () => {
    const email = freshEmail("kept-language");
    const caller = httpCaller(live.url);
    const account = {
      email,
      password: PASSWORD,
      currency: "EUR",
      country: "DE",
      locale: "en",
    } as const;
    await caller.call(registerPlayer, {
      body: { user: { ...account, date_of_birth: "1990-01-01", terms_acceptance: true } },
    });
    const visitor = await visit(live, "wide", "en");
    const { page, words } = visitor;
    const german = await visit(live, "wide", "de");
    await live.house.database.query(
      "update accounts.players set language = 'de' where email = $1",
      [email],
    );
    await visitor.open("/?modal=login");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(email);
    await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
    await page.waitForURL("**/de");
    await page
      .getByRole("heading", { name: german.words.text("lobby.firstDepositTitle") })
      .waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await german.leave();
    await visitor.leave();
  });
});
