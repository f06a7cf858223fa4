import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** A busy machine takes its time. */
const PATIENCE_MS = 40_000;

const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

// What happens here depends on no screen: the narrow one has the most to fit in.
it("leads from a deposit through documents and the provider's word to a verified player (PROFILE-07, ROUTE-15)", async () => {
  const visitor = await visitAsPlayer(live, "narrow", 0n);
  const { page, words } = visitor;
  const status = (name: string) =>
    page.getByText(words.text(`verification.status.${name}`), { exact: true }).waitFor();
  // A deposit and a document that are refused are told as 422.
  visitor.allow(/status of 422/);
  await visitor.open("/");
  await deposit(visitor);
  await page.getByRole("link", { name: words.text("verification.leadsHere") }).click();
  await page.getByRole("heading", { name: words.text("verification.title"), level: 1 }).waitFor();
  await status("none");
  await expectAccessible(page, "verification, nothing handed in");

  await hand(page, "identity", "holiday.jpg", Buffer.from("PK\u0003\u0004 no picture"));
  await page.getByText(words.text("refusals.document_type_unknown")).waitFor();
  await hand(page, "identity", "passport.png", PHOTO);
  await status("basic");
  await hand(page, "address", "bill.png", PHOTO);
  const submit = page.getByRole("button", { name: words.text("verification.documents.submit") });
  await expect.poll(() => submit.isEnabled(), { timeout: PATIENCE_MS }).toBe(true);
  await expectAccessible(page, "verification, documents handed in");
  await submit.click();
  await status("pending");

  await decide("reject");
  await status("rejected");
  await page.getByText(words.text("verification.reasons.document_unreadable")).waitFor();
  await page.getByText(words.text("verification.documents.betterFirst")).waitFor();
  await hand(page, "identity", "passport.png", PHOTO);
  await page
    .getByText(words.text("verification.documents.again", { name: "passport.png" }))
    .waitFor();
  expect(await submit.isEnabled()).toBe(false);
  await hand(page, "identity", "better.png", Buffer.concat([PHOTO, Buffer.from("sharper")]));
  await expect.poll(() => submit.isEnabled(), { timeout: PATIENCE_MS }).toBe(true);
  await submit.click();
  await status("pending");
  await decide("approve");
  // No reload: the live connection tells it.
  await status("verified");
  await page.getByText(words.text("verification.facts.providerYes"), { exact: true }).waitFor();
  await expectAccessible(page, "verification, verified");
  await visitor.leave();
});

/** Tries a deposit of a threshold's worth. */
async function deposit({ page, words }: Visitor): Promise<void> {
  await page.getByRole("link", { name: words.text("nav.deposit"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.text("cashbox.amount", { currency: "EUR" })).fill("2000");
  await dialog.getByRole("button", { name: words.pattern("cashbox.confirm") }).click();
  await dialog.getByText(words.text("refusals.verification_required")).waitFor();
}

const hand = (page: Page, kind: string, name: string, buffer: Buffer): Promise<void> =>
  page.locator(`input[data-kind="${kind}"]`).setInputFiles({ name, mimeType: "image/png", buffer });

/** Decides as the person at the provider does, once the case is there. */
async function decide(decision: "approve" | "reject"): Promise<void> {
  let id = "";
  await expect
    .poll(
      async () => {
        const list = await (await fetch(`${live.identityUrl}/`)).text();
        id = /applicants\/(\w+)"><strong>[^<]*<\/strong><span>waits/.exec(list)?.[1] ?? "";
        return id;
      },
      { timeout: PATIENCE_MS },
    )
    .not.toBe("");
  const body = new URLSearchParams({ decision, label: "UNSATISFACTORY_PHOTOS" });
  const url = `${live.identityUrl}/applicants/${id}`;
  expect((await fetch(url, { method: "POST", body, redirect: "manual" })).status).toBe(303);
}
