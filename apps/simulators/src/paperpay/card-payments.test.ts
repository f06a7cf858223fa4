import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openShop, PAYMENT_ID, type Shop, statuses } from "./shop.testing.ts";

const GOOD = {
  number: "4111 1111 1111 1111",
  expiry: "12/99",
  cvc: "123",
  name: "Ada Paper",
  outcome: "succeeded",
};
const BACK = "http://shop.test/back";
let shop: Shop;

beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.close();
});

const page = async (part: object = {}) => String((await shop.order(part)).body["redirect_url"]);
/** Sends the form, and comes to the page of the bank if there is one. */
const pay = async (part: object = {}) => shop.send(await page(), { ...GOOD, ...part });

describe("a card payment", () => {
  it("is asked by the bank, and tells its steps in signed reports without the number (VALID-12, OPEN-17)", async () => {
    const asked = await pay();
    expect(asked).toMatchObject({ status: 303, to: expect.stringContaining("/secure?ticket=") });
    expect((await shop.show(asked.to)).html).toContain("•••• 1111");
    const done = await shop.send(asked.to, { outcome: "succeeded" });
    expect(done).toMatchObject({ status: 303, to: BACK });
    expect(shop.told.map(({ content }) => [content["status"], content["card_step"]])).toEqual([
      ["processing", "challenge"],
      ["processing", "passed"],
      ["succeeded", undefined],
    ]);
    expect(shop.told.every(({ isSigned }) => isSigned)).toBe(true);
    expect(shop.told.at(-1)?.content).toMatchObject({
      payment_id: PAYMENT_ID,
      kind: "deposit",
      currency: "EUR",
      amount_cents: 5000,
      profile: { token: expect.any(String), label: "•••• 1111" },
    });
    const all =
      JSON.stringify(shop.told) + Buffer.from(asked.to.split(/[=.]/)[2] ?? "", "base64url");
    expect(all).not.toContain("4111");
  });

  it("goes without the step where the card has none", async () => {
    expect((await pay({ number: "4242424242424242" })).to).toBe(BACK);
    expect(statuses(shop.told)).toEqual(["processing", "succeeded"]);
  });

  it.each([
    ["the bank declines", "4000 0000 0000 9995", "succeeded", "insufficient_funds", "passed"],
    ["the step fails", "4000 0084 0000 1629", "succeeded", "three_d_secure_failed", "failed"],
    ["the person refuses", "4111 1111 1111 1111", "declined", "three_d_secure_failed", "failed"],
  ])("is declined when %s", async (_, number, outcome, reason, step) => {
    await shop.send((await pay({ number })).to, { outcome });
    expect(shop.told.at(-2)?.content["card_step"]).toBe(step);
    expect(shop.told.at(-1)?.content).toMatchObject({ status: "declined", reason });
  });

  it("is canceled without looking at the form", async () => {
    expect((await shop.send(await page(), { outcome: "canceled" })).to).toBe(BACK);
    expect(shop.told.map(({ content }) => [content["status"], content["reason"]])).toEqual([
      ["canceled", "canceled_by_player"],
    ]);
  });

  it.each([
    ["number", "4111 1111 1111 1112", "This is not a card number."],
    ["number", "4117733000000008", "Cards of this bank cannot be used here."],
    ["expiry", "01/20", "not in the past"],
    ["expiry", "13/99", "not in the past"],
    ["cvc", "12", "Three or four digits."],
    ["name", " ", "as it is on the card"],
    ["name", "José Luis", "English letters"],
  ])(
    "shows what is wrong with %s %s, and tells nothing (VALID-12, VALID-13, VALID-14, OPEN-25)",
    async (name, value, message) => {
      const { status, html } = await pay({ [name]: value });
      expect(status).toBe(422);
      expect(html).toContain(`id="${name}-fault">`);
      expect(html).toContain(message);
      expect(shop.told).toEqual([]);
    },
  );

  it.each(["1299", "12 / 99", " 12/99"])("takes %j as the month and year", async (expiry) => {
    expect((await pay({ number: "4242424242424242", expiry })).to).toBe(BACK);
  });

  it("says whom and how much one pays, and a fault above the hint", async () => {
    const { html } = await shop.show(await page());
    expect(html).toContain("to shop.test<");
    expect(html).toContain("50.00\u00a0EUR");
    const { html: refused } = await pay({ number: "1" });
    expect(refused.indexOf('id="number-fault"')).toBeLessThan(refused.indexOf('id="number-hint"'));
    expect(refused).toContain('aria-describedby="number-fault number-hint"');
  });

  it("shows what was typed as text, and never the code", async () => {
    const { html } = await pay({ name: '"><script>', cvc: "98765" });
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("98765");
  });
});

