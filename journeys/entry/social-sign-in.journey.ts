import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { CASES } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Presses the button of the provider in the dialog that is open, and says who one is there. */
async function goThroughProvider({ page }: Visitor, email: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Paperpass" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

describe("signing in with a provider", () => {
  it.each(CASES)("AUTH-16: completes the sign-up and is in ($language, $screen)", async (one) => {
    const visitor = await visit(live, one.screen, one.language);
    const { page, words } = visitor;
    const email = freshEmail("social");
    await visitor.open("/login?redirect=%2Fprofile%2Fsecurity");
    await goThroughProvider(visitor, email);
    const field = (key: string) => page.getByLabel(words.text(key), { exact: true });
    await field("auth.day").fill("7");
    await field("auth.month").fill("11");
    await field("auth.year").fill("1988");
    await expectAccessible(page, "details of a new player");
    await page
      .getByRole("combobox", { name: words.text("auth.country"), exact: true })
      .selectOption("DE");
    await page
      .getByRole("combobox", { name: words.text("auth.currency"), exact: true })
      .selectOption("EUR");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: words.text("auth.register"), exact: true }).click();

    // AUTH-15: the page on which one connects and disconnects.
    await page.getByRole("heading", { name: words.text("security.providersTitle") }).waitFor();
    expect(await page.getByText(email, { exact: true }).count()).toBeGreaterThan(0);
    const row = page.getByRole("listitem").filter({ hasText: "Paperpass" });
    await row.getByText(words.text("security.isConnected"), { exact: true }).waitFor();
    await expectAccessible(page, "security");
    visitor.allow(/409/);
    await row.getByRole("button", { name: words.text("security.disconnect") }).click();
    await page.getByText(words.text("refusals.last_way_in")).first().waitFor();
    await visitor.leave();
  });
});
