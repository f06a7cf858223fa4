import { featureFlags } from "@houselight/contracts/configuration";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE, realGamePath, roundIds, spinSlot } from "../support/playing.ts";
import { stageOf } from "../support/starting.ts";
import { visitAsPlayer } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it("FLAG-04: work on the house leaves an open game to its player, and closes what comes after it", async () => {
  const manager = await signedInOperator(live.house, live.url, "manager");
  const visitor = await visitAsPlayer(live, "wide", 50_000n);
  const { page, words } = visitor;
  const path = await realGamePath(visitor, LANTERN_TIDE.slug);
  await visitor.open(path);
  await stageOf(page).waitFor();
  await page.waitForLoadState("networkidle");
  const heard = page.waitForResponse((answer) => answer.url().endsWith("/client-context"));
  const flags = featureFlags.initial;
  await manager.call(featureFlags.choose, { body: { ...flags, tech_work: true } });
  expect((await (await heard).json()).flags.tech_work).toBe(true);
  const { id } = await spinSlot(visitor, page);
  expect(await roundIds(visitor, LANTERN_TIDE.slug)).toEqual([id]);

  // Search engines keep what they know of a page, and come again.
  const vip = () => fetch(`${live.url}/vip`);
  await expect.poll(async () => (await vip()).status).toBe(503);
  const asked = await vip();
  expect(asked.headers.get("retry-after")).toBe("600");
  expect(await asked.text()).toContain(words.text("techWork.title"));
  expect((await fetch(`${live.url}/ffc`)).status).toBe(200);

  const closed = page.getByRole("heading", { name: words.text("techWork.title") });
  await page.locator('header a[href="/"]').first().click();
  await closed.waitFor();
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await closed.waitFor();
  expect(await stageOf(page).count()).toBe(0);
  await manager.call(featureFlags.choose, { body: flags });
  await stageOf(page).waitFor();
  await expect.poll(async () => (await vip()).status).toBe(200);
  await visitor.leave();
});
