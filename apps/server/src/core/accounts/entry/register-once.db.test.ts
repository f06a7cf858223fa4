import { randomUUID } from "node:crypto";
import { changePassword, listSessions, registerPlayer } from "@houselight/contracts";
import { openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isSignedIn, mailKinds, NEXT, PASSWORD, said, visitorOf } from "./entry.testing.ts";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
});
afterAll(() => kit.close());

/** A form of a visitor, as it is sent from a browser of theirs. */
function newForm() {
  const email = `again-${randomUUID()}@example.org`;
  const id = randomUUID() as string;
  const send = (
    browser = visitorOf(kit),
    { id: attempt = id as string | undefined, password = PASSWORD, to = email } = {},
  ) =>
    browser.call(registerPlayer, {
      body: {
        ...(attempt ? { id: attempt } : {}),
        user: {
          email: to,
          password,
          currency: "EUR",
          country: "DE",
          date_of_birth: "1990-01-01",
          terms_acceptance: true,
        },
      },
    });
  return { email, id, send };
}

it("a form whose answer was lost signs in whom it made, and makes nobody else", async () => {
  const { email, send } = newForm();
  const { body: first } = await send();
  const browser = visitorOf(kit);
  const again = await send(browser);
  expect([again.status, again.body, again.headers.get("idempotency-hit")]).toEqual([
    201,
    first,
    "true",
  ]);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await browser.call(listSessions, {})).body).toHaveLength(2);
  expect(await mailKinds(kit, email)).toContain("confirm_email");
});

it("a form that comes twice at once makes one player, and both are let in", async () => {
  const { send } = newForm();
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

it("says only that the e-mail is taken to another password, another id, none, and after ten minutes", async () => {
  const { id, email, send } = newForm();
  await send();
  const browser = visitorOf(kit);
  for (const other of [{ password: NEXT }, { id: randomUUID() as string }, { id: "" }])
    expect(said(await send(browser, other))).toBe("email_taken");
  // The id of one player's form opens no other account.
  const others = newForm();
  await others.send();
  expect(said(await send(browser, { id, to: others.email }))).toBe("email_taken");
  expect(await isSignedIn(browser)).toBe(false);
  clock.advance(10 * 60_000);
  expect(said(await send(browser))).toBe("email_taken");
  expect(email).not.toBe(others.email);
});

it("is no way to guess: wrong passwords count as those of a sign-in, and then the right one does not help", async () => {
  const { send } = newForm();
  const owner = visitorOf(kit);
  await send(owner);
  const body = { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT };
  await owner.call(changePassword, { body: { user: body } });
  const guesser = visitorOf(kit);
  for (let guess = 0; guess < 6; guess++) expect(said(await send(guesser))).toBe("email_taken");
  expect(said(await send(guesser, { password: NEXT }))).toBe("email_taken");
  expect(await isSignedIn(guesser)).toBe(false);
});
