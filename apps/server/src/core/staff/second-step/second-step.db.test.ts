import { randomUUID } from "node:crypto";
import {
  beginOperatorSecondStep,
  confirmOperatorSecondStep,
  endOperatorSecondStep,
  getOperator,
  listTrailEntries,
  listWithdrawals,
  operatorSignIn,
  operatorSignOut,
} from "@houselight/contracts";
import { type HttpCaller, httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOperator } from "../operator-sessions.ts";

const PASSWORD = "operators-of-tests-7";
const STEP_MS = 30_000;
const LOCKED_MS = 15 * 60_000;
let kit: TestHouse;
let url: string;
let address = 0;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

/** A browser at an address of its own. */
const browser = () => httpCaller(url, { "x-forwarded-for": `203.0.113.${(++address % 250) + 1}` });
const said = ({ status, body }: { status: number; body: unknown }) =>
  [
    status,
    ...Object.values((body as { errors?: Record<string, object> } | null)?.errors ?? {}).flatMap(
      Object.keys,
    ),
  ].join(" ");
const signIn = async (email: string, code?: string, by = browser(), password = PASSWORD) => ({
  by,
  said: said(await by.call(operatorSignIn, { body: { email, password, ...(code && { code }) } })),
});
const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: kit.clock.now().getTime() / 1000 + steps * 30 });
const begin = (by: HttpCaller, current_password = PASSWORD) =>
  by.call(beginOperatorSecondStep, { body: { current_password } });
const confirm = (by: HttpCaller, code: string) =>
  by.call(confirmOperatorSecondStep, { body: { code } });
const end = async (by: HttpCaller, code: string, current_password = PASSWORD) =>
  said(await by.call(endOperatorSecondStep, { body: { current_password, code } }));

