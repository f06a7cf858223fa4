import { changeGroups } from "@houselight/contracts/accounts";
import {
  mainWidget,
  type VipLevel,
  vipManagers,
  vipProgram,
} from "@houselight/contracts/configuration";
import { chosenByTwo, type HttpCaller, signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { shownCents, untilIdle } from "../support/playing.ts";
import { playSlot, richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

const PATIENCE = { timeout: 15_000, interval: 250 };
const GAME = "lantern-tide";
const NAMES = ["Iron", "Bronze", "Silver", "Gold", "Platinum", "Diamond"];
const GROUP = { bronze: "257", silver: "258", gold: "259" } as const;

let live: LiveHouse;
let manager: HttpCaller;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
  const levels = [10, 100, 400, 1_000, 2_000, 5_000].map(
    (min, at): VipLevel => ({
      id: `vip_level_${at + 1}` as VipLevel["id"],
      min,
      max: null,
      saveTarget: Math.floor(min / 2),
      bonuses: {},
    }),
  );
  await chosenByTwo(live.house, live.url, vipProgram, { levels });
  await manager.call(mainWidget.choose, { body: { links: ["quests"] } });
  const managers = [
    { groups: [GROUP.gold], managerName: "Mara Lindqvist", email: "mara@example.org" },
  ];
  expect((await manager.call(vipManagers.choose, { body: { managers } })).status).toBe(200);
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

/** A player whom the house puts into these groups. */
async function member(add: readonly string[]) {
  const nickname = `Vic${Date.now()}`;
  const player = await richPlayer(live, nickname);
  const [row] = await live.house.database.query<{ id: bigint }>(
    "select id from accounts.players where nickname = $1",
    [nickname],
  );
  const change = async (groups: { add?: readonly string[]; remove?: readonly string[] }) => {
    const body = {
      groups: { add: [...(groups.add ?? [])], remove: [...(groups.remove ?? [])] },
      reason: "a journey",
    };
    const { status } = await manager.call(changeGroups, { params: { id: Number(row?.id) }, body });
    expect(status).toBe(200);
  };
  await change({ add });
  return { ...player, change };
}

/** Of a welcome that was seen before. */
const SEEN = "1201";

it("AUTH-29, VIP-01, VIP-08, VIP-11, VIP-13: a VIP player sees the levels, the own one, its points and the manager, where there is one", async () => {
  const { visitor, caller } = await member([GROUP.gold, SEEN]);
  const { page, words } = visitor;
  expect((await playSlot(caller, GAME, 5_000)).status).toBe(200);
  await visitor.open("/vip");
  const cards = page.getByRole("main").locator("[data-position]");
  await expect.poll(() => cards.getByRole("heading").allTextContents(), PATIENCE).toEqual(NAMES);
  expect(
    await cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-position"))),
  ).toEqual(["before", "before", "before", "current", "future", "lock"]);
  await page.getByRole("heading", { level: 2, name: "Gold" }).first().waitFor();
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByText(/^\d+ SP$/).waitFor();
        return page.getByText(/^\d+ SP$/).textContent();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe("5 SP");
  await expectAccessible(page, "club");
  const profile = page
    .getByRole("banner")
    .getByRole("button", { name: words.text("account.open"), exact: true });
  expect(await profile.textContent()).toBe(words.text("account.vip"));
  await profile.click();
  const block = page.getByRole("region", { name: words.text("vip.manager.title") });
  await block.getByText("Mara Lindqvist").waitFor();
  expect(
    await block.getByRole("link", { name: words.text("vip.manager.email") }).getAttribute("href"),
  ).toBe("mailto:mara@example.org");
  await visitor.leave();

  const without = await member([GROUP.silver, SEEN]);
  const { page: silver } = without.visitor;
  await without.visitor.open("/vip");
  await silver.getByText(/^\d+ SP$/).waitFor();
  const own = silver
    .getByRole("banner")
    .getByRole("button", { name: words.text("account.open"), exact: true });
  expect(await own.textContent()).toBe(words.text("account.vip"));
  await own.click();
  await silver.getByRole("link", { name: words.text("account.profile"), exact: true }).waitFor();
  expect(await silver.getByText(words.text("vip.manager.title")).count()).toBe(0);
  await without.visitor.leave();
});

/** Plays elsewhere until the balance on the stage follows: what is told live arrives. */
async function playUntilShown(caller: HttpCaller, page: Page): Promise<void> {
  const before = await shownCents(page);
  await expect
    .poll(async () => {
      await playSlot(caller, GAME, 20);
      return shownCents(page);
    }, PATIENCE)
    .not.toBe(before);
}

it("VIP-10: a status that rises is told once, after the game, and a fall is not", async () => {
  const { visitor, caller, change } = await member([GROUP.bronze, SEEN]);
  const { page, words } = visitor;
  const popup = page.getByRole("dialog", { name: words.text("popups.vipTitle") });
  expect((await playSlot(caller, GAME, 20)).status).toBe(200);
  await visitor.open("/profile/games-history");
  // The watch is one of the last parts of a page: beside it stands the widget.
  await page.getByRole("button", { name: words.text("nav.shortcuts") }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Lantern Tide" }).first().click();
  await untilIdle(page);
  await playUntilShown(caller, page);
  await change({ add: [GROUP.silver], remove: [GROUP.bronze] });
  await page.waitForTimeout(2_000);
  expect(await popup.count()).toBe(0);
  await page.goBack();
  await popup.getByText(words.text("level.yours", { level: "Silver" })).waitFor();
  await popup.getByRole("button", { name: words.text("site.close") }).click();
  await popup.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForTimeout(2_000);
  await change({ add: [GROUP.bronze], remove: [GROUP.silver] });
  await page.waitForTimeout(2_000);
  expect(await popup.count()).toBe(0);
  await visitor.leave();
});

it("VIP-12, PROFILE-06: the lifetime levels stand in a row; a guest sees the club without a place in it", async () => {
  const { visitor } = await richPlayer(live, `Wil${Date.now()}`, "narrow");
  const { page, words } = visitor;
  await visitor.open("/profile/level");
  const levels = page.getByRole("list", { name: words.text("lifetime.levels") });
  await expect.poll(() => levels.getByRole("listitem").count(), PATIENCE).toBe(8);
  const own = levels.locator("[aria-current=step]");
  await own.getByRole("heading", { name: "Level 1", exact: true }).waitFor();
  await expectAccessible(page, "lifetime levels");
  await visitor.leave();
  const guest = await visit(live, "narrow");
  await guest.open("/vip");
  await guest.page.getByRole("heading", { level: 2, name: "Diamond" }).waitFor();
  expect(await guest.page.locator("[data-position]").count()).toBe(0);
  await guest.leave();
});
