import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { GAMES } from "../support/matrix.ts";
import {
  accountCents,
  realGamePath,
  roundIds,
  roundShown,
  shownCents,
  untilIdle,
} from "../support/playing.ts";
import { betOf, takeSteps } from "../support/starting.ts";
import { visitAsPlayer, type Visitor } from "../support/visitor.ts";

const HELD_CENTS = 10_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(GAMES)("$title without a line", ({ slug, kind }) => {
  it("stakes nothing, neither then nor when the line is back", async () => {
    const visitor = await playerAt(slug);
    const { page, context, words } = visitor;
    await context.setOffline(true);
    await betOf(kind)(visitor, page);
    await page.getByText(words.text("games.noLine")).waitFor();
    await untilIdle(page);
    expect(await shownCents(page)).toBe(HELD_CENTS);
    await context.setOffline(false);
    await page.waitForTimeout(3_000);
    expect(await roundIds(visitor, slug)).toEqual([]);
    await visitor.leave();
  });

  it("shows what was sent once the line is back, and bets no second time", async () => {
    const visitor = await playerAt(slug);
    const { page, context, words } = visitor;
    let sent = 0;
    await page.route(`**/api/house_games/${slug}/rounds`, async (route) => {
      sent += 1;
      await route.fetch();
      // The house has decided; the line goes before its answer comes.
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    });
    await betOf(kind)(visitor, page);
    await page.getByText(words.text("games.unknown")).waitFor();
    await page.locator('[data-state="unknown"]').waitFor();
    await context.setOffline(false);
    await takeSteps(kind, page);
    const { id } = await roundShown(page, "");
    expect(await roundIds(visitor, slug)).toEqual([id]);
    expect(sent).toBe(1);
    await expect.poll(() => shownCents(page)).toBe(await accountCents(visitor));
    await visitor.leave();
    expect(await live.violations()).toEqual([]);
  });

  it("says that nothing was staked of a bet that had not come, and takes it no more", async () => {
    const visitor = await playerAt(slug);
    const { page, context, words } = visitor;
    visitor.allow(/409/);
    const late: (() => Promise<number>)[] = [];
    await page.route(`**/api/house_games/${slug}/rounds`, async (route) => {
      // The line swallows the bet, and lets it out when nobody waits for it any more.
      late.push(async () => (await route.fetch()).status());
      await context.setOffline(true);
    });
    await betOf(kind)(visitor, page);
    await page.locator('[data-state="unknown"]').waitFor();
    await context.setOffline(false);
    await page.getByText(words.text("games.neverArrived")).waitFor();
    expect(await late[0]?.()).toBe(409);
    expect(await roundIds(visitor, slug)).toEqual([]);
    expect(await accountCents(visitor)).toBe(HELD_CENTS);
    await visitor.leave();
  });
});

async function playerAt(slug: string): Promise<Visitor> {
  const visitor = await visitAsPlayer(live, "narrow", BigInt(HELD_CENTS));
  visitor.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await visitor.open(await realGamePath(visitor, slug));
  await untilIdle(visitor.page);
  // Whatever the page loads later is loaded before the line goes.
  await visitor.page.waitForLoadState("networkidle");
  return visitor;
}
