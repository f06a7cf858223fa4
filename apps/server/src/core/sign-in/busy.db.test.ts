import { registerPlayer, signIn } from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answeredCaptcha } from "./captcha/answered-captcha.ts";
import { triesKey, triesOf } from "./tries/tries.ts";

const PASSWORD = "long-enough-7";
let kit: TestHouse;
let url: string;
let count = 0;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const browser = () => httpCaller(url, { "x-forwarded-for": `198.51.100.${++count % 250}` });
const attempt = (who: ReturnType<typeof browser>, user: { email: string; captcha?: string }) =>
  who.call(signIn, { body: { user: { password: PASSWORD, ...user } } });

it("a crowd of strangers is told when to come back, and keeps out neither devices that are known nor who solves a captcha", async () => {
  const [home, away] = [browser(), browser()];
  const email = "owner@example.org";
  const account = { email, password: PASSWORD, currency: "EUR", country: "DE" };
  await home.call(registerPlayer, {
    body: { user: { ...account, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  const captcha = await answeredCaptcha(kit.house, { kind: "player", email });
  const strangers = Array.from({ length: 200 }, (_, n) => `stranger-${n}@example.org`);
  const crowd = strangers.map((name) => attempt(browser(), { email: name }));
  const owners = await Promise.all([attempt(home, { email }), attempt(away, { email, captcha })]);
  expect(owners.map(({ status }) => status)).toEqual([200, 200]);

  const answers = await Promise.all(crowd);
  const busy = answers.filter(({ status }) => status === 429);
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 422).length).toBe(200 - busy.length);
  for (const { body, headers } of busy) {
    expect(body).toEqual({ errors: { base: { entrance_busy: expect.any(String) } } });
    expect(headers.get("retry-after")).toBe("3");
  }
  // Nobody looked at their passwords: that was no try.
  const tries = await Promise.all(
    strangers.map((name) => triesOf(kit.house, triesKey("anywhere", "player", name))),
  );
  expect(tries).toEqual(answers.map(({ status }) => (status === 429 ? 0 : 1)));
});
