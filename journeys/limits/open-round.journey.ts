import { createUserLimit } from "@houselight/contracts/compliance";
import { fund, httpCaller, registered } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn } from "../support/matrix.ts";
import { realGamePath } from "../support/playing.ts";
import { betOf, stageOf, takeSteps } from "../support/starting.ts";
import { visit } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(screensInTurn(1))("a break that begins mid-round on a %s screen", (screen) => {
  it("leaves the way back to the round until it ends, and none after it (LIMIT-06)", async () => {
    const { id, token } = await registered(live.house);
    await fund(live.house, id, 50_000n);
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    await visitor.context.addCookies([
      { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
    ]);
    const path = await realGamePath(visitor, "mines");
    await visitor.open(path);
    await betOf("mines")(visitor, page);
    await page.locator('[data-state="deciding"]').waitFor();

    const caller = httpCaller(live.url);
    caller.useSession(token);
    const body = { type: "coolingoff", period: "day" } as const;
    expect((await caller.call(createUserLimit, { body })).status).toBe(201);

    await visitor.open("/profile/rounds");
    await page.getByRole("link", { name: words.text("rounds.goOn") }).click();
    await page.locator('[data-state="deciding"]').waitFor();
    await page.reload();
    await takeSteps("mines", page);
    await stageOf(page).and(page.locator('[data-state="idle"]')).waitFor();

    // What was played can still be looked at.
    const ended = (await stageOf(page).getAttribute("data-round")) ?? "";
    await visitor.open("/profile/rounds");
    await page
      .getByRole("button", { name: words.text("rounds.showAgain") })
      .first()
      .click();
    await page.locator(`[data-state="idle"][data-round="${ended}"]`).waitFor();

    await visitor.open(path);
    await page.waitForURL(/\/profile\/limits$/);
  });
});
