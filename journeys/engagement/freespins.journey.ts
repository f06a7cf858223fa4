import { completeAdventureStep } from "@houselight/contracts/adventures";
import { GROUPS } from "@houselight/contracts/accounts";
import { listBonuses } from "@houselight/contracts/bonuses";
import { vipAdventures } from "@houselight/contracts/configuration";
import { listFreespins } from "@houselight/contracts/freespins";
import { chosenByTwo } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { accountCents, roundShown, untilIdle } from "../support/playing.ts";
import { richPlayer } from "../support/rich-player.ts";
import { expectAccessible } from "../support/visitor.ts";

const PATIENCE = { timeout: 15_000, interval: 250 };
const GAME = "lantern-tide";
const SPINS = 3;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
  // Steps of an adventure give free spins, as much else does.
  const body = {
    adventure: {
      starts_on: new Date().toISOString().slice(0, 10),
      days: [
        {
          day: 1,
          step: 1,
          stepTotal: 1,
          prize: {
            type: "fs" as const,
            title: { en: "Three on the water" },
            group_key: "gift_water",
            count: SPINS,
            game: GAME,
            stake_eur_cents: 20,
          },
          condition: { wager: 2, periodActivationDays: 2 },
          variables: {},
        },
      ],
      superDay: null,
    },
  };
  await chosenByTwo(live.house, live.url, vipAdventures, body);
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

/** A player with free spins that wait to be activated. */
async function lucky() {
  const nickname = `Lou${Date.now()}`;
  const player = await richPlayer(live, nickname);
  await live.house.database.query(
    `insert into accounts.player_groups (player_id, group_id)
     select id, $2 from accounts.players where nickname = $1`,
    [nickname, GROUPS.adventures],
  );
  const given = await player.caller.call(completeAdventureStep, { params: { step: "1" } });
  expect(given.status).toBe(200);
  return player;
}

it("BONUS-01, BONUS-02, BONUS-04, BONUS-05, BONUS-14: free spins are activated, played at the cost of the house, and their winnings become a bonus", async () => {
  const { visitor, caller } = await lucky();
  const { page, words } = visitor;
  await visitor.open("/profile/gifts");
  const card = page.getByRole("article").filter({ hasText: "Three on the water" });
  await card.getByText(`${SPINS} free spins`).waitFor();
  const gifts = words.text("account.gifts");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: new RegExp(`^${gifts}, 1 `) }).waitFor();
  await card
    .getByRole("button", { name: new RegExp(`^${words.text("bonuses.activate")}: `) })
    .click();
  await card.getByText(words.text("freespins.stages.activated")).waitFor();
  await expectAccessible(page, "gifts with free spins");
  await card.getByRole("link", { name: words.text("freespins.play") }).click();
  const before = await accountCents(visitor);
  const bar = page.locator("[data-house-spins]");
  await expect.poll(() => bar.getAttribute("data-house-spins"), PATIENCE).toBe(String(SPINS));
  let won = 0;
  let last = "";
  for (let left = SPINS - 1; left >= 0; left -= 1) {
    await untilIdle(page);
    await page
      .getByRole("button", { name: words.text("games.houseSpins.spin"), exact: true })
      .click();
    const { id, payoutCents } = await roundShown(page, last);
    last = id;
    won += payoutCents;
    if (left > 0)
      await expect.poll(() => bar.getAttribute("data-house-spins"), PATIENCE).toBe(String(left));
  }
  // The player pays again.
  await expect.poll(() => bar.count(), PATIENCE).toBe(0);
  await page.getByRole("button", { name: words.text("games.spin"), exact: true }).waitFor();
  await live.house.reactions.settled();
  const [spins] = (await caller.call(listFreespins, {})).body;
  expect(spins).toMatchObject({
    stage: won > 0 ? "finished" : "lost",
    freespins_used: SPINS,
    amount_cents: won,
  });
  const bonuses = (await caller.call(listBonuses, {})).body;
  expect(bonuses.map(({ amount_cents }) => amount_cents)).toEqual(won > 0 ? [won] : []);
  expect(await accountCents(visitor)).toBe(before + won);
  await visitor.leave();
});

it("free spins that wait are offered in their game, before the first round is paid", async () => {
  const { visitor } = await lucky();
  const { page, words } = visitor;
  const offer = page.locator("[data-waiting-spins]");
  await visitor.open(`/play/foldhouse/${GAME}?mode=real`);
  await offer.waitFor();
  await offer.getByText(`${SPINS} free spins wait`).waitFor();
  await expectAccessible(page, "free spins that wait in their game");
  await offer.getByRole("button", { name: words.text("games.waitingSpins.later") }).click();
  await offer.waitFor({ state: "detached" });
  await page.getByRole("button", { name: words.text("games.spin"), exact: true }).waitFor();
  await visitor.open(`/play/foldhouse/${GAME}?mode=real`);
  await offer.getByRole("button", { name: words.text("bonuses.activate") }).click();
  await page.locator(`[data-house-spins="${SPINS}"]`).waitFor();
  expect(await offer.count()).toBe(0);
  await visitor.leave();
});

it.runIf(IS_WHOLE)("BONUS-06: free spins are given up after a question", async () => {
  const { visitor, caller } = await lucky();
  const { page, words } = visitor;
  await visitor.open("/profile/gifts");
  const card = page.getByRole("article").filter({ hasText: "Three on the water" });
  await card.getByRole("button", { name: words.pattern("bonuses.cancel.label") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(words.text("freespins.loseSpins")).waitFor();
  await dialog.getByRole("button", { name: words.text("bonuses.cancel.button") }).click();
  await card.getByText(words.text("freespins.stages.canceled")).waitFor();
  const [spins] = (await caller.call(listFreespins, {})).body;
  expect(spins?.stage).toBe("canceled");
  await visitor.leave();
});
