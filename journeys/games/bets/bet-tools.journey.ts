import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { realGamePath, spinOf, untilIdle } from "../../support/playing.ts";
import { visitAsPlayer } from "../../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it.each([
  ["dice", "dice"],
  ["mines", "mines"],
  ["jacks-or-better", "video-poker"],
])("a bet on %s is doubled, taken back, and chosen again after a round", async (slug, kind) => {
  const visitor = await visitAsPlayer(live, "narrow", 10_000n);
  const { page, words } = visitor;
  await visitor.open(await realGamePath(visitor, slug));
  await untilIdle(page);
  const stake = page.getByRole("combobox", { name: words.text("games.stake") });
  const tool = (name: "undo" | "double" | "repeat") =>
    page.getByRole("button", { name: words.text(`games.originals.${name}`), exact: true });

  await stake.selectOption("50");
  await tool("double").click();
  expect(await stake.inputValue()).toBe("100");
  await tool("undo").click();
  expect(await stake.inputValue()).toBe("50");
  await tool("double").click();
  expect(await tool("repeat").isDisabled()).toBe(true);

  expect((await spinOf(kind)(visitor, page)).stakeCents).toBe(100);
  await untilIdle(page);
  expect(await tool("repeat").isDisabled()).toBe(true);
  await stake.selectOption("10");
  await tool("repeat").click();
  expect(await stake.inputValue()).toBe("100");
  await visitor.leave();
});
