import { createHmac, randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { PLAYER_PASSWORD } from "@houselight/test-kit";
import { type Flow, mailedToken, until } from "./stage.ts";

const current_password = PLAYER_PASSWORD;

/** Confirms an e-mail by its link, and chooses a new password by another. */
const links: Flow = {
  name: "mailed links",
  reaches: [api.resendConfirmation, api.confirmEmail, api.remindPassword, api.resetPassword],
  async play(stage) {
    const { actor, email } = await stage.newcomer("reader");
    const user = { email };
    await stage.ask(actor, api.resendConfirmation, { body: { user } });
    const confirmation_token = await mailedToken(stage, email, "confirmation_token");
    await stage.ask(actor, api.confirmEmail, { query: { confirmation_token } });
    await stage.ask(actor, api.remindPassword, { body: { user } });
    const reset_password_token = await mailedToken(stage, email, "reset_password_token");
    const password = `another-${randomUUID()}`;
    await stage.ask(actor, api.resetPassword, {
      body: { user: { reset_password_token, password, password_confirmation: password } },
    });
  },
};

/** An operator makes an account, whose player comes by the mailed link. */
const autologin: Flow = {
  name: "link that signs in",
  reaches: [api.autoregisterPlayer, api.signInByLink],
  async play(stage) {
    const email = `made-${randomUUID()}@example.org`;
    const user = { email, country: "DE", currency: "EUR", date_of_birth: "1990-01-01" };
    await stage.ask(stage.operator("manager"), api.autoregisterPlayer, {
      body: { user: { ...user, locale: "de", brand: "paper-rocket" }, reason: "met at a fair" },
    });
    const autologin_token = await mailedToken(stage, email, "autologin_token");
    await stage.ask(stage.visitor("invited"), api.signInByLink, {
      body: { user: { autologin_token } },
    });
  },
};

const newEmail: Flow = {
  name: "another e-mail",
  reaches: [api.askEmailChange, api.confirmEmailChange],
  async play(stage) {
    const { actor } = await stage.newcomer("mover");
    const email = `moved-${randomUUID()}@example.org`;
    await stage.ask(actor, api.askEmailChange, { body: { user: { email, current_password } } });
    const token = await mailedToken(stage, email, "token");
    await stage.ask(actor, api.confirmEmailChange, { body: { token } });
  },
};

const FIRST_NUMBER = 1_700_000_000;
let numbers = 0;

const newPhone: Flow = {
  name: "a telephone",
  reaches: [api.askPhoneCode, api.confirmPhone],
  async play(stage) {
    const { actor } = await stage.newcomer("caller");
    numbers += 1;
    const mobile_phone = `+49${FIRST_NUMBER + (Date.now() % 10_000_000) * 10 + (numbers % 9) + 1}`;
    const asked = await stage.ask(actor, api.askPhoneCode, {
      body: { user: { mobile_phone, current_password } },
    });
    const code = await until("a text", async () => {
      const [text] = await stage.outside.mails(asked.mobile_phone);
      return text && /\b\d{6}\b/.exec(text.text)?.[0];
    });
    await stage.ask(actor, api.confirmPhone, { body: { code } });
  },
};

/** Asks for advertising, and ends it by the link of a mail, as a provider of mail does with one press. */
const advertising: Flow = {
  name: "advertising",
  reaches: [api.setSubscriptions, api.unsubscribe],
  async play(stage) {
    const { actor, id } = await stage.newcomer("subscriber");
    await stage.ask(actor, api.setSubscriptions, { body: { promotions: true } });
    const mark = createHmac("sha256", stage.house.key("unsubscribe")).update(`email ${id}`);
    const token = `${id}.${mark.digest("base64url")}`;
    await stage.ask(stage.visitor("provider of mail"), api.unsubscribe, { query: { token } });
  },
};

export const CONTACT: readonly Flow[] = [links, autologin, newEmail, newPhone, advertising];
