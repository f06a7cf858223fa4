import { createUserLimit } from "@houselight/contracts/compliance";
import { fund, httpCaller, registered } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { screensInTurn } from "../support/matrix.ts";
import { LANTERN_TIDE, realGamePath, spinSlot, untilIdle } from "../support/playing.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const DETAILS = {
  first_name: "Rea",
  last_name: "Der",
  postal_code: "53111",
  city: "Bonn",
  address: "Hauptstr. 1",
  mobile_phone: `+49151${String(Date.now()).slice(-8)}`,
} as const;

describe.each(screensInTurn(1))("a refused stake on a %s screen", (screen) => {
  it("leads to the details that the licence asks for, and to the limits (MODAL-05)", async () => {
    const { id, token } = await registered(live.house);
    await fund(live.house, id, 50_000n);
    await live.house.database.query(
      "update accounts.players set license_name = 'EE' where id = $1",
      [id],
    );
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    visitor.allow(/422/);
    await visitor.context.addCookies([
      { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
    ]);
    const spin = page.getByRole("button", { name: words.text("games.spin"), exact: true });
    await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
    await untilIdle(page);
    await spin.click();
    await page.getByText(words.text("refusals.details_missing")).waitFor();
    await page.getByRole("link", { name: words.text("leadsTo.profile-data") }).click();
    const details = page.getByRole("dialog", { name: words.text("profile.title") });
    await details.getByText(words.text("profile.licenceAsks")).waitFor();
    await expectAccessible(page, `details that a licence asks for, ${screen}`);
    const save = details.getByRole("button", { name: words.text("profile.save"), exact: true });
    await save.click();
    await details.getByText(words.text("VALIDATION.COMMON.REQUIRED")).first().waitFor();
    for (const [field, text] of Object.entries(DETAILS))
      await details.getByLabel(words.text(`profile.fields.${field}`), { exact: true }).fill(text);
    await save.click();
    await details.waitFor({ state: "detached" });
    // The game is where it was, and takes the stake now.
    const { stakeCents } = await spinSlot(visitor, page);

    const caller = httpCaller(live.url);
    caller.useSession(token);
    // Not reached after one more stake, or the game would give way to the page of the limits (LIMIT-06).
    const accounts = [{ currency: "EUR" as const, amount_cents: stakeCents + 1 }];
    await caller.call(createUserLimit, { body: { type: "wager", period: "day", accounts } });
    await spinSlot(visitor, page);
    await untilIdle(page);
    await spin.click();
    await page.getByText(words.text("refusals.wager_limit_exceeded")).waitFor();
    await page.getByRole("link", { name: words.text("leadsTo.limits") }).click();
    const limits = page.getByRole("dialog", { name: words.text("limits.title") });
    const name = `${words.text("limits.types.wager")} ${words.text("limits.periods.day")}`;
    await limits.getByRole("heading", { name }).waitFor();
    await expectAccessible(page, `limits over a game, ${screen}`);
    await limits.getByRole("button", { name: words.text("limits.changeOf", { name }) }).click();
    const form = page.getByRole("dialog", { name: words.text("limits.form.changeTitle") });
    await form.getByLabel(words.pattern("limits.form.amount")).waitFor();
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await limits.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toContain(LANTERN_TIDE.slug);

    // The same popups open from the pages of the profile and of the limits.
    await visitor.open("/profile");
    await page.getByRole("link", { name: words.text("profile.edit"), exact: true }).click();
    await details.getByLabel(words.text("profile.fields.city"), { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await details.waitFor({ state: "detached" });
    await visitor.open("/profile/limits");
    await page.getByRole("button", { name: words.text("limits.add") }).click();
    await page.getByRole("dialog", { name: words.text("limits.form.title") }).waitFor();
    await visitor.leave();
  });
});
