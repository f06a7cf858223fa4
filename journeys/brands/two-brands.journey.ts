import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { casesInTurn } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

const HOSTS = { rocket: "localhost", hall: "lantern-hall.localhost" } as const;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Reads from a page all that tells one house from another. */
async function lookOf({ page }: Visitor) {
  const image = (drawing: string) =>
    page.locator(`img[src$="/${drawing}.svg"]`).first().getAttribute("src");
  return {
    name: (await page.title()).split(":")[0]?.trim(),
    title: await page.getByRole("heading", { level: 1 }).textContent(),
    ground: await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    hero: await image("hero"),
    mark: await image("mark"),
    languages: await page.locator("footer a[hreflang]").count(),
    badge: await page.locator("footer").getByText("Copywatch").count(),
  };
}

describe("two brands under one roof (OPEN-29, LICENCE-01)", () => {
  it.each(casesInTurn(1))(
    "look and speak apart in $language on a $screen screen",
    async ({ language, screen }) => {
      const visitors = await Promise.all([
        visit(live, screen, language, HOSTS.rocket),
        visit(live, screen, language, HOSTS.hall),
      ]);
      const looks = [];
      for (const visitor of visitors) {
        expect(await visitor.open("/")).toBe(200);
        await visitor.page
          .getByRole("heading", { level: 1, name: visitor.words.text("lobby.guestTitle") })
          .waitFor();
        looks.push(await lookOf(visitor));
        await expectAccessible(visitor.page, `lobby of ${visitor.words.text("lobby.guestTitle")}`);
      }
      const [rocket, hall] = looks;
      expect([rocket?.languages, hall?.languages]).toEqual([8, 4]);
      // This locale shows the keys of words (LOCALE-01), whoever's they are.
      if (language !== "en-KW") {
        expect(rocket).toMatchObject({ name: "Paper Rocket", badge: 1 });
        expect(hall).toMatchObject({ name: "Lantern Hall", badge: 0 });
      }
      expect(hall?.ground).not.toBe(rocket?.ground);
      expect(hall?.hero).not.toBe(rocket?.hero);
      expect(hall?.mark).not.toBe(rocket?.mark);
      for (const visitor of visitors) await visitor.leave();
    },
  );

  it("serve a player of the hall under its licence", async () => {
    const visitor = await visit(live, "wide", "en", HOSTS.hall);
    const { page, words } = visitor;
    await visitor.open("/");
    await page.getByRole("link", { name: words.text("nav.register"), exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page, "registration in the hall");
    await fillRegistration(visitor, freshEmail("hanna"));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page
      .getByRole("heading", { level: 1, name: words.text("lobby.firstDepositTitle") })
      .waitFor();
    const profile: unknown = await page.evaluate(async () => {
      const answer = await fetch("/api/player", {
        headers: { "x-requested-with": "XMLHttpRequest" },
      });
      return answer.json();
    });
    expect(profile).toMatchObject({ license_name: "EE" });
    await visitor.leave();
  });
});

describe("structured data of the organisation (SHELL-22)", () => {
  it.each([
    [HOSTS.rocket, "Paper Rocket Demonstration N.V."],
    [HOSTS.hall, "Lantern Hall Demonstration OÜ"],
    ["127.0.0.1", null],
  ])("of %s stands on the main page alone", async (host, company) => {
    const visitor = await visit(live, "wide", "en", host);
    const data = async (path: string) => {
      await visitor.open(path);
      const scripts = visitor.page.locator('script[type="application/ld+json"]');
      return (await scripts.count()) === 0 ? null : await scripts.first().textContent();
    };
    const home = await data("/");
    expect(home === null ? null : JSON.parse(home).legalName).toBe(company);
    expect(await data("/vip")).toBeNull();
    await visitor.leave();
  });
});
