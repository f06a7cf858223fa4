import { createHmac } from "node:crypto";
import type { EndpointInput, sendContactMessage as endpoint } from "@houselight/contracts";
import { guardWish } from "#core/sign-in";
import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";
import { type Known, selectPerson } from "./person-store.ts";
import { say, startOf } from "./say.ts";
import { guestOf, readVisitor } from "./visitor.ts";

/** A guest's browser is known to the chat this long. */
const GUEST_SECONDS = 30 * 86_400;
const TOKEN_BYTES = 32;

/**
 * Takes a contact form in: its words end in the inbox that the chat ends in (OPEN-16). A player's name
 * and e-mail are those of the account, whatever the form says. Returns true for a repeat.
 * Throws Refused: captcha_required, idempotency_mismatch.
 */
export async function sendContactMessage(
  house: House,
  context: HandlerContext,
  body: EndpointInput<typeof endpoint>["body"],
): Promise<boolean> {
  const { caller, ip } = context;
  const { name, email, message: text, captcha, id: clientId = null } = body;
  const locale = context.locale ?? "en";
  const visitor = await readVisitor(house, caller?.id ?? null);
  if (!caller) await guardWish(house, { email, ip, captcha });
  const start = { ...startOf(visitor, locale), channel: "form" as const };
  const word = { clientId, text, start: caller ? start : { ...start, name, email } };
  if (caller) return (await say(house, { playerId: caller.id }, word)).repeated;
  const guest = await guestOfBrowser(house, context.chatToken, clientId);
  const { repeated } = await say(house, guest.known, word);
  if (guest.token !== context.chatToken) context.setChat(guest.token, GUEST_SECONDS);
  return repeated;
}

/**
 * Returns the guest of this browser. One whom the house does not know gets a new token, never one of
 * their own choice. A form with an id gets the same token whenever it comes: its answer, and the cookie
 * in it, may have been lost.
 */
async function guestOfBrowser(
  house: House,
  chatToken: string | null,
  clientId: string | null,
): Promise<{ readonly known: Known; readonly token: string }> {
  if (chatToken !== null) {
    const known = guestOf(chatToken);
    if (await selectPerson(house.database, known)) return { known, token: chatToken };
  }
  const token =
    clientId === null
      ? house.random.hex(TOKEN_BYTES)
      : createHmac("sha256", house.key("support")).update(clientId).digest("hex");
  return { known: guestOf(token), token };
}
