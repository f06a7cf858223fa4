import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail } from "./support/entering.ts";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import { LANTERN_TIDE, realGamePath, untilIdle } from "./support/playing.ts";
import { screensInTurn, shareOf } from "./support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "./support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(screensInTurn(0))("the doors of the site on a %s screen", (screen) => {
  it("sends a guest who wants to play for real to registration, and on to the game after it (ROUTE-41)", async () => {
    const visitor = await visit(live, screen);
    const { page } = visitor;
    const game = await realGamePath(visitor, LANTERN_TIDE.slug);
    await visitor.open(game);
    await expectRegistration(visitor, game);
    await fillRegistration(visitor, freshEmail("guard"));
    await page.waitForURL((url) => `${url.pathname}${url.search}` === game);
    await untilIdle(page);
    await visitor.leave();
  });

  it.each(shareOf(["/deposit", "/cashbox"], 0, 2))(
    "sends a guest at %s to registration (ROUTE-41)",
    async (path) => {
      const visitor = await visit(live, screen);
      await visitor.open(path);
      await expectRegistration(visitor, path);
      await visitor.leave();
    },
  );

  it("opens the login at the address of a page whose session has ended (AUTH-14)", async () => {
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    const { url } = live;
    await visitor.context.addCookies([
      { name: "session", value: "long-gone", url, httpOnly: true },
    ]);
    await visitor.open("/profile/security?x=1");
    await page.getByRole("dialog", { name: words.text("auth.loginTitle") }).waitFor();
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/profile/security?x=1");
    await visitor.leave();
  });

  it.each(shareOf(["/login", "/sign-in", "/registration", "/sign-up"], 2, 4))(
    "sends a player at %s to the lobby (ROUTE-01, ROUTE-42)",
    async (path) => {
      const visitor = await visitAsPlayer(live, screen, 0n);
      const { page, words } = visitor;
      await visitor.open(path);
      await page.getByRole("heading", { name: words.text("lobby.firstDepositTitle") }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/");
      expect(await page.getByRole("dialog").count()).toBe(0);
      await visitor.leave();
    },
  );

  it.each(
    shareOf(
      ["/nothing-here", "/play/nobody/nothing", "/categories/nothing", "/producers/nobody"],
      1,
      4,
    ),
  )("says plainly that %s does not exist", async (path) => {
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    visitor.allow(/status of 404/);
    expect(await visitor.open(path)).toBe(404);
    await page.getByRole("heading", { name: words.text("errors.notFoundTitle") }).waitFor();
    await expectAccessible(page, "page not found");
    await page.getByRole("link", { name: words.text("errors.toLobby") }).click();
    await page.getByRole("heading", { name: words.text("lobby.guestTitle") }).waitFor();
    await visitor.leave();
  });
});

async function expectRegistration({ page, words }: Visitor, redirect: string): Promise<void> {
  const name = words.text("auth.registrationTitle");
  await page.getByRole("dialog", { name }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/registration");
  expect(searchParams.get("redirect")).toBe(redirect);
}
