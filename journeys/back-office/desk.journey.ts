import { signedInPlayer } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn, visitDesk, visitOffice } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

it("signs an operator in where they wanted to go, and out (OPEN-46)", async () => {
  const desk = await visitOffice(live);
  const { page, text } = desk;
  desk.allow(/422|401/);
  await page.goto("/settings?text=wheel");
  await expectAccessible(page, "sign-in of the back office");
  await signIn(desk, "not-the-password");
  await page.getByText(text("refusals.wrong_credentials")).waitFor();
  await signIn(desk);
  await page.getByRole("heading", { level: 1, name: text("settings.settings") }).waitFor();
  await page.getByRole("link", { name: "wheel-config", exact: true }).waitFor();
  // The session ends elsewhere: the next call shows the sign-in, and the address stays.
  await live.house.database.query("update staff.sessions set ended_at = now()");
  await page.reload();
  await page.getByRole("heading", { name: text("shell.signInTitle") }).waitFor();
  await signIn(desk);
  await page.getByRole("link", { name: "wheel-config", exact: true }).waitFor();
  await page.getByRole("button", { name: /^Olga/ }).click();
  await page.getByRole("button", { name: text("shell.signOut") }).click();
  await page.getByRole("heading", { name: text("shell.signInTitle") }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: text("shell.signInTitle") }).waitFor();
  await desk.leave();
});

it("keeps the session of an operator who writes, and not of one who has left", async () => {
  const desk = await visitOffice(live);
  const { page, text } = desk;
  await page.clock.install();
  await signIn(desk);
  await desk.open("/account");
  const nextLook = async (touch: () => Promise<void>) => {
    const asked = page.waitForRequest((request) => request.url().endsWith("/operator"));
    await touch();
    await page.clock.runFor(51_000);
    return (await asked).headers()["x-unattended"];
  };
  await page.getByRole("heading", { level: 1, name: text("staff.account") }).waitFor();
  expect(await nextLook(() => page.keyboard.press("Tab"))).toBeUndefined();
  await page.clock.runFor(60_000);
  expect(await nextLook(async () => undefined)).toBe("yes");
  await desk.leave();
});

it("keeps what was entered for the operator whose session ended, and for nobody else", async () => {
  const { id } = await signedInPlayer(live.house, live.url, 0n);
  const desk = await visitDesk(live);
  const { page, text } = desk;
  desk.allow(/401/);
  const note = page.getByLabel(text("players.note"), { exact: true });
  const dialog = page.getByRole("dialog");
  const block = dialog.getByRole("button", { name: text("players.block") });
  const signInTitle = page.getByRole("heading", { name: text("shell.signInTitle") });
  const endSessions = () =>
    live.house.database.query("update staff.sessions set ended_at = now() where ended_at is null");
  await desk.open(`/players/${id}`);
  await note.fill("asked about a round");
  await page.getByRole("button", { name: text("players.block") }).click();
  await dialog.getByLabel(text("players.forever")).check();
  await dialog.getByLabel(text("parts.reason")).fill("asked for it on the phone");
  await endSessions();
  await block.click();
  await signInTitle.waitFor();
  expect(await dialog.count()).toBe(0);
  await expectAccessible(page, "sign-in before a desk that waits");
  await signIn(desk);
  expect(await dialog.getByLabel(text("parts.reason")).inputValue()).toBe(
    "asked for it on the phone",
  );
  await block.click();
  await dialog.waitFor({ state: "detached" });
  expect(await note.inputValue()).toBe("asked about a round");
  await endSessions();
  await page.getByRole("button", { name: text("players.writeNote") }).click();
  await signInTitle.waitFor();
  const other = await visitOffice(live);
  await signIn({ ...other, page });
  await note.waitFor();
  expect(await note.inputValue()).toBe("");
  await other.leave();
  await desk.leave();
});

it("signs out in every tab", async () => {
  const desk = await visitDesk(live);
  const { page, text } = desk;
  const tab = await page.context().newPage();
  await tab.goto("/players");
  await tab.getByRole("heading", { level: 1, name: text("players.players") }).waitFor();
  await page.getByRole("button", { name: /^Olga/ }).click();
  await page.getByRole("button", { name: text("shell.signOut") }).click();
  await tab.getByRole("heading", { name: text("shell.signInTitle") }).waitFor();
  await desk.leave();
});

it.runIf(IS_WHOLE)(
  "shows each role what it may open, and says what a closed screen takes",
  async () => {
    const desk = await visitDesk(live, { role: "support", screen: "narrow", language: "de" });
    const { page, text } = desk;
    await page.getByRole("button", { name: text("shell.openMenu") }).click();
    const menu = page.getByRole("navigation", { name: text("shell.menuLabel") });
    await expectAccessible(page, "menu of the back office");
    expect(await menu.getByRole("link").allTextContents()).toEqual(
      expect.arrayContaining([text("shell.menu.home"), text("shell.menu.inbox")]),
    );
    expect(await menu.getByRole("link", { name: text("shell.menu.settings") }).count()).toBe(0);
    await menu.getByRole("link", { name: text("shell.menu.inbox") }).click();
    await page.getByRole("heading", { level: 1, name: text("support.inbox") }).waitFor();
    await desk.open("/settings");
    await page.getByRole("heading", { level: 1, name: text("shell.notAllowed") }).waitFor();
    await page.getByText("configuration.write").waitFor();
    await desk.open("/no/such/screen");
    await page.getByRole("heading", { level: 1, name: text("shell.notFound") }).waitFor();
    await desk.leave();
  },
);

it("goes anywhere by keyboard", async () => {
  const desk = await visitDesk(live);
  const { page, text } = desk;
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: text("shell.search") });
  await field.fill("audit of nothing");
  await field.fill(text("shell.menu.withdrawals").slice(0, 6));
  await expectAccessible(page, "palette");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: text("payments.withdrawals") }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/payments/withdrawals");
  await page.keyboard.press("/");
  await field.waitFor();
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  await desk.leave();
});

it.runIf(IS_WHOLE)("promises a cashier, who sees no players, a search for payments", async () => {
  const desk = await visitDesk(live, { role: "cashier" });
  const { page, text } = desk;
  await page.getByRole("button", { name: text("shell.searchPayments") }).click();
  const field = page.getByRole("combobox", { name: text("shell.searchPayments") });
  await field.fill("Ada Lindner");
  expect(await page.getByRole("option").allTextContents()).toEqual([
    expect.stringContaining("Ada Lindner"),
  ]);
  await desk.leave();
});
