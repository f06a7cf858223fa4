import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn } from "../support/matrix.ts";
import { LANTERN_TIDE, realGamePath, spinOf, spinSlot, untilIdle } from "../support/playing.ts";
import { visitAsPlayer } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(screensInTurn(1))("what a session has won and lost on a %s screen", (screen) => {
  it("stays in sight from game to game, with the time since it began", async () => {
    const visitor = await visitAsPlayer(live, screen, 50_000n);
    const { page, words } = visitor;
    const net = (cents: number) => page.locator(`[data-net="${cents}"]`).waitFor();
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    await untilIdle(page);
    await net(0);
    const first = await spinSlot(visitor, page);
    const sum = first.payoutCents - first.stakeCents;
    await net(sum);

    await page.reload();
    await untilIdle(page);
    await net(sum);
    const path = await realGamePath(visitor, "dice");
    await visitor.open(path);
    await untilIdle(page);
    await net(sum);
    const second = await spinOf("dice")(visitor, page);
    await net(sum + second.payoutCents - second.stakeCents);
    const time = page.locator("[data-bar] dl div", { hasText: words.text("games.session") });
    await time.getByText(/^\d+:\d\d:\d\d$/).waitFor();

    // Play money is not part of it.
    await visitor.open(path.replace("mode=real", "mode=demo"));
    await untilIdle(page);
    await net(0);
    expect(await page.getByText(words.text("games.time"), { exact: true }).count()).toBe(1);
  });
});
