import { randomUUID } from "node:crypto";
import { writePlayerNote } from "@houselight/contracts/accounts";
import { createDeposit } from "@houselight/contracts/cashbox";
import { signedInOperator, signedInPlayer } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** By how many pixels the page is wider than the screen, or a table than its place. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll(".records-place")];
    return Math.max(...places.map((place) => place.scrollWidth - place.clientWidth));
  });

it.each(["en", "de"])(
  "shows a payment within 320 pixels in %s, and who it waits for",
  async (language) => {
    const { id, caller } = await signedInPlayer(live.house, live.url);
    const body = {
      id: randomUUID(),
      method: "bank",
      currency: "EUR",
      amount_cents: 5_000,
    } as const;
    expect(await caller.call(createDeposit, { body })).toMatchObject({ status: 201 });
    const desk = await visitDesk(live, { language });
    const { page, text } = desk;
    await page.setViewportSize({ width: 320, height: 700 });
    await desk.open(`/payments?player_id=${id}`);
    await page.getByRole("link", { name: text("payments.directions.deposit") }).click();
    await page.getByText(text("payments.providerReference")).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // The player is to pay: no operator can approve it.
    expect(await page.getByText(/approv|genehmig/i).count()).toBe(0);
    await desk.leave();
  },
);

it.each([320, 1440])(
  "keeps a note with a long address in its column at %d pixels",
  async (width) => {
    const { id } = await signedInPlayer(live.house, live.url);
    const writer = await signedInOperator(live.house, live.url, "manager");
    const note = `seen at https://forum.example/${"a1b2".repeat(60)}`;
    await writer.call(writePlayerNote, { params: { id }, body: { id: randomUUID(), text: note } });
    const desk = await visitDesk(live);
    const { page } = desk;
    await page.setViewportSize({ width, height: 700 });
    await desk.open(`/players/${id}`);
    await page.getByText(note).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await desk.leave();
  },
);
