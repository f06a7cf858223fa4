import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, freshEmail, PASSWORD } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const HALL = "lantern-hall.localhost";
const dialogOf = ({ page }: Visitor) => page.getByRole("dialog");
const field = (visitor: Visitor, key: string) =>
  dialogOf(visitor).getByLabel(visitor.words.text(key), { exact: true });
const press = (visitor: Visitor, key: string) =>
  dialogOf(visitor)
    .getByRole("button", { name: visitor.words.text(key), exact: true })
    .click();
const choose = (visitor: Visitor, key: string, value: string) =>
  dialogOf(visitor)
    .getByRole("combobox", { name: visitor.words.text(key), exact: true })
    .selectOption(value);

async function fillAccount(visitor: Visitor, email: string): Promise<void> {
  await field(visitor, "auth.email").fill(email);
  await field(visitor, "auth.password").fill(PASSWORD);
  await choose(visitor, "auth.country", "EE");
  await choose(visitor, "auth.currency", "EUR");
}

describe.each([
  ["narrow", "de", { name: "Mari", code: "37605030299", phone: "5123 4567" }],
  ["wide", "en", { name: "Kati", code: "47605030298", phone: "5123 4568" }],
] as const)("AUTH-10: a sign-up in steps (%s, %s)", (screen, language, person) => {
  it("keeps what was filled in, shows errors at their fields, and fills the profile in", async () => {
    const visitor = await visit(live, screen, language, HALL);
    const { page, words } = visitor;
    await visitor.open("/registration");
    await press(visitor, "auth.stepOn");
    await dialogOf(visitor).getByText(words.text("VALIDATION.EMAIL.INVALID")).waitFor();
    await expectAccessible(page, "first step with errors");
    const email = freshEmail("steps");
    await fillAccount(visitor, email);
    await press(visitor, "auth.stepOn");

    await field(visitor, "profile.fields.first_name").fill(person.name);
    await field(visitor, "profile.fields.last_name").fill("Tamm");
    await field(visitor, "auth.day").fill("3");
    await field(visitor, "auth.month").fill("5");
    await field(visitor, "auth.year").fill("1976");
    await field(visitor, "auth.personalId").fill(person.code.slice(1));
    await press(visitor, "auth.stepOn");
    await dialogOf(visitor).getByText(words.text("VALIDATION.PERSONAL_ID.LENGTH")).waitFor();
    await expectAccessible(page, "second step with an error");
    await press(visitor, "auth.stepBack");
    expect(await field(visitor, "auth.email").inputValue()).toBe(email);
    await press(visitor, "auth.stepOn");
    expect(await field(visitor, "profile.fields.last_name").inputValue()).toBe("Tamm");
    await field(visitor, "auth.personalId").fill(person.code);
    await press(visitor, "auth.stepOn");

    expect(await field(visitor, "auth.dialCode").inputValue()).toBe("+372");
    await field(visitor, "profile.fields.postal_code").fill("10115");
    await field(visitor, "profile.fields.city").fill("Tallinn");
    await field(visitor, "profile.fields.address").fill("Näidise 1");
    await field(visitor, "profile.fields.mobile_phone").fill(person.phone);
    await expectAccessible(page, "last step");
    await dialogOf(visitor).getByRole("checkbox").check();
    await press(visitor, "auth.register");
    await dialogOf(visitor).waitFor({ state: "detached" });
    const profile: unknown = await page.evaluate(async () => {
      const answer = await fetch("/api/player", {
        headers: { "x-requested-with": "XMLHttpRequest" },
      });
      return answer.json();
    });
    expect(profile).toMatchObject({
      email,
      first_name: person.name,
      city: "Tallinn",
      mobile_phone: `+372${person.phone.replace(" ", "")}`,
      license_name: "EE",
    });
    await visitor.leave();
  });
});

it("keeps what was filled in when the browser's way back leaves the form, but no password", async () => {
  const visitor = await visit(live, "narrow", "en", HALL);
  const { page } = visitor;
  await visitor.open("/");
  const openForm = async () => {
    await page
      .getByRole("link", { name: visitor.words.text("nav.register") })
      .first()
      .click();
    await field(visitor, "auth.email").waitFor();
  };
  await openForm();
  const email = freshEmail("left");
  await fillAccount(visitor, email);
  await press(visitor, "auth.stepOn");
  await field(visitor, "profile.fields.first_name").fill("Mari");
  await page.goBack();
  await dialogOf(visitor).waitFor({ state: "detached" });
  await openForm();
  expect(await field(visitor, "auth.email").inputValue()).toBe(email);
  expect(await field(visitor, "auth.password").inputValue()).toBe("");
  await field(visitor, "auth.password").fill(PASSWORD);
  await press(visitor, "auth.stepOn");
  expect(await field(visitor, "profile.fields.first_name").inputValue()).toBe("Mari");
  await page.reload();
  await field(visitor, "auth.email").waitFor();
  expect(await field(visitor, "auth.email").inputValue()).toBe("");
  await visitor.leave();
});

it("AUTH-08, AUTH-09: says at the first step that the e-mail is known, and leads back to a field that the server refuses", async () => {
  const visitor = await visit(live, "wide", "en", HALL);
  const { page, words } = visitor;
  const other = await visit(live, "wide", "en");
  const email = freshEmail("taken");
  await other.open("/registration");
  await fillRegistration(other, email);
  await dialogOf(other).waitFor({ state: "detached" });
  await other.leave();
  visitor.allow(/status of 422 .*\/api\/users/);
  await visitor.open("/registration");
  await fillAccount(visitor, email);
  await press(visitor, "auth.stepOn");
  const taken = dialogOf(visitor).getByText(words.text("refusals.email_taken"));
  await taken.waitFor();
  expect(await field(visitor, "auth.email").getAttribute("aria-invalid")).toBe("true");
  // Somebody else may take it between the first step and the last.
  await page.route("**/check-email", (route) => route.fulfill({ json: { exists: false } }));
  await fillRegistration(visitor, email);
  await taken.waitFor();
  expect(await field(visitor, "auth.email").getAttribute("aria-invalid")).toBe("true");
  await visitor.leave();
});
