import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail } from "../support/entering.ts";
import { holdBack } from "../support/hold-back.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { visit } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe("a visitor of a campaign", () => {
  it("TRACK-01, TRACK-02: is told on landing and after the registration, and keeps the cookies", async () => {
    const visitor = await visit(live, "wide");
    const { page, context } = visitor;
    const sent: string[] = [];
    page.on("request", (request) => {
      if (/log_utm_/.test(request.url()))
        sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    });
    const told = page.waitForRequest(/log_utm_set/);
    await visitor.open("/registration?utm_source=paper&stag=1_2");
    await told;
    await fillRegistration(visitor, freshEmail("campaign"));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(sent).toEqual([
      '/log_utm_set {"utmMetrics":{"source":"paper"},"stag":"1_2"}',
      '/log_utm_send {"utmMetrics":{"source":"paper"}}',
    ]);
    const cookies = await context.cookies();
    const stag = cookies.find(({ name }) => name.endsWith("stag"));
    expect(stag).toMatchObject({ value: "1_2", httpOnly: true });
    expect((stag?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(2_591_000);
    await visitor.leave();
  });

  it("AUTH-11, AUTH-12: joins the groups of the experiment and of the installed app", async () => {
    await live.house.database.query(
      `insert into configuration.setting_versions (name, value, chosen_at)
       values ('feature-flags', '{"ab_registration": true}', now())`,
    );
    const visitor = await visit(live, "narrow");
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "standalone", { value: true });
    });
    await visitor.open("/registration");
    const joined = page.waitForResponse(
      (answer) =>
        answer.url().endsWith("/api/player/groups") &&
        (answer.request().postData() ?? "").includes("1401"),
    );
    await fillRegistration(visitor, freshEmail("installed"));
    await joined;
    const profile = (await page.evaluate(async () => {
      const answer = await fetch("/api/player", {
        headers: { "x-requested-with": "XMLHttpRequest" },
      });
      return answer.json();
    })) as { id: number; statuses: { id: string }[] };
    const own = profile.id % 2 === 0 ? "1205" : "1206";
    expect(profile.statuses.map(({ id }) => id)).toEqual([own, "1401"]);
    await visitor.leave();
  });
});

it("TRACK-01: a campaign is told also when the visitor goes on before the script that tells it is there", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  const held = await holdBack(page, /landing-watch/);
  await visitor.open("/?utm_source=paper");
  await expect.poll(held.count, { timeout: 15_000 }).toBe(1);
  await page
    .getByRole("link", { name: words.text("nav.pokies") })
    .first()
    .click();
  await page.waitForURL("**/pokies");
  const told = page.waitForRequest(/log_utm_set/);
  held.release();
  expect((await told).postDataJSON()).toEqual({ utmMetrics: { source: "paper" } });
  await visitor.leave();
});
