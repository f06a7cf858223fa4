import { GROUPS } from "@houselight/contracts/accounts";
import { findLocale } from "@houselight/contracts/locales";
import { scriptBytes } from "@houselight/scripts/script-bytes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE, type Language, shareOf } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";
import { loadWords } from "../support/words.ts";
import { PLACE_TABLE, type PlaceRow, VISITORS, type Who } from "./place-table.ts";

/** In `npm test` each visitor opens a share of the table, and all together a third: a page takes its second. */
const SHARES = 3 * VISITORS.length;
const HALL = "lantern-hall.localhost";

/**
 * The most script that a page may name, in bytes (gzip). It is what the pages have and a little more: where one
 * outgrows it, something came into every page that could come when it is wanted (decision 26).
 */
const MOST_SCRIPT = [
  ["/", 184_200],
  ["/slots", 185_000],
  ["/rocket-chance", 173_000],
  ["/play/foldhouse/lantern-tide", 178_000],
] as const;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

async function come(who: Who): Promise<Visitor> {
  if (who === "guest") return visit(live, "wide");
  if (who === "restricted") return visit(live, "wide", "en", "restricted.localhost");
  return visitAsPlayer(live, "wide", 0n, who === "tester" ? { groups: [GROUPS.tester] } : {});
}

const languageOf = async (page: Page): Promise<Language> =>
  (await page.locator("html").getAttribute("lang")) as Language;

const outcomeOf = (row: PlaceRow, who: Who) => (who === "tester" ? row.all : (row[who] ?? row.all));

describe("every address (ROUTE-03, ROUTE-05, ROUTE-07, ROUTE-33, OPEN-02, ROUTE-13, ROUTE-15, ROUTE-18, ROUTE-20, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-26, ROUTE-28, ROUTE-37, OPEN-03)", () => {
  it.each(VISITORS.map((who, share) => ({ who, share })))(
    "leads a visitor ($who) where its row says",
    { timeout: 600_000 },
    async ({ who, share }) => {
      const visitor = await come(who);
      const { page } = visitor;
      visitor.allow(/status of 404/);
      for (const row of shareOf(PLACE_TABLE, share, SHARES)) {
        const outcome = outcomeOf(row, who);
        const answer = await page.goto(row.path);
        const wanted = outcome === 404 ? row.path : outcome;
        // Some pages lead on once their script is there.
        await page
          .waitForURL(({ pathname, search }) => pathname + search === wanted, { timeout: 5_000 })
          .catch(() => undefined);
        const { pathname, search } = new URL(page.url());
        await page.locator("h1").first().waitFor();
        const isHidden = (await page.locator('meta[name="robots"]').count()) > 0;
        expect
          .soft({ ...row, at: pathname + search, status: answer?.status() })
          .toEqual({ ...row, at: wanted, status: outcome === 404 ? 404 : 200 });
        if (row.dialog && who === "guest")
          await page.getByRole("dialog", { name: visitor.words.text(row.dialog) }).waitFor();
        // Its words are those of the language that the visitor's country gets.
        const words = await loadWords(live.url, await languageOf(page));
        const missing = `${words.text("meta.notFoundTitle")} · Paper Rocket`;
        if (outcome === 404)
          expect
            .soft({ ...row, isHidden, title: await page.title() })
            .toEqual({ ...row, isHidden: true, title: missing });
      }
      await visitor.leave();
    },
  );

  it.runIf(IS_WHOLE).each(["guest", "player", "guest of the other brand"] as const)(
    "shows a %s nothing that axe finds fault with",
    { timeout: 1_200_000 },
    async (who) => {
      const isElsewhere = who === "guest of the other brand";
      const visitor = await (isElsewhere ? visit(live, "narrow", "en", HALL) : come(who));
      visitor.allow(/status of 404/);
      const { page } = visitor;
      for (const { path } of PLACE_TABLE) {
        await page.goto(path);
        await page.locator("h1").first().waitFor();
        await expectAccessible(page, `${path} as ${who}`);
      }
      await visitor.leave();
    },
  );
});

it.each(MOST_SCRIPT)("a page names no more script than its share: %s", async (path, most) => {
  const bytes = await scriptBytes(live.url, path);
  expect(bytes).toBeLessThan(most);
  // The share follows what the page has: a wide one would keep nothing out.
  expect(bytes).toBeGreaterThan(most * 0.95);
});

it("SHELL-21: each page of the sitemap stands, is open to search engines and is named by its first name", async () => {
  const sitemap = await (await fetch(`${live.url}/sitemap.xml`)).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
  const english = places.filter((place) => findLocale(place.split("/")[3] ?? "") === null);
  expect(english.length).toBeGreaterThan(50);
  for (const place of english) {
    const answer = await fetch(place, { redirect: "manual" });
    const html = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isHidden = html.includes('name="robots"');
    expect
      .soft({ place, status: answer.status, canonical, isHidden })
      .toEqual({ place, status: 200, canonical: place, isHidden: false });
  }
});
