import { playerFieldsConfig, PROFILE_FIELDS } from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE } from "../support/playing.ts";
import { expectAccessible, type Visitor, visitAsPlayer } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
  const manager = await signedInOperator(live.house, live.url, "manager");
  const body = { edition: [...PROFILE_FIELDS], foldhouse: ["city" as const, "address" as const] };
  expect((await manager.call(playerFieldsConfig.choose, { body })).status).toBe(200);
});
afterAll(() => live?.close());

const PLACE = `/play/foldhouse/${LANTERN_TIDE.slug}`;
const popupOf = ({ page, words }: Visitor) =>
  page.getByRole("dialog", { name: words.text("profile.gameAsks.title") });
const spinOf = ({ page, words }: Visitor) =>
  page.getByRole("button", { name: words.text("games.spin"), exact: true });

it.each(["wide", "narrow"] as const)(
  "GAME-21, MODAL-12: a game for money waits for what its provider asks for, and starts with it (%s)",
  async (screen) => {
    const visitor = await visitAsPlayer(live, screen, 5_000n);
    const { page, words } = visitor;
    await visitor.open(`${PLACE}?mode=real`);
    const popup = popupOf(visitor);
    await popup.waitFor();
    expect(await page.locator("[data-held]").count()).toBe(1);
    expect(await spinOf(visitor).count()).toBe(0);
    await expectAccessible(page, "what a provider asks for");
    // Neither the key nor a press outside ends it.
    await page.keyboard.press("Escape");
    await page.mouse.click(3, 3);
    expect(await popup.isVisible()).toBe(true);
    await popup.getByRole("button", { name: words.text("profile.save") }).click();
    expect(await popup.isVisible()).toBe(true);
    await popup.getByLabel(words.text("profile.fields.city")).fill("Berlin");
    await popup.getByLabel(words.text("profile.fields.address")).fill("Invalidenstrasse 43");
    await popup.getByRole("button", { name: words.text("profile.save") }).click();
    await spinOf(visitor).waitFor();
    expect(await popup.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(PLACE);
    await visitor.reload();
    await spinOf(visitor).waitFor();
    expect(await popup.count()).toBe(0);
    await visitor.leave();
  },
);

it("GAME-21, ROUTE-25: a demo asks for nothing, and is one press away; so are the other games", async () => {
  const visitor = await visitAsPlayer(live, "wide", 0n);
  const { page, words } = visitor;
  await visitor.open(`${PLACE}?mode=real`);
  await popupOf(visitor)
    .getByRole("link", { name: words.text("profile.gameAsks.demo") })
    .click();
  await spinOf(visitor).waitFor();
  expect(page.url()).toContain("mode=demo");
  expect(await popupOf(visitor).count()).toBe(0);
  await visitor.open(`${PLACE}?mode=real`);
  const leave = words.text("profile.gameAsks.leave");
  await popupOf(visitor).getByRole("button", { name: leave }).click();
  await page.waitForURL((url) => url.pathname === "/");
  // Another provider asks for nothing.
  await visitor.open("/play/tin-parade/penny-comet?mode=real");
  await spinOf(visitor).waitFor();
  await visitor.leave();
});
