import { createOperator } from "#core/staff";
import { answerCaptcha, answeredCaptcha } from "./captcha/answered-captcha.ts";
import {
  type CaptchaView,
  operatorSignIn,
  registerPlayer,
  remindPassword,
  requestCaptcha,
  signIn,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PASSWORD = "long-enough-7";
const WRONG = "not-the-one-1";
let kit: TestHouse;
let url: string;
let count = 0;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const stranger = () => httpCaller(url, { "x-forwarded-for": `198.51.100.${++count}` });
async function attempt(
  email: string,
  password: string,
  captcha?: string,
  who = stranger(),
): Promise<string> {
  const user = { email, password, ...(captcha === undefined ? {} : { captcha }) };
  const { status, body } = await who.call(signIn, { body: { user } });
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? String(Object.keys(Object.values(errors)[0] ?? {})[0]) : `${status}`;
}
/** A player at whom strangers have guessed until they may no more. */
async function besieged(): Promise<string> {
  const email = `owner-${++count}@example.org`;
  const user = { email, password: PASSWORD, currency: "EUR", country: "DE" };
  const { status } = await stranger().call(registerPlayer, {
    body: { user: { ...user, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  expect(status).toBe(201);
  for (let guess = 0; guess < 20; guess++) await attempt(email, WRONG);
  expect(await attempt(email, PASSWORD)).toBe("captcha_required");
  return email;
}
const proofFor = (email: string, kind: "player" | "operator" = "player") =>
  answeredCaptcha(kit.house, { kind, email });
const effort = async (email: string) => {
  const { body } = await stranger().call(requestCaptcha, { body: { account: "player", email } });
  return body;
};

describe("a solved captcha", () => {
  it("lets the owner in on a new device, whatever strangers did", async () => {
    const email = await besieged();
    const { body } = await stranger().call(requestCaptcha, {
      body: { account: "player", email: email.toUpperCase() },
    });
    expect(await attempt(email, PASSWORD, await answerCaptcha(body))).toBe("200");
  });

  it("counts once, also when it is sent many times at once", async () => {
    const email = await besieged();
    const captcha = await proofFor(email);
    const said = await Promise.all(Array.from({ length: 6 }, () => attempt(email, WRONG, captcha)));
    expect(said.filter((code) => code === "wrong_credentials")).toHaveLength(1);
    expect(said.filter((code) => code === "captcha_required")).toHaveLength(5);
    expect(await attempt(email, PASSWORD, captcha)).toBe("captcha_required");
  });

  it("is good for one account, and for no made-up one", async () => {
    const email = await besieged();
    for (const captcha of [await proofFor("other@example.org"), "made-up", ""])
      expect(await attempt(email, PASSWORD, captcha)).toBe("captcha_required");
    const operators = await proofFor(email, "operator");
    expect(await attempt(email, PASSWORD, operators)).toBe("captcha_required");
  });

  it("lets an operator in too", async () => {
    const operator = { email: "carl@example.org", password: PASSWORD };
    await createOperator(kit.house, { ...operator, name: "Carl", role: "cashier" });
    const sign = (body: object) => stranger().call(operatorSignIn, { body: body as never });
    for (let guess = 0; guess < 20; guess++) await sign({ ...operator, password: WRONG });
    expect((await sign(operator)).status).toBe(422);
    const captcha = await proofFor(operator.email, "operator");
    expect((await sign({ ...operator, captcha })).status).toBe(200);
  });
});

describe("a captcha", () => {
  it("costs more with the attempts at an account, the same for a name that nobody has", async () => {
    const names = [await besieged(), `nobody-${++count}@example.org`];
    const known = async (view: CaptchaView) => view.challenge.parameters["cost"];
    for (const email of names) {
      expect(await known(await effort(email))).toBe(1000);
      for (let guess = 0; guess < 20; guess++)
        expect(await attempt(email, WRONG, await proofFor(email))).toBe("wrong_credentials");
    }
    const counters = [];
    for (const email of names) {
      const answer = await answerCaptcha(await effort(email));
      const { solution } = JSON.parse(Buffer.from(answer, "base64url").toString()) as {
        solution: { counter: number };
      };
      counters.push(solution.counter);
    }
    for (const counter of counters) expect(counter).toBeGreaterThanOrEqual(2000);
  });
});

describe("a device that signed in before", () => {
  it("has ten tries of its own, which no stranger uses up", async () => {
    const email = await besieged();
    const owner = stranger();
    expect(await attempt(email, PASSWORD, await proofFor(email), owner)).toBe("200");
    for (let guess = 0; guess < 10; guess++)
      expect(await attempt(email, WRONG, undefined, owner)).toBe("wrong_credentials");
    expect(await attempt(email, PASSWORD, undefined, owner)).toBe("captcha_required");
    kit.clock.advance(15 * 60_000);
    expect(await attempt(email, PASSWORD, undefined, owner)).toBe("200");
  });

  it("is told by a cookie that no script reads", async () => {
    const email = await besieged();
    const user = { email, password: PASSWORD, captcha: await proofFor(email) };
    const { headers } = await stranger().call(signIn, { body: { user } });
    const cookie = headers.getSetCookie().find((one) => one.startsWith("device="));
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Strict");
    expect(cookie).toContain("Max-Age=31536000");
  });
});

describe("wishes for mails", () => {
  it("are five without a captcha from one network, whichever of its addresses they come from", async () => {
    const wish = async (address: string) => {
      const visitor = httpCaller(url, { "x-forwarded-for": address });
      const user = { email: `nobody-${++count}@example.org` };
      return (await visitor.call(remindPassword, { body: { user } })).status;
    };
    for (let host = 1; host <= 5; host++) expect(await wish(`2001:db8:77:1::${host}`)).toBe(200);
    expect(await wish("2001:db8:77:1::6")).not.toBe(200);
    expect(await wish("2001:db8:77:2::1")).toBe(200);
  });
});