describe("a saved card", () => {
  const token = async (number: string) => {
    const { to } = await pay({ number });
    if (to.includes("/secure")) await shop.send(to, { outcome: "succeeded" });
    const profile = shop.told.at(-1)?.content["profile"] as { token: string } | undefined;
    shop.told.length = 0;
    return profile?.token ?? "";
  };
  const OTHER_ID = "5a3c4a56-93a9-4b3e-9f57-4a3c1c2f8b90";

  it("is charged once without a page, and is the same token each time", async () => {
    const first = await token("4111111111111111");
    expect(await token("4111 1111 1111 1111")).toBe(first);
    const charge = { payment_id: OTHER_ID, token: first };
    const { body } = await shop.order(charge);
    expect(body).toMatchObject({ redirect_url: null, instructions: null });
    await shop.order(charge);
    expect(statuses(await shop.until(2))).toEqual(["processing", "succeeded"]);
  });

  it("is refused when the token is not one of ours", async () => {
    expect((await shop.order({ payment_id: OTHER_ID, token: "e30.x" })).status).toBe(400);
    const [text] = (await token("4242424242424242")).split(".");
    const forged = `${text}.${Buffer.alloc(32).toString("base64url")}`;
    expect((await shop.order({ payment_id: OTHER_ID, token: forged })).status).toBe(400);
  });
});

describe("reports", () => {
  const direct = (manner: string) => pay({ number: "4242424242424242", manner });

  it("are repeated with one id, and once more with another, when wanted several times", async () => {
    await direct("duplicate");
    expect(statuses(shop.told)).toEqual(["succeeded", "succeeded", "succeeded", "succeeded"]);
    expect(new Set(shop.told.map(({ id }) => id)).size).toBe(2);
  });

  it("come in the wrong order when wanted, and the last word stays the result", async () => {
    await direct("reordered");
    expect(statuses(shop.told)).toEqual(["succeeded", "processing"]);
    const answer = await shop.app.inject({
      url: `/api/payments/${PAYMENT_ID}`,
      headers: { authorization: "Bearer a secret that shop and simulator share" },
    });
    expect(answer.json()).toMatchObject({
      report_id: shop.told[0]?.id,
      report: { status: "succeeded" },
    });
  });

  it.runIf(process.env["TEST_MATRIX"] === "all")(
    "come 8 seconds late when wanted, with the person back before",
    async () => {
      const before = Date.now();
      expect((await direct("late")).to).toBe(BACK);
      expect(Date.now() - before).toBeLessThan(4000);
      expect(statuses(await shop.until(1))).toEqual(["processing"]);
      await shop.until(2);
      expect(Date.now() - before).toBeGreaterThanOrEqual(7900);
      expect(statuses(shop.told)).toEqual(["processing", "succeeded"]);
    },
    15_000,
  );

  it("are sent again when the shop answers with a fault of its own", async () => {
    shop.failFor = 1;
    await direct("prompt");
    expect(statuses(shop.told)).toEqual(["processing", "processing", "succeeded"]);
    expect(shop.told[0]?.id).toBe(shop.told[1]?.id);
  });
});

describe("a page", () => {
  it("works from its address alone", async () => {
    const url = await page();
    const restarted = await openShop();
    expect((await restarted.show(url)).html).toContain("50.00\u00a0EUR");
    await restarted.close();
  });

  it("names its icon, so that a browser asks for no other", async () => {
    const { html } = await shop.show(await page());
    const [, icon = ""] =
      /<link rel="icon" type="image\/svg\+xml" href="([^"]+)">/.exec(html) ?? [];
    expect(await shop.show(icon)).toEqual({ status: 200, html: expect.stringMatching(/^<svg /) });
  });

  it("is missing for a ticket that was altered, or of another purpose", async () => {
    const url = await page();
    const altered = url.replace(/ticket=(..)/, "ticket=AA");
    expect((await shop.show(altered)).status).toBe(404);
    expect((await shop.send(altered, GOOD)).status).toBe(404);
    expect((await shop.show(url.replace("/pay?", "/secure?"))).status).toBe(404);
    expect((await shop.show("/pay")).status).toBe(404);
  });

  it.each([
    { outcome: "free", manner: "prompt" },
    { outcome: "succeeded", manner: "never" },
  ])("does not understand %j", async (form) =>
    expect((await shop.send(await page(), form)).status).toBe(400),
  );
});
