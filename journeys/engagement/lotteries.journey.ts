import { randomUUID } from "node:crypto";
import { proposeLottery, publishLottery } from "@houselight/contracts/lotteries";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { playSlot, richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

const GAME = "penny-comet";
const STEP_MS = 1_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

/** Publishes a lottery of a ticket for 50 euros that ends in so many milliseconds. Returns its identifier. */
async function publish(
  title: string,
  lastsMs: number,
  german: { readonly de?: string } = {},
): Promise<string> {
  // A journey that is tried again finds the lottery of before.
  const identifier = `draw-${randomUUID().slice(0, 8)}`;
  const first = await signedInOperator(live.house, live.url, "manager");
  const second = await signedInOperator(live.house, live.url, "manager");
  const now = Date.now();
  const reason = { reason: "a journey" };
  const body = {
    id: randomUUID(),
    identifier,
    title: { en: title, ...german },
    start_at: new Date(now - STEP_MS).toISOString(),
    end_at: new Date(now + lastsMs).toISOString(),
    currency: "EUR",
    ticket_price_cents: 5_000,
    prizes_cents: [12_300, 4_500],
    ...reason,
  };
  expect((await first.call(proposeLottery, { body })).status).toBe(201);
  await second.call(publishLottery, { params: { id: identifier }, body: reason });
  return identifier;
}

it("LOTTERY-02, LOTTERY-03, ROUTE-02, ROUTE-13, ROUTE-14: a lottery is listed while its flag is on, and gives tickets for stakes", async () => {
  const address = await publish("Long Draw", 3_600_000);
  const { visitor, caller } = await richPlayer(live, "Erik");
  const { page, words } = visitor;
  await visitor.open("/tournaments/lotteries");
  await page.getByRole("link", { name: "Long Draw" }).first().click();
  await page.waitForURL(`**/lottery/${address}`);
  const own = page.getByRole("region", { name: words.text("lotteries.own.title") });
  await own.getByText(/^You have no ticket yet/).waitFor();
  for (let round = 0; round < 2; round++)
    expect((await playSlot(caller, GAME, 5_000)).status).toBe(200);
  await visitor.reload();
  await own.getByText("You have 2 tickets.").waitFor();
  expect(await own.getByRole("listitem").allTextContents()).toEqual(["2", "1"]);
  await expectAccessible(page, "lottery");
  await page.setViewportSize({ width: 1900, height: 900 });
  const box = await page.locator("main .page").first().boundingBox();
  expect(box?.width).toBeGreaterThan(1850);
  const { id } = (await (await fetch(`${live.url}/api/lotteries/${address}`)).json()) as {
    readonly id: string;
  };
  await visitor.open(`/lottery/${id}`);
  expect(new URL(page.url()).pathname).toBe(`/lottery/${address}`);
  await visitor.open("/ffc");
  await page.getByRole("checkbox", { name: words.text("flags.names.lotteries") }).uncheck();
  await visitor.open("/tournaments/lotteries");
  await page.waitForURL("**/tournaments/all");
  expect(await page.getByRole("link", { name: "Long Draw" }).count()).toBe(0);
  expect(await visitor.open("/lottery/no-such-draw")).toBe(404);
  visitor.allow(/404/);
  await visitor.leave();
});

it.runIf(IS_WHOLE)("draws its prizes after the end, and anybody can check them", async () => {
  const address = await publish("Short Draw", 20_000);
  const { visitor, caller } = await richPlayer(live, "Frida", "narrow");
  expect((await playSlot(caller, GAME, 5_000)).status).toBe(200);
  const { page, words } = visitor;
  // The page stays open from before the end on: what was drawn comes by itself.
  await visitor.open(`/lottery/${address}`);
  await page.getByText("You have one ticket.").waitFor();
  const won = words.text("lotteries.own.won", { number: "1", amount: "€123.00" });
  await page.getByText(won).waitFor({ timeout: 40_000 });
  await page.getByText(words.text("lotteries.prizes.notGiven")).waitFor();
  await page.getByRole("button", { name: words.text("lotteries.proof.check") }).click();
  await page.getByText(words.text("lotteries.proof.agrees")).waitFor();
  await expectAccessible(page, "drawn lottery");
  const guest = await visit(live, "wide");
  await guest.open("/tournaments/archive");
  await guest.page.getByRole("link", { name: "Short Draw" }).first().waitFor();
  await guest.leave();
  await visitor.leave();
});

it("keeps to the narrowest screen with the longest words of a language", async () => {
  const address = await publish("Lamps", 3_600_000, { de: "Die Laternenanzünderziehung" });
  const visitor = await visit(live, "narrow");
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [`/de/lottery/${address}`, "/no/santa-vegas"]) {
    await visitor.open(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, wide]).toEqual([path, 320]);
  }
  await visitor.leave();
});
