import { registerPlayer } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail, PASSWORD } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { visit } from "../support/visitor.ts";

const SCRIPT = "https://counter.example/count.js";
const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 30_000 };
/** Nobody is there at the address of the script. */
const NO_COUNTER = /counter\.example/;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({ THIRD_PARTY_SCRIPT_URL: SCRIPT });
});
afterAll(() => live?.close());

/** Notes what a page asks of others. */
function watchForeign(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(live.url)) asked.push(url);
  });
  return asked;
}

describe("the site as an app", () => {
  it.runIf(IS_WHOLE)(
    "SHELL-16: registers its worker with a random query, another at each load",
    async () => {
      const visitor = await visit(live, "wide", "en", undefined, { hasWorker: true });
      visitor.allow(NO_COUNTER);
      const workers: string[] = [];
      visitor.context.on("serviceworker", (worker) => workers.push(worker.url()));
      await visitor.open("/");
      await expect.poll(() => workers.length, PATIENCE).toBe(1);
      await visitor.open("/vip");
      await expect.poll(() => workers.length, PATIENCE).toBe(2);
      for (const url of workers)
        expect(url.slice(live.url.length)).toMatch(/^\/sw\.js\?[\w-]{16,}$/);
      expect(new Set(workers).size).toBe(2);
      await visitor.leave();
    },
  );

  it("SHELL-15: has all that a browser wants of an app", async () => {
    const visitor = await visit(live, "narrow", "en", undefined, { hasWorker: true });
    visitor.allow(NO_COUNTER);
    await visitor.open("/");
    await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await visitor.context.newCDPSession(visitor.page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const faults = installabilityErrors.map(({ errorId }) => errorId);
    // The context of a journey is a private one, and a browser installs nothing from there.
    expect(faults.filter((fault) => fault !== "in-incognito")).toEqual([]);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toMatchObject({ name: "Paper Rocket", display: "standalone" });
    await visitor.leave();
  });
});

describe("a script of somebody else", () => {
  it.each([
    ["61 minutes ago", 61, 1],
    ["59 minutes ago", 59, 0],
  ] as const)(
    "SHELL-23: is loaded or not where it was last loaded %s",
    async (_when, minutes, loads) => {
      const visitor = await visit(live, "wide");
      const { page } = visitor;
      await page.route(SCRIPT, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.counted = true;" }),
      );
      await visitor.open("/");
      await expect
        .poll(
          () => page.evaluate(() => localStorage.getItem("third-party-script-loaded")),
          PATIENCE,
        )
        .not.toBeNull();
      const kept = String(Date.now() - minutes * MINUTE_MS);
      await page.evaluate((ago) => localStorage.setItem("third-party-script-loaded", ago), kept);
      const asked = watchForeign(page);
      await visitor.open("/vip");
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(1_000);
      expect(asked).toEqual(Array.from({ length: loads }, () => SCRIPT));
      await visitor.leave();
    },
  );

  it("OPEN-41: is not asked for before the visitor agreed to cookies", async () => {
    const visitor = await visit(live, "wide", "en", undefined, { isAskedAtFoot: true });
    const asked = watchForeign(visitor.page);
    await visitor.open("/");
    await visitor.page
      .getByRole("button", { name: visitor.words.text("popups.cookieAll") })
      .waitFor();
    await visitor.page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await visitor.leave();
  });
});

it.runIf(IS_WHOLE)(
  "OPEN-33: a page of words is read anew after a login, in its place",
  async () => {
    const email = freshEmail("reader");
    const account = {
      email,
      password: PASSWORD,
      currency: "EUR",
      country: "DE",
      locale: "en" as const,
    };
    await httpCaller(live.url).call(registerPlayer, {
      body: { user: { ...account, date_of_birth: "1990-01-01", terms_acceptance: true } },
    });
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await page.route(SCRIPT, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await visitor.open("/privacy-policy?modal=login");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(email);
    await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PASSWORD);
    const asked: string[] = [];
    page.on("request", (request) =>
      asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
    );
    await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => asked, PATIENCE).toContainEqual("fetch /api/cms/pages/privacy-policy");
    expect(asked.filter((one) => one.startsWith("document"))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/privacy-policy");
    await visitor.leave();
  },
);
