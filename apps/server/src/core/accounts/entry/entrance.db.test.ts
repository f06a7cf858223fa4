import {
  getOperator,
  getPlayer,
  getPlayerSettings,
  operatorSignIn,
  registerPlayer,
  signIn,
} from "@houselight/contracts";
import { createOperator } from "#core/staff";
import { httpCaller, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PASSWORD = "long-enough-7";
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  // Limits as they are: five accounts in an hour from one address.
  kit = await openTestHouse({ serve: { limitScale: 1 }, env: { TRUST_PROXY: "1" } });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

let count = 0;
const browserAt = (ip: string) => httpCaller(url, { "x-forwarded-for": ip });
const registration = (part: object = {}) => ({
  body: {
    user: {
      email: `entrance-${++count}@example.org`,
      password: PASSWORD,
      currency: "EUR",
      country: "DE",
      date_of_birth: "1990-01-01",
      terms_acceptance: true as const,
      ...part,
    },
  },
});

describe("five accounts in an hour from one address", () => {
  it("are accounts that were made: what was refused uses up none", async () => {
    const register = async (part: object = {}) =>
      (await browserAt("203.0.113.1").call(registerPlayer, registration(part))).status;
    const refused = [{ password: "short" }, { date_of_birth: "2020-01-01" }, { country: "US" }];
    for (const part of [...refused, ...refused]) expect(await register(part)).toBe(422);
    for (let made = 0; made < 5; made++) expect(await register()).toBe(201);
    expect(await register()).toBe(429);
    expect(await register({ password: "short" })).toBe(429);
  });

  it("hold for those that are asked for at once", async () => {
    const register = () => browserAt("203.0.113.2").call(registerPlayer, registration());
    const statuses = (await Promise.all(Array.from({ length: 9 }, register))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it("are not all that an address may try: 60 times, valid or not", async () => {
    const statuses = [];
    for (let tries = 0; tries < 61; tries++)
      statuses.push(
        (await browserAt("203.0.113.3").call(registerPlayer, registration({ country: "US" })))
          .status,
      );
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
    expect(statuses[60]).toBe(429);
  });
});

it("lets an address sign in twenty times a minute, and no more", async () => {
  const attempt = (n: number) =>
    browserAt("203.0.113.20").call(signIn, {
      body: { user: { email: `limit-${n}@example.org`, password: PASSWORD } },
    });
  for (let n = 0; n < 20; n++) expect((await attempt(n)).status).toBe(422);
  const { status, body, headers } = await attempt(20);
  expect({ status, body }).toEqual({
    status: 429,
    body: { errors: { base: { too_many_requests: expect.any(String) } } },
  });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

/** The address of the live socket, and a token of this browser's for it. */
async function openSocket(who: ReturnType<typeof browserAt>) {
  const { cent } = (await who.call(getPlayerSettings, {})).body;
  const socket = new WebSocket(`${url.replace("http", "ws")}${cent.url}`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const closed = new Promise<number>((resolve) => socket.once("close", (code) => resolve(code)));
  const greeted = new Promise((resolve) => socket.once("message", resolve));
  socket.send(JSON.stringify({ id: 1, connect: { token: cent.token } }));
  await greeted;
  return { closed };
}

describe("signing in", () => {
  it("ends the session that this browser had, and its socket", async () => {
    const former = await registered(kit.house);
    const { email } = registration().body.user;
    await browserAt("203.0.113.4").call(registerPlayer, registration({ email }));
    const who = browserAt("203.0.113.5");
    who.useSession(former.token);
    const { closed } = await openSocket(who);
    const answer = await who.call(signIn, { body: { user: { email, password: PASSWORD } } });
    expect(answer.status).toBe(200);
    expect((await who.call(getPlayer, {})).body).toMatchObject({ email });
    const thief = browserAt("203.0.113.6");
    thief.useSession(former.token);
    expect((await thief.call(getPlayer, {})).body).toEqual({});
    expect(await closed).toBe(3011);
  });

  it("leaves the session alone when it is refused", async () => {
    const { token } = await registered(kit.house);
    const who = browserAt("203.0.113.7");
    who.useSession(token);
    const user = { email: "nobody@example.org", password: PASSWORD };
    expect((await who.call(signIn, { body: { user } })).status).toBe(422);
    expect((await who.call(getPlayer, {})).body.id).toBeDefined();
  });

  it("as a newcomer ends the session that this browser had", async () => {
    const { token } = await registered(kit.house);
    const who = browserAt("203.0.113.8");
    who.useSession(token);
    expect((await who.call(registerPlayer, registration())).status).toBe(201);
    who.useSession(token);
    expect((await who.call(getPlayer, {})).body).toEqual({});
  });

  it("to the back office ends the operator's session that this browser had", async () => {
    const operator = { email: "olga@example.org", password: PASSWORD };
    await createOperator(kit.house, { ...operator, name: "Olga", role: "manager" });
    const who = browserAt("203.0.113.9");
    const first = await who.call(operatorSignIn, { body: operator });
    const token = /operator=([^;]+)/.exec(first.headers.get("set-cookie") ?? "")?.[1];
    expect((await who.call(operatorSignIn, { body: operator })).status).toBe(200);
    expect((await who.call(getOperator, {})).status).toBe(200);
    const cookie = { cookie: `operator=${token}` };
    const old = await browserAt("203.0.113.9").send("GET", getOperator.path, undefined, cookie);
    expect(old.status).toBe(401);
  });
});
