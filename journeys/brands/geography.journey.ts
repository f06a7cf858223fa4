import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { casesInTurn, shareOf } from "../support/matrix.ts";
import { LANTERN_TIDE } from "../support/playing.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Text of a toast, which is what the visitor is told. */
const told = ({ page, words }: Visitor, key: string) => page.getByText(words.text(key)).waitFor();
const isAt = ({ page, words }: Visitor, path: string) =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === words.path(path));

describe.each(casesInTurn(1))(
  "a guest in $language on a $screen screen",
  ({ language, screen }) => {
    it("from a restricted country keeps the page and is told why (LICENCE-04, LICENCE-05, LICENCE-07)", async () => {
      const visitor = await visit(live, screen, language, "restricted.localhost");
      const { page, words } = visitor;
      await visitor.open("/pokies");
      await page
        .getByRole("link", { name: words.text("nav.logIn"), exact: true })
        .first()
        .click();
      await told(visitor, "refusals.login_restricted");
      expect(new URL(page.url()).pathname).toBe(words.path("/pokies"));
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.locator('main a[href*="/play/"]').filter({ visible: true }).first().click();
      expect(new URL(page.url()).pathname).toBe(words.path("/pokies"));
      await expectAccessible(page, "restricted country");
      await visitor.leave();
    });

    it("from a country restricted in part reads a warning that stays (LICENCE-08, LICENCE-09)", async () => {
      const visitor = await visit(live, screen, language, "partial.localhost");
      const { page, words } = visitor;
      await visitor.open("/");
      await told(visitor, "OOPS.RESTRICTED_GEO");
      await page
        .getByRole("link", { name: words.text("nav.logIn"), exact: true })
        .first()
        .click();
      await told(visitor, "refusals.login_restricted");
      await isAt(visitor, "/");
      await page
        .getByRole("button", { name: words.text("site.close") })
        .first()
        .click();
      await page.getByText(words.text("OOPS.RESTRICTED_GEO")).waitFor({ state: "detached" });
      await visitor.leave();
    });

    it("from Estonia logs in and does not register (LICENCE-10)", async () => {
      const visitor = await visit(live, screen, language, "estonia.localhost");
      const { page, words } = visitor;
      await visitor.open("/sign-up");
      await told(visitor, "refusals.registration_restricted");
      await told(visitor, "OOPS.RESTRICTED_GEO_EE");
      await isAt(visitor, "/");
      await visitor.open("/sign-in");
      await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
      await visitor.leave();
    });
  },
);

it("keeps a warning longer than other toasts last (LICENCE-09)", async () => {
  const visitor = await visit(live, "wide", "en", "partial.localhost");
  // A clock that can be put forward: nobody waits for the toasts.
  await visitor.page.clock.install();
  await visitor.open("/");
  await told(visitor, "OOPS.RESTRICTED_GEO");
  await visitor.page.clock.fastForward(10_500);
  await told(visitor, "OOPS.RESTRICTED_GEO");
  await visitor.leave();
});

describe("the addresses of a restricted country", () => {
  const addresses = [
    ["/sign-up", "registration"],
    ["/sport/registration", "registration"],
    ["/sign-in", "login"],
    ["/sport/login", "login"],
    ["/remind", "login"],
    ["/guest/sign-in", "login"],
    [`/play/houselight/${LANTERN_TIDE.slug}`, "login"],
    ["/deposit", "registration"],
  ] as const;
  it.each(shareOf(addresses, 1, 3))(
    "%s leads to the lobby, which names the %s (LICENCE-06)",
    async (path, entrance) => {
      const visitor = await visit(live, "wide", "en", "restricted.localhost");
      await visitor.open(path);
      await told(visitor, `refusals.${entrance}_restricted`);
      await isAt(visitor, "/");
      expect(await visitor.page.getByRole("dialog").count()).toBe(0);
      await visitor.leave();
    },
  );
});

it("leads from a guests' address to its page, and to no other site (ROUTE-26, ROUTE-30)", async () => {
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  await visitor.open("/guest/sport/login");
  await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
  await isAt(visitor, "/sport/login");
  await visitor.open("/guest");
  await page.getByRole("heading", { name: words.text("lobby.guestTitle") }).waitFor();
  await page.locator("main [data-banner]").first().waitFor();
  visitor.allow(/status of 404/);
  expect(await visitor.open("/guest//evil.example")).toBe(404);
  await isAt(visitor, "/evil.example");
  expect(new URL(page.url()).host).toBe(new URL(live.url).host);
  await visitor.leave();
  const player = await visitAsPlayer(live, "wide", 0n);
  await player.open("/guest");
  await isAt(player, "/");
  await player.leave();
});
