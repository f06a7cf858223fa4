import { readFile } from "node:fs/promises";
import { getPlayer } from "@houselight/contracts/accounts";
import { playerFieldsConfig } from "@houselight/contracts/configuration";
import { PLAYER_PASSWORD, registered, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { type Screen, screensInTurn } from "../support/matrix.ts";
import { textTo } from "../support/mailbox.ts";
import { expectAccessible, type Visitor, visit } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live.close());

/** Returns a new player whom the site asks for what is missing in the profile. */
async function askedPlayer(screen: Screen, currency: string): Promise<Visitor> {
  const { token } = await registered(live.house, currency);
  const visitor = await visit(live, screen, "en", undefined, { isAskedForProfile: true });
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  return visitor;
}

const presser =
  ({ page, words }: Visitor) =>
  (key: string) =>
    page.getByRole("button", { name: words.text(key), exact: true }).click();

const COMPLETE = {
  first_name: "Mia",
  last_name: "O-Neil",
  city: "Sydney",
  address: "1 George Street",
  mobile_phone: "0412 345 678",
} as const;

describe.each(screensInTurn(0))("a player's own data on a %s screen", (screen) => {
  it("is asked for whole, finds its state, and is edited (PROFILE-05, PROFILE-11, PROFILE-12, MODAL-04)", async () => {
    const visitor = await askedPlayer(screen, "EUR");
    const { page, words } = visitor;
    await visitor.open("/");
    const dialog = page.getByRole("dialog", { name: words.text("profile.personalInfo.title") });
    for (const [field, text] of Object.entries(COMPLETE))
      await dialog.getByLabel(words.text(`profile.fields.${field}`), { exact: true }).fill(text);
    await dialog
      .getByRole("combobox", { name: words.text("profile.fields.country") })
      .selectOption("AU");
    const code = dialog.getByLabel(words.text("profile.fields.postal_code"), { exact: true });
    await code.fill("20");
    const save = dialog.getByRole("button", { name: words.text("profile.save"), exact: true });
    await save.click();
    await dialog.getByText(words.text("VALIDATION.POSTAL_CODE.INVALID")).waitFor();
    await expectAccessible(page, `personal info, ${screen}`);
    await code.fill("2000");
    const filled = page.waitForResponse(
      (answer) =>
        answer.request().method() === "PATCH" &&
        (answer.request().postData() ?? "").includes("New South Wales"),
    );
    await save.click();
    expect((await filled).status()).toBe(200);
    await dialog.waitFor({ state: "detached" });

    await visitor.open("/users");
    expect(new URL(page.url()).pathname).toBe("/profile");
    const told = page.locator("dl").first();
    for (const text of ["Sydney", "New South Wales"])
      await told.getByText(text, { exact: true }).waitFor();
    // The phone has a part of its own, and stands nowhere else.
    expect(await page.getByText("+61412345678", { exact: true }).count()).toBe(1);
    await page.getByRole("link", { name: words.text("profile.edit"), exact: true }).click();
    const form = page.getByRole("dialog", { name: words.text("profile.title") });
    const city = form.getByLabel(words.text("profile.fields.city"), { exact: true });
    expect(await city.inputValue()).toBe("Sydney");
    await city.fill("Newtown");
    await expectAccessible(page, `profile's form, ${screen}`);
    await form.getByRole("button", { name: words.text("profile.save"), exact: true }).click();
    await page.getByText(words.text("profile.saved")).waitFor();
    await form.waitFor({ state: "detached" });
    await visitor.reload();
    await told.getByText("Newtown", { exact: true }).waitFor();
    await expectAccessible(page, `profile, ${screen}`);
    await visitor.leave();
  });
});

it("shows a player levels and news, confirms a phone, and asks for the fields that are chosen (PROFILE-04, PROFILE-06, PROFILE-18)", async () => {
  const visitor = await askedPlayer("narrow", "BTC");
  const { page, words } = visitor;
  visitor.allow(/422/);
  await visitor.open("/profile/level");
  for (const level of ["Level 1", "Level 8"])
    await page.getByRole("heading", { name: level, exact: true }).waitFor();

  await visitor.open("/profile/gifts");
  const subscribe = page.getByRole("button", { name: words.text("consents.subscribe") });
  const says = (key: string) => page.getByText(words.text(key), { exact: true }).waitFor();
  await page.route("**/api/subscriptions", (route) =>
    route.fulfill({ status: 422, json: { errors: { base: { nothing: "No" } } } }),
  );
  await subscribe.click();
  await says("consents.subscribeFailed");
  await page.unroute("**/api/subscriptions");
  await subscribe.click();
  await says("consents.subscribed");
  await subscribe.click();
  await says("consents.alreadySubscribed");

  await visitor.open("/profile");
  const press = presser(visitor);
  const password = page.getByLabel(words.text("security.currentPassword"), { exact: true });
  const phone = `+49151${String(Date.now()).slice(-8)}`;
  await press("contact.confirmPhone");
  await page.getByLabel(words.text("contact.phoneTitle"), { exact: true }).first().fill(phone);
  await password.fill(PLAYER_PASSWORD);
  await press("contact.sendCode");
  const code = page.getByLabel(words.text("contact.code"), { exact: true });
  await code.fill((await textTo(live, phone)).slice(0, 6));
  await expectAccessible(page, "code of a phone");
  // The code is used up by then: what is read anew after it must not ask for it again.
  await page.route(`**${getPlayer.path}`, (route) => route.fulfill({ status: 500, body: "{}" }));
  visitor.allow(/500/);
  await press("contact.confirmPhone");
  await says("contact.phoneDone");
  await page.unroute(`**${getPlayer.path}`);

  const manager = await signedInOperator(live.house, live.url, "manager");
  await manager.call(playerFieldsConfig.choose, { body: { edition: ["city"] } });
  await visitor.open("/profile");
  await page.getByRole("link", { name: words.text("profile.edit"), exact: true }).click();
  const form = page.getByRole("dialog", { name: words.text("profile.title") });
  const fieldOf = (name: string) =>
    form.getByLabel(words.text(`profile.fields.${name}`), { exact: true });
  await fieldOf("city").waitFor();
  expect(await fieldOf("address").count()).toBe(0);
  await visitor.leave();
});

it("gives a player a file with the data, and closes the account for all but withdrawals", async () => {
  // A coin asks for no whole profile (PROFILE-11).
  const visitor = await askedPlayer("narrow", "BTC");
  const { page, words } = visitor;
  visitor.allow(/422/);
  const press = presser(visitor);
  const password = page.getByLabel(words.text("security.currentPassword"), { exact: true });
  await visitor.open("/profile/privacy");
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await press("leaving.export");
  await password.fill(PLAYER_PASSWORD);
  const [download] = await Promise.all([page.waitForEvent("download"), press("leaving.export")]);
  const file = await readFile(await download.path(), "utf8");
  expect(download.suggestedFilename()).toMatch(/\.html$/);
  expect(file).toMatch(/player-\d+-\w+@example\.org/);

  await press("leaving.close");
  await password.fill("not-the-password");
  await press("leaving.closeNow");
  await page.getByText(words.text("refusals.password_wrong")).waitFor();
  await expectAccessible(page, "closing");
  await password.fill(PLAYER_PASSWORD);
  await press("leaving.closeNow");
  await page.getByText(words.text("leaving.eraseText")).waitFor();
  await visitor.leave();
});
