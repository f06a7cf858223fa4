import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn, IS_WHOLE } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Answers as the house does after a defect of its own. */
const DEFECT = {
  status: 500,
  json: { errors: { base: { internal_error: "Something went wrong on our side." } } },
};

describe.each(screensInTurn(0))("what goes wrong on a %s screen", (screen) => {
  it("shows the error page in the place of a page that fails, and sends the error to the log first (ERROR-01, ERROR-06)", async () => {
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    visitor.allow(/500|Failed to load|HTTP 500/);
    const logged: string[] = [];
    await page.route("**/log", async (route) => {
      logged.push((route.request().postDataJSON() as { name: string }).name);
      await route.continue();
    });
    await visitor.open("/credits");
    await page.waitForLoadState("networkidle");
    await page.route("**/api/games/**", (route) => route.fulfill(DEFECT));
    await page.route("**/api/house_games/**", (route) => route.fulfill(DEFECT));
    await page.evaluate(() => {
      window.history.pushState({}, "", "/play/paper-rocket/lantern-tide");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: words.text("errors.oopsTitle") }).waitFor();
    await page.getByText(words.text("errors.noted")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/play/paper-rocket/lantern-tide");
    expect(logged.filter((name) => name === "PAGE_ERROR")).toHaveLength(1);
    expect(logged).toContain("LOAD_HOUSE_GAME_ERROR");
    await expectAccessible(page, "error page");
    await page.unrouteAll();
    await page.getByRole("button", { name: words.text("site.retry") }).click();
    await page
      .getByRole("heading", { name: words.text("errors.oopsTitle") })
      .waitFor({ state: "detached" });
    await visitor.leave();
  });
});

it("says in the lobby that its games could not be loaded, and loads them when asked again (ERROR-01)", async () => {
  const visitor = await visit(live, "narrow", "de");
  const { page, words } = visitor;
  visitor.allow(/500|Failed to load|HTTP 500/);
  await visitor.open("/credits");
  await page.waitForLoadState("networkidle");
  await page.route("**/api/games/collections*", (route) => route.fulfill(DEFECT));
  await page.evaluate(() => {
    window.history.pushState({}, "", "/de");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  const failed = page.getByText(words.text("errors.gamesFailed"));
  await failed.waitFor();
  await expectAccessible(page, "lobby without games");
  await page.unrouteAll();
  await page.getByRole("button", { name: words.text("site.retry") }).click();
  await page.getByRole("heading", { name: words.text("categories.pokies") }).waitFor();
  expect(await failed.count()).toBe(0);
  await visitor.leave();
});

it.each(["when asked again", "once the line is back"])(
  "blames the line where a part of a page does not come, and shows the page %s (ERROR-06)",
  async (when) => {
    const visitor = await visit(live, "narrow", "de");
    const { page, words } = visitor;
    visitor.allow(/ERR_|Failed to load|dynamically imported module/);
    await visitor.open("/credits");
    await page.waitForLoadState("networkidle");
    for (const away of ["**/assets/support-*.js", "**/healthz"])
      await page.route(away, (route) => route.abort("internetdisconnected"));
    await page
      .locator('a[href$="/support"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByText(words.text("errors.network")).waitFor();
    expect(await page.getByText(words.text("errors.oopsText")).count()).toBe(0);
    await page.unrouteAll();
    if (when === "when asked again")
      await page.getByRole("button", { name: words.text("site.retry") }).click();
    else await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page
      .getByRole("heading", { level: 1, name: words.text("sections.support.title") })
      .waitFor();
    await visitor.leave();
  },
);

it("API-02, API-03: says that a page is on its way while its calls take long, and shows it once they are answered", async () => {
  const visitor = await visit(live, "narrow", "de");
  const { page, words } = visitor;
  await visitor.open("/credits");
  await page.waitForLoadState("networkidle");
  const line = page.locator("[data-loading]");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/tournaments", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .locator('a[href$="/tournaments"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await line.waitFor();
  expect(await line.textContent()).toBe(words.text("site.loadingPage"));
  await expectAccessible(page, "a page on its way");
  release();
  await line.waitFor({ state: "detached" });
  await page
    .getByRole("heading", { level: 1, name: words.text("sections.tournaments.title") })
    .waitFor();
  await visitor.leave();
});

describe.each(screensInTurn(1))("a session or a save that fails on a %s screen", (screen) => {
  it("opens the login where a session has ended, and leads back (AUTH-14)", async () => {
    const visitor = await visitAsPlayer(live, screen, 0n);
    const { page, words } = visitor;
    visitor.allow(/401/);
    await visitor.open("/credits");
    await page.waitForLoadState("networkidle");
    await visitor.context.clearCookies();
    await page.evaluate(() => {
      window.history.pushState({}, "", "/profile/security");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    await page.getByText(words.text("account.sessionEnded")).waitFor();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("redirect")).toBe("/profile/security");
    await visitor.leave();
  });

  it.runIf(IS_WHOLE)("says that no answer came when a sign-in is dropped", async () => {
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    visitor.allow(/ERR_|Failed to load/);
    await visitor.open("/login");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill("ada@example.org");
    await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill("paper-boats-1");
    await page.route("**/api/users/sign_in", (route) => route.abort("connectionreset"));
    await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
    await dialog.getByText(words.text("errors.network")).waitFor();
    await visitor.leave();
  });

  it.runIf(IS_WHOLE)(
    "changes the language that could not be saved, and says so (ERROR-02)",
    async () => {
      const visitor = await visitAsPlayer(live, screen, 0n);
      const { page, words } = visitor;
      visitor.allow(/500|Failed to load/);
      await visitor.open("/credits");
      await page.route("**/api/player/update_locale", (route) => route.fulfill(DEFECT));
      await page.locator("footer").getByRole("link", { name: "Deutsch" }).click();
      await page.waitForURL(/\/de\/credits/);
      const german = await page.locator("html").getAttribute("lang");
      expect(german).toBe("de");
      await page
        .getByText("Deine Sprache konnte nicht in deinem Konto gespeichert werden")
        .waitFor();
      expect(words.text("nav.languageNotKept")).toContain("could not be saved");
      await visitor.leave();
    },
  );

  it.runIf(IS_WHOLE)("keeps a page that is missing from search engines", async () => {
    const visitor = await visit(live, screen);
    const { page } = visitor;
    visitor.allow(/status of 404/);
    for (const path of ["/nothing-here", "/categories/nothing"]) {
      expect(await visitor.open(path)).toBe(404);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      expect(await page.locator('link[rel="canonical"], link[rel="alternate"]').count()).toBe(0);
    }
    await visitor.leave();
  });
});
