import { checkEmail, confirmEmail, getPlayer, resendConfirmation } from "@houselight/contracts";
import { answeredCaptcha } from "#core/sign-in";
import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailKinds, newPlayer, said, tokensOf, visitorOf } from "./entry.testing.ts";

const MINUTE_MS = 60_000;
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
});
afterAll(() => kit.close());

const confirm = async (token: string, by = visitorOf(kit)) =>
  said(await by.call(confirmEmail, { query: { confirmation_token: token } }));
const resend = async (email: string, captcha?: string, by = visitorOf(kit)) =>
  said(
    await by.call(resendConfirmation, {
      body: { user: { email, ...(captcha ? { captcha } : {}) } },
    }),
  );
const tokenOf = async (email: string) => (await tokensOf(kit, email, "confirm_email")).at(-1) ?? "";

describe("the confirmation of an e-mail", () => {
  it("AUTH-22: opens by the link of the mail, without a session, and sets confirmed_at", async () => {
    const { email, browser } = await newPlayer(kit);
    expect((await browser.call(getPlayer, {})).body.confirmed_at).toBeNull();
    expect(await confirm(await tokenOf(email))).toBe("200");
    const { body } = await browser.call(getPlayer, {});
    expect(body.confirmed_at).toBe(kit.clock.now().toISOString());
  });

  it("works once, also when it is opened thirty times at once", async () => {
    const { email } = await newPlayer(kit);
    const token = await tokenOf(email);
    const all = await Promise.all(Array.from({ length: 30 }, () => confirm(token)));
    expect(all.filter((one) => one === "200")).toHaveLength(1);
    expect(all.filter((one) => one === "confirmation_token_invalid")).toHaveLength(29);
  });

  it("is refused after three days, changed, made up, and of another kind", async () => {
    const { email, browser } = await newPlayer(kit);
    const token = await tokenOf(email);
    for (const bad of [`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, "made-up"])
      expect(await confirm(bad)).toBe("confirmation_token_invalid");
    expect(await confirm("")).toBe("VALIDATION.COMMON.MIN_LENGTH");
    kit.clock.advance(72 * 60 * MINUTE_MS);
    expect(await confirm(token)).toBe("confirmation_token_invalid");
    await resend(email);
    const { body } = await browser.call(getPlayer, {});
    expect(body.id).toBeUndefined();
    expect(await confirm(await tokenOf(email))).toBe("200");
  });

  it("is refused for an e-mail that the player has no more", async () => {
    const { email, id } = await newPlayer(kit);
    const token = await tokenOf(email);
    await kit.house.database.query("update accounts.players set email = $2 where id = $1", [
      id,
      `moved-${email}`,
    ]);
    expect(await confirm(token)).toBe("confirmation_token_invalid");
  });

  it("keeps no token in the database, but its hash", async () => {
    const { email } = await newPlayer(kit);
    const token = await tokenOf(email);
    const rows = await kit.house.database.query(
      `select row_to_json(t)::text as row from accounts.mail_tokens t
       union all select row_to_json(m)::text from mail.mails m`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("sending the confirmation again", () => {
  it("AUTH-23: sends a second link; twice within a minute is refused with a text", async () => {
    const { email } = await newPlayer(kit);
    expect(await resend(email)).toBe("200");
    expect(await tokensOf(kit, email, "confirm_email")).toHaveLength(2);
    const { status, body } = await visitorOf(kit).call(resendConfirmation, {
      body: { user: { email } },
    });
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: { email: { mail_just_sent: expect.stringContaining("Wait a minute") } } },
    });
    kit.clock.advance(MINUTE_MS);
    expect(await resend(email)).toBe("200");
    expect(await mailKinds(kit, email)).toEqual([
      "confirm_email",
      "confirm_email",
      "confirm_email",
    ]);
  });

  it("answers for an unknown and for a confirmed e-mail as for any, and sends nothing", async () => {
    const { email } = await newPlayer(kit);
    await confirm(await tokenOf(email));
    for (const one of [email, "nobody-here@example.org"]) {
      expect(await resend(one)).toBe("200");
      expect(await resend(one)).toBe("mail_just_sent");
    }
    expect(await mailKinds(kit, email)).toEqual(["confirm_email"]);
    expect(await mailKinds(kit, "nobody-here@example.org")).toEqual([]);
  });

  it("sends five in an hour and no more, and one of thirty at once", async () => {
    const { email } = await newPlayer(kit);
    const all = await Promise.all(Array.from({ length: 30 }, () => resend(email)));
    expect(all.filter((one) => one === "200")).toHaveLength(1);
    for (let times = 2; times <= 5; times++) {
      kit.clock.advance(MINUTE_MS);
      expect(await resend(email)).toBe("200");
    }
    kit.clock.advance(MINUTE_MS);
    expect(await resend(email)).toBe("mail_just_sent");
    kit.clock.advance(60 * MINUTE_MS);
    expect(await resend(email)).toBe("200");
  });

  it("wants a captcha from an address that asked five times, for any e-mail", async () => {
    const by = visitorOf(kit);
    for (let times = 0; times < 5; times++)
      expect(await resend(`asked-${times}@example.org`, undefined, by)).toBe("200");
    const email = "asked-last@example.org";
    expect(await resend(email, undefined, by)).toBe("captcha_required");
    expect(await resend(email, "made-up", by)).toBe("captcha_required");
    const captcha = await answeredCaptcha(kit.house, { kind: "player", email });
    expect(await resend(email, captcha, by)).toBe("200");
    expect(await resend(email, captcha, by)).toBe("captcha_required");
  });
});

describe("checking an e-mail", () => {
  it("AUTH-08, OPEN-15: tells a known e-mail from an unknown one", async () => {
    const { email } = await newPlayer(kit);
    const check = async (one: string) =>
      (await visitorOf(kit).call(checkEmail, { body: { email: one } })).body;
    expect(await check(email.toUpperCase())).toEqual({ exists: true });
    expect(await check("nobody-at-all@example.org")).toEqual({ exists: false });
  });

  it("is refused after ten times in a minute from one address", async () => {
    const strict = await openTestHouse({ serve: { limitScale: 1 }, env: { TRUST_PROXY: "1" } });
    try {
      const by = visitorOf(strict);
      const check = async () =>
        said(await by.call(checkEmail, { body: { email: "a@example.org" } }));
      for (let times = 0; times < 10; times++) expect(await check()).toBe("200");
      expect(await check()).toBe("too_many_requests");
    } finally {
      await strict.close();
    }
  });
});
