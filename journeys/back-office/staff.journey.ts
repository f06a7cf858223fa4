import { randomUUID } from "node:crypto";
import { generate } from "otplib";
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

it("adds an operator by two, who chooses a password by the link (OPEN-46)", async () => {
  const first = await visitDesk(live);
  const email = `new-${randomUUID().slice(0, 8)}@example.org`;
  await first.open("/staff/operators");
  await first.page.getByRole("button", { name: first.text("staff.add"), exact: true }).click();
  const form = first.page.getByRole("dialog");
  await form.getByLabel(first.text("staff.email")).fill(email);
  await form.getByLabel(first.text("staff.name"), { exact: true }).fill("Nora");
  await form.getByLabel(first.text("staff.role"), { exact: true }).selectOption("support");
  await form.getByLabel(first.text("parts.reason")).fill("joins the desk");
  await expectAccessible(first.page, "form of a new operator");
  await form.getByRole("button", { name: first.text("staff.propose") }).click();
  const told = first.page.getByRole("dialog", { name: first.text("staff.invitationCode") });
  const code = (await told.locator("code").textContent()) ?? "";
  await expectAccessible(first.page, "code of an invitation");
  const second = await visitDesk(live);
  await second.open("/staff/changes");
  const row = second.page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: second.text("staff.make") }).click();
  await second.page
    .getByRole("dialog")
    .getByRole("button", { name: second.text("staff.make") })
    .click();
  const link = second.page
    .getByRole("dialog", { name: second.text("staff.invitation"), exact: true })
    .locator("code");
  const address = (await link.textContent()) ?? "";
  expect(address).toContain("/invitation#");
  await expectAccessible(second.page, "invitation");
  const invited = await visitOffice(live);
  await invited.page.goto(address);
  const { page, text } = invited;
  await page.getByLabel(text("staff.invitationCode")).fill(code);
  await page.getByLabel(text("staff.newPassword"), { exact: true }).fill("chosen-by-nora-7");
  await expectAccessible(page, "choice of a password");
  await page.getByRole("button", { name: text("staff.choosePassword") }).click();
  await page.locator("#screen h1").waitFor();
  await page.getByRole("button", { name: /^Nora/ }).waitFor();
  for (const desk of [first, second, invited]) await desk.leave();
});

it.runIf(IS_WHOLE)(
  "asks for a code of an app at the sign-in of who has switched it on",
  async () => {
    const desk = await visitDesk(live);
    const { page, text } = desk;
    desk.allow(/422/);
    await desk.open("/account");
    await page
      .getByLabel(text("staff.currentPassword"), { exact: true })
      .first()
      .fill(desk.password);
    await page.getByRole("button", { name: text("staff.stepBegin") }).click();
    await page.getByAltText(text("staff.stepPicture")).waitFor();
    const secret = (await page.locator("form code").textContent()) ?? "";
    await expectAccessible(page, "setup of the second step");
    await page.getByLabel(text("staff.code"), { exact: true }).fill(await generate({ secret }));
    await page.getByRole("button", { name: text("staff.stepConfirm") }).click();
    const codes = await page
      .locator("#screen li")
      .filter({ hasText: /^[A-Za-z0-9-]{8,}$/ })
      .allTextContents();
    expect(codes.length).toBeGreaterThanOrEqual(8);
    await page.getByRole("button", { name: text("staff.recoveryKept") }).click();
    await page.getByText(text("staff.stepOn")).first().waitFor();
    await page.getByRole("button", { name: /^Olga/ }).click();
    await page.getByRole("button", { name: text("shell.signOut") }).click();
    await page.getByRole("heading", { name: text("shell.signInTitle") }).waitFor();
    await page.getByLabel(text("shell.email")).fill(desk.email);
    await page.getByLabel(text("shell.password"), { exact: true }).fill(desk.password);
    await page.getByRole("button", { name: text("shell.signIn") }).click();
    await page.getByLabel(text("shell.code")).fill(codes[0] as string);
    await page.getByRole("button", { name: text("shell.signIn") }).click();
    await page.locator("#screen h1").waitFor();
    await desk.leave();
  },
);

it.runIf(IS_WHOLE)("solves the captcha that the house asks for after wrong passwords", async () => {
  const desk = await visitOffice(live);
  desk.allow(/422/);
  for (let tries = 0; tries < 6; tries += 1) {
    await signIn(desk, `wrong-one-${tries}`);
    await desk.page.getByText(desk.text("refusals.wrong_credentials")).waitFor();
  }
  await signIn(desk);
  await desk.leave();
});
