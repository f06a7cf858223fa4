import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerBank, CARDS, enterCard, goToPay } from "./support/entering.ts";
import { type LiveHouse, openLiveHouse } from "./support/live-house.ts";
import { accountCents, balanceButton } from "./support/playing.ts";
import { expectAccessible, SCREENS, type Screen, visitAsPlayer } from "./support/visitor.ts";

const HELD_CENTS = 1_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(Object.keys(SCREENS) as Screen[])("deposits on a %s screen", (screen) => {
  it.each([
    { how: "a card that is declined", state: "declined" },
    { how: "the bank's refusal", state: "declined" },
    { how: "the page's button", state: "canceled" },
  ])("says in plain words that a deposit is $state by $how, and moves nothing", async (outcome) => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open("/");
    await goToPay(visitor, "40");
    if (outcome.how === "a card that is declined") await enterCard(visitor, CARDS.declined);
    else if (outcome.how === "the bank's refusal") await enterCard(visitor);
    else await page.getByRole("button", { name: "Cancel", exact: true }).click();
    if (outcome.state === "declined")
      await answerBank(visitor, outcome.how === "the bank's refusal" ? "Refuse" : "Approve");
    await page.waitForURL(/\/cashbox\?payment=/);
    const dialog = page.getByRole("dialog");
    await dialog.getByText(words.text(`cashbox.next.${outcome.state}`)).waitFor();
    await dialog
      .getByText(words.text(`cashbox.states.${outcome.state}`))
      .first()
      .waitFor();
    expect(await dialog.getByText(words.text("cashbox.next.succeeded")).count()).toBe(0);
    await expectAccessible(page, `payment ${outcome.state}`);
    expect(await accountCents(visitor)).toBe(HELD_CENTS);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await balanceButton(visitor, page, HELD_CENTS).waitFor();
    await visitor.leave();
    expect(await live.violations()).toEqual([]);
  });

  it("counts a deposit once that the provider reports several times", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open("/");
    await goToPay(visitor, "40");
    await enterCard(visitor, CARDS.unconfirmed, "duplicate");
    await page.getByRole("dialog").getByText(words.text("cashbox.next.succeeded")).waitFor();
    expect(await accountCents(visitor)).toBe(HELD_CENTS + 4_000);
    await visitor.leave();
    expect(await live.violations()).toEqual([]);
  });

  it("shows a late report when it comes, without a reload", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open("/");
    await goToPay(visitor, "40");
    await enterCard(visitor, CARDS.unconfirmed, "late");
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(words.pattern("cashbox.next.pending"))
      .or(dialog.getByText(words.pattern("cashbox.next.processing")))
      .first()
      .waitFor();
    expect(await accountCents(visitor)).toBe(HELD_CENTS);
    await dialog.getByText(words.text("cashbox.next.succeeded")).waitFor();
    await dialog.getByText("€50.00", { exact: true }).first().waitFor();
    await visitor.leave();
  });
});