async function employed(role = "cashier") {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.org`;
  await createOperator(kit.house, { email, name: role, role, password: PASSWORD });
  return { email, by: (await signIn(email)).by };
}
/** An operator whose second step is on, with the code of that time step used up. */
async function secured(role?: string) {
  const { email, by } = await employed(role);
  const { secret } = (await begin(by)).body;
  const { recovery_codes: codes } = (await confirm(by, await codeOf(secret))).body;
  return { email, by, secret, codes };
}

describe("an operator's second step", () => {
  it("is on once a code confirms it, and is asked for at the next sign-in", async () => {
    const { email, by } = await employed();
    expect((await by.call(getOperator, {})).body.second_step).toBe("off");
    expect(said(await begin(by, "not-the-one-1"))).toBe("422 password_wrong");
    const { body } = await begin(by);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await signIn(email)).said).toBe("200");
    expect(said(await confirm(by, "000000"))).toBe("422 otp_wrong");
    const { body: on } = await confirm(by, await codeOf(body.secret));
    expect(new Set(on.recovery_codes).size).toBe(10);
    expect((await by.call(getOperator, {})).body.second_step).toBe("on");
    expect(said(await begin(by))).toBe("409 two_factor_on");
    expect((await signIn(email)).said).toBe("422 second_step_required");
    expect((await signIn(email, await codeOf(body.secret, 1))).said).toBe("200");
  });

  it("says nothing of itself to who does not know the password", async () => {
    const { email, secret } = await secured();
    const wrong = await signIn(email, undefined, browser(), "not-the-one-1");
    expect(wrong.said).toBe("422 wrong_credentials");
    const code = await codeOf(secret, 1);
    expect((await signIn(email, code, browser(), "not-the-one-1")).said).toBe(
      "422 wrong_credentials",
    );
    // The code of that attempt was not used up.
    expect((await signIn(email, code)).said).toBe("200");
  });

  it("takes each code once, also of thirty at once", async () => {
    const { email, secret } = await secured();
    const code = await codeOf(secret, 1);
    const all = await Promise.all(
      Array.from({ length: 30 }, async () => (await signIn(email, code)).said),
    );
    expect(all.filter((one) => one === "200")).toHaveLength(1);
    expect(all.every((one) => one === "200" || /^4\d\d /.test(one))).toBe(true);
    kit.clock.advance(LOCKED_MS);
    expect((await signIn(email, code)).said).toBe("422 otp_wrong");
  });

  it("shuts after five wrong codes for a quarter of an hour, whatever the code", async () => {
    const { email, secret } = await secured();
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(email, `00000${guess}`)).said).toBe("422 otp_wrong");
    expect((await signIn(email, await codeOf(secret, 1))).said).toBe("429 otp_locked");
    kit.clock.advance(LOCKED_MS);
    expect((await signIn(email, await codeOf(secret))).said).toBe("200");
  });

  it("counts wrong codes as wrong passwords, and the lack of one not at all", async () => {
    const { email } = await secured();
    const by = browser();
    for (let visit = 0; visit < 6; visit++)
      expect((await signIn(email, undefined, by)).said).toBe("422 second_step_required");
    for (let guess = 0; guess < 5; guess++) await signIn(email, "000000", by);
    expect((await signIn(email, undefined, by)).said).toBe("422 captcha_required");
  });

  it("lets a recovery code in once, in any case, and notes it", async () => {
    const { email, codes, by } = await secured("manager");
    const [code = ""] = codes;
    expect((await signIn(email, code.toUpperCase())).said).toBe("200");
    expect((await signIn(email, code)).said).toBe("422 otp_wrong");
    const query = { operator: email };
    const { body } = await by.call(listTrailEntries, { query });
    expect(body.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["operator.recovery-code-used", "operator.second-step-on"]),
    );
    expect(body.find(({ action }) => action.includes("recovery"))?.detail).toEqual({ left: 9 });
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it("is nobody else's: the code of a colleague's app opens nothing", async () => {
    const [mine, other] = [await secured(), await secured()];
    expect((await signIn(mine.email, await codeOf(other.secret, 1))).said).toBe("422 otp_wrong");
    expect((await signIn(mine.email, other.codes[0])).said).toBe("422 otp_wrong");
  });

  it("ends by password and code alone, and its recovery codes with it", async () => {
    const { email, by, secret, codes } = await secured();
    kit.clock.advance(STEP_MS);
    expect(await end(by, await codeOf(secret), "not-the-one-1")).toBe("422 password_wrong");
    expect(await end(by, "000000")).toBe("422 otp_wrong");
    expect(await end(by, await codeOf(secret))).toBe("200");
    expect((await signIn(email)).said).toBe("200");
    expect(await end(by, codes[0] as string)).toBe("409 two_factor_off");
    expect((await by.call(getOperator, {})).body.second_step).toBe("off");
  });

  it("is begun anew after a quarter of an hour, and confirmed once of thirty at once", async () => {
    const { by } = await employed();
    expect(said(await confirm(by, "123456"))).toBe("409 two_factor_not_begun");
    const late = (await begin(by)).body.secret;
    kit.clock.advance(LOCKED_MS + 1);
    expect(said(await confirm(by, await codeOf(late)))).toBe("409 two_factor_not_begun");
    const { secret } = (await begin(by)).body;
    expect(said(await confirm(by, await codeOf(late)))).toBe("422 otp_wrong");
    const code = await codeOf(secret);
    const all = await Promise.all(Array.from({ length: 30 }, () => confirm(by, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.every(({ status }) => status < 500)).toBe(true);
  });

  it("keeps no secret and no code that a copy of the database would tell", async () => {
    const { secret, codes } = await secured();
    const rows = await kit.house.database.query(
      `select t.sealed_secret, c.code_hash from staff.second_steps t
       join staff.recovery_codes c on c.operator_id = t.operator_id`,
    );
    const all = JSON.stringify(rows);
    expect(all).not.toContain(secret);
    for (const code of codes) expect(all).not.toContain(code);
  });

  it("is no business of a guest", async () => {
    for (const ask of [() => begin(browser()), () => confirm(browser(), "123456")])
      expect((await ask()).status).toBe(401);
    expect(await end(browser(), "123456")).toBe("401 sign_in_required");
  });
});

describe("a house that requires the second step", () => {
  it("lets an operator without it do nothing but switch it on", async () => {
    const strict = await openTestHouse({ serve: {}, env: { OPERATORS_SECOND_STEP: "required" } });
    try {
      const email = "olga@example.org";
      const operator = { email, name: "Olga", role: "manager", password: PASSWORD };
      await createOperator(strict.house, operator);
      const by = httpCaller(strict.served?.url as string);
      const { body } = await by.call(operatorSignIn, { body: { email, password: PASSWORD } });
      expect(body).toMatchObject({ second_step: "off", second_step_needed: true });
      const blocked = "403 second_step_needed";
      expect(said(await by.call(listTrailEntries, {}))).toBe(blocked);
      expect(said(await by.call(listWithdrawals, {}))).toBe(blocked);
      expect((await by.call(getOperator, {})).status).toBe(200);
      const { secret } = (await begin(by)).body;
      const epoch = strict.clock.now().getTime() / 1000;
      expect((await confirm(by, await generate({ secret, epoch }))).status).toBe(200);
      expect((await by.call(listTrailEntries, {})).status).toBe(200);
      expect((await by.call(getOperator, {})).body.second_step_needed).toBe(false);
      expect((await by.call(operatorSignOut, {})).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
