import { createElement } from "react";
import { expect, it } from "vitest";
import { OfferedConfirmation } from "../features/accounts/entry/resend-confirmation.tsx";
import { renderPart, textOf } from "./rendered-part.testing.ts";

const AGAIN = "Send the e-mail again";
const part = async (player: object | null) =>
  textOf(await renderPart(() => createElement(OfferedConfirmation), player ? { player } : {}));
const player = (confirmed_at: string | null) => ({ id: 7, email: "ada@example.org", confirmed_at });

it("AUTH-23: another mail is offered to guests and to whoever has not confirmed yet", async () => {
  expect(await part(null)).toContain(AGAIN);
  expect(await part(player(null))).toContain(AGAIN);
});

it("AUTH-23: who has confirmed is told so, and no mail is promised that would not come", async () => {
  const text = await part(player("2026-11-30T12:00:00.000Z"));
  expect(text).toContain("Your e-mail is confirmed.");
  expect(text).not.toContain(AGAIN);
});
