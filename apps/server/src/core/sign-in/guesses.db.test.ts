import { hash } from "@node-rs/argon2";
import { createOperator } from "#core/staff";
import { operatorSignIn, registerPlayer, signIn } from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PASSWORD = "long-enough-7";
const WRONG = "not-the-one-1";
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
  url = kit.served?.url as string;
  await createOperator(kit.house, {
    email: "carl@example.org",
    name: "Carl",
    role: "cashier",
    password: PASSWORD,
  });
});
afterAll(() => kit.close());

let count = 0;
/** A browser that has never been here, at an address of its own. */
const stranger = (ip = `198.51.100.${++count}`) => httpCaller(url, { "x-forwarded-for": ip });
/** A player who has just registered, and the browser of that. */
async function newPlayer() {
  const email = `owner-${++count}@example.org`;
  const browser = stranger();
  const user = { email, password: PASSWORD, currency: "EUR", country: "DE" };
  await browser.call(registerPlayer, {
    body: { user: { ...user, date_of_birth: "1990-01-01", terms_acceptance: true } },
  });
  return { email, browser };
}
const knock = async (who: ReturnType<typeof stranger>, email: string, password: string) => {
  const { status, body } = await who.call(signIn, { body: { user: { email, password } } });
  const { errors } = body as unknown as { errors?: Record<string, Record<string, string>> };
  return errors ? Object.keys(Object.values(errors)[0] ?? {})[0] : status;
};

describe("guesses at a player's password", () => {
  it("are counted before they are checked: of 30 at once 5 are checked", async () => {
    const { email } = await newPlayer();
    const place = `198.51.100.${++count}`;
    const said = await Promise.all(
      Array.from({ length: 30 }, () => knock(stranger(place), email, WRONG)),
    );
    expect(said.filter((code) => code === "wrong_credentials")).toHaveLength(5);
    expect(said.filter((code) => code === "captcha_required")).toHaveLength(25);
    expect(await knock(stranger(place), email, PASSWORD)).toBe("captcha_required");
  });

  it("are counted for a whole network of IPv6", async () => {
    const { email } = await newPlayer();
    const said = [];
    for (let index = 1; index <= 6; index++)
      said.push(await knock(stranger(`2001:db8:7:7::${index}`), email, WRONG));
    expect(said.slice(0, 5).every((code) => code === "wrong_credentials")).toBe(true);
    expect(said[5]).toBe("captcha_required");
  });

  it("from anywhere leave the browser that registered free to sign in", async () => {
    const { email, browser } = await newPlayer();
    const said = [];
    for (let index = 0; index < 22; index++) said.push(await knock(stranger(), email, WRONG));
    expect(said.slice(0, 20).every((code) => code === "wrong_credentials")).toBe(true);
    expect(said.slice(20)).toEqual(["captcha_required", "captcha_required"]);
    expect(await knock(browser, email, PASSWORD)).toBe(200);
  });
});

describe("a hash of former parameters", () => {
  it("still lets its owner in, and is made anew by that", async () => {
    const { email } = await newPlayer();
    const set = (passwordHash: string) =>
      kit.house.database.query("update accounts.players set password_hash = $2 where email = $1", [
        email,
        passwordHash,
      ]);
    const read = async () =>
      (
        await kit.house.database.query<{ password_hash: string }>(
          "select password_hash from accounts.players where email = $1",
          [email],
        )
      )[0]?.password_hash;
    const now = await read();
    await set(await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2 }));
    expect(await knock(stranger(), email, WRONG)).toBe("wrong_credentials");
    expect(await read()).toContain("m=19456");
    expect(await knock(stranger(), email, PASSWORD)).toBe(200);
    expect((await read())?.slice(0, 30)).toBe(now?.slice(0, 30));
    expect(await knock(stranger(), email, PASSWORD)).toBe(200);
  });
});

describe("guesses at an operator's password", () => {
  it("are answered as those at a name that nobody has, up to the seventh", async () => {
    const answers = async (email: string) => {
      const who = stranger();
      const said = [];
      for (let index = 0; index < 7; index++) {
        const { status, body } = await who.call(operatorSignIn, {
          body: { email, password: WRONG },
        });
        said.push({ status, body });
      }
      return said;
    };
    const known = await answers("carl@example.org");
    expect(known).toEqual(await answers("nobody@example.org"));
    expect(known.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 422]);
    expect(known[5]?.body).toEqual({
      errors: { captcha: { captcha_required: expect.any(String) } },
    });
  });
});
