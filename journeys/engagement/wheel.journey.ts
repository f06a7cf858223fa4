import { wheelConfig, wheelSegments } from "@houselight/contracts/configuration";
import { listBonuses, updateBonusSettings } from "@houselight/contracts/bonuses";
import type { Prize } from "@houselight/contracts/prizes";
import { listWheelSpins } from "@houselight/contracts/wheel";
import { chosenByTwo } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

/** The wheel turns for five seconds, on a busy machine for longer. */
const TURN_MS = 30_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
  await choose([money(5, 4), money(10, 4), money(25, 2)], []);
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

const money = (euros: number, weight: number): Prize => ({
  weight,
  bonuses: [
    {
      type: "bonus",
      title: { en: `${euros} euros` },
      bonus_amount: { EUR: euros * 100 },
      result_bonus: { wager: 3 },
    },
  ],
});

type Segments = readonly { readonly groups: string[]; readonly prizes: Prize[] }[];

async function choose(prizes: readonly Prize[], segments: Segments): Promise<void> {
  const config = { enabled: true, groups: [], prizes: [...prizes] };
  await chosenByTwo(live.house, live.url, wheelConfig, config);
  await chosenByTwo(live.house, live.url, wheelSegments, { segments: [...segments] });
}

/** Returns the place of the slice under the pointer, as the drawing stands. */
const underPointer = (page: Page) =>
  page.locator("main svg g[data-degrees]").evaluate((wheel) => {
    const turned = Number((wheel as HTMLElement).dataset["degrees"]);
    const at = (((-turned % 360) + 360) % 360) / 360;
    const ends = [0.4, 0.8, 1];
    return ends.findIndex((end) => at < end);
  });

it("WHEEL-01, OPEN-38: a player turns the wheel once a day: it stands on the prize that the house gave, and can be checked", async () => {
  const { visitor, caller } = await richPlayer(live, `Wim${Date.now()}`);
  const { page, words } = visitor;
  await visitor.open("/spin-wheel");
  const table = page.getByRole("table", { name: words.text("wheel.prizes") });
  expect(await table.getByRole("row").allTextContents()).toEqual([
    expect.stringContaining(words.text("prizes.chance")),
    expect.stringMatching(/€5\.00.*40%/),
    expect.stringMatching(/€10\.00.*40%/),
    expect.stringMatching(/€25\.00.*20%/),
  ]);
  await expectAccessible(page, "wheel");
  await page.getByRole("button", { name: words.text("wheel.spin") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor({ timeout: TURN_MS });
  const [bonus] = (await caller.call(listBonuses, {})).body;
  const [spin] = (await caller.call(listWheelSpins, { query: {} })).body;
  expect(bonus?.amount_cents).toBe([500, 1_000, 2_500][spin?.draw.index ?? -1]);
  expect(await underPointer(page)).toBe(spin?.draw.index);
  const won = ["€5.00", "€10.00", "€25.00"][spin?.draw.index ?? -1] as string;
  await dialog.getByRole("heading", { name: won }).waitFor();
  await expectAccessible(page, "won");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const again = page.getByRole("button", { name: words.text("wheel.spin") });
  expect(await again.isDisabled()).toBe(true);
  await page.getByText(words.text("wheel.next")).waitFor();
  // After a reload it stands where it stood.
  await visitor.reload();
  expect(await underPointer(page)).toBe(spin?.draw.index);
  expect(await page.getByRole("button", { name: words.text("wheel.spin") }).isDisabled()).toBe(
    true,
  );
  await page
    .getByRole("button", { name: words.text("prizes.proof.open"), exact: true })
    .first()
    .click();
  await dialog.getByRole("button", { name: words.text("prizes.proof.reveal") }).click();
  await dialog.locator("[data-agrees=true]").waitFor();
  await expectAccessible(page, "check of a turn");
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "WHEEL-01: the segments page shows the same wheel, and who has which prizes",
  async () => {
    await choose(
      [money(5, 4), money(10, 4), money(25, 2)],
      [{ groups: ["258"], prizes: [money(50, 1), money(75, 1)] }],
    );
    const nickname = `Vera${Date.now()}`;
    const { visitor } = await richPlayer(live, nickname);
    await live.house.database.query(
      `insert into accounts.player_groups (player_id, group_id)
     select id, '258' from accounts.players where nickname = $1`,
      [nickname],
    );
    const { page, words } = visitor;
    await visitor.open("/spin-wheel/segments");
    const own = page.getByRole("table", { name: words.text("wheel.prizes") });
    await own.getByText("€75.00").waitFor();
    const silver = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Silver" }) });
    await silver.getByText(words.text("wheel.segments.yours")).waitFor();
    await page.getByRole("table", { name: words.text("wheel.segments.all") }).waitFor();
    await expectAccessible(page, "segments of the wheel");
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "a guest sees the wheel and registers first; reduced motion does not turn it",
  async () => {
    await choose([money(5, 4), money(10, 4), money(25, 2)], []);
    const html = await (await fetch(`${live.url}/spin-wheel`)).text();
    for (const part of ["€25.00", "20%"]) expect(html).toContain(part);
    const guest = await visit(live, "narrow");
    await guest.open("/spin-wheel");
    await guest.page.getByText(guest.words.text("wheel.guest")).waitFor();
    expect(
      await guest.page.getByRole("button", { name: guest.words.text("wheel.spin") }).count(),
    ).toBe(0);
    await expectAccessible(guest.page, "wheel of a guest");
    await guest.page
      .getByRole("main")
      .getByRole("link", { name: guest.words.text("wheel.register") })
      .click();
    await guest.page.getByRole("dialog").waitFor();
    await guest.leave();
    const { visitor } = await richPlayer(live, `Rik${Date.now()}`, "narrow");
    const { page, words } = visitor;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        // Dialogs fade by styles: what is animated here is the wheel.
        if (this.tagName === "g")
          document.body.dataset["turns"] = String(Number(document.body.dataset["turns"] ?? 0) + 1);
        return animate.apply(this, how);
      };
    });
    await visitor.open("/spin-wheel");
    const button = page.getByRole("button", { name: words.text("wheel.spin") });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => Number(document.body.dataset["turns"] ?? 0))).toBe(0);
    await visitor.leave();
  },
);

it("who has turned bonuses off turns them on first, and then the wheel", async () => {
  const { visitor, caller } = await richPlayer(live, `Oda${Date.now()}`);
  await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
  const { page, words } = visitor;
  await visitor.open("/spin-wheel");
  await page.getByText(words.text("prizes.bonusesOff.text")).waitFor();
  const spin = page.getByRole("button", { name: words.text("wheel.spin") });
  expect(await spin.count()).toBe(0);
  await expectAccessible(page, "wheel without bonuses");
  await page.getByRole("button", { name: words.text("prizes.bonusesOff.allow") }).click();
  await spin.click();
  await page.getByRole("dialog").waitFor({ timeout: TURN_MS });
  expect((await caller.call(listBonuses, {})).body).toHaveLength(1);
  await visitor.leave();
});
