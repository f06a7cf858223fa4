import {
  getClientContext,
  currencyConfig,
  listCountries,
  listCurrencies,
  getCurrentIp,
  listLocales,
  registerPlayer,
  remindPassword,
  signIn,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1", GEO_HEADER: "X-Country" } });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

/** The context of a visitor who comes to a host from a country. */
async function contextOf(host: string, country: string) {
  const visitor = httpCaller(url, { "x-forwarded-host": host, "x-country": country });
  return (await visitor.call(getClientContext, {})).body;
}

describe("the client context (LICENCE-01)", () => {
  it.each([
    ["paper-rocket.localhost", "DE", "CW", "paper-rocket"],
    ["paper-rocket.localhost", "AU", "AU", "paper-rocket"],
    ["paper-rocket.localhost", "EE", "EE", "paper-rocket"],
    ["lantern-hall.localhost", "AU", "EE", "lantern-hall"],
  ])("of %s from %s has the licence %s and the brand %s", async (host, country, licence, brand) =>
    expect(await contextOf(host, country)).toMatchObject({
      licence,
      country,
      brand: { id: brand },
    }),
  );

  it("of a host with a country of its own has that one, wherever the visitor is (OPEN-29)", async () => {
    const context = await contextOf("australia.localhost", "DE");
    expect(context).toMatchObject({ country: "AU", licence: "AU", brand: { id: "paper-rocket" } });
  });

  it.each([
    ["paper-rocket.localhost", "DE", "en-AU", "AU"],
    ["paper-rocket.localhost", "DE", "EN-au", "AU"],
    ["paper-rocket.localhost", "EE", "en-AU", "EE"],
    ["paper-rocket.localhost", "DE", "de", "CW"],
    ["paper-rocket.localhost", "DE", "en-AU,de", "CW"],
    ["lantern-hall.localhost", "DE", "en-AU", "EE"],
  ])(
    "OPEN-29: of %s from %s read in %s has the licence %s",
    async (host, country, language, code) => {
      const headers = { "x-forwarded-host": host, "x-country": country, "x-locale": language };
      const { body } = await httpCaller(url, headers).call(getClientContext, {});
      expect(body).toMatchObject({ licence: code, country });
    },
  );

  it("a player keeps the licence of the account, whatever is read (LICENCE-01, OPEN-29)", async () => {
    const headers = { "x-forwarded-for": "10.9.0.1", "x-country": "DE" };
    const player = httpCaller(url, { ...headers, "x-locale": "en-AU" });
    const user = {
      email: "reader@example.org",
      password: "long-enough-7",
      currency: "EUR" as const,
      country: "DE",
      date_of_birth: "1990-05-01",
      terms_acceptance: true as const,
    };
    // The sign-up of the licence that serves this reader asks for more.
    const short = await player.call(registerPlayer, { body: { user } });
    expect(JSON.stringify(short.body)).toContain("detail_required");
    const details = {
      first_name: "Rea",
      last_name: "Der",
      address: "Hauptstr. 1",
      city: "Bonn",
      postal_code: "53111",
      mobile_phone: "+4915112345678",
    };
    const { body } = await player.call(registerPlayer, { body: { user: { ...user, ...details } } });
    expect(body).toMatchObject({ license_name: "AU" });
    const elsewhere = await player.send("GET", "/client-context", undefined, {
      ...headers,
      "x-locale": "de",
    });
    expect(elsewhere.body).toMatchObject({ licence: "AU" });
  });

  it("flags a guest from Estonia apart from other restrictions (LICENCE-11)", async () => {
    const host = "paper-rocket.localhost";
    expect(await contextOf(host, "EE")).toMatchObject({ estonia: true, restricted: false });
    expect(await contextOf(host, "AU")).toMatchObject({ estonia: false, restricted: false });
  });
});

describe("a visitor's country (LICENCE-03)", () => {
  const seen = async (headers: Readonly<Record<string, string>>) =>
    (await httpCaller(url, headers).call(getCurrentIp, {})).body;
  it.each([
    ["the address", { "x-forwarded-for": "8.8.8.8" }, { ip: "8.8.8.8", country: "US" }],
    [
      "the proxy before the address",
      { "x-forwarded-for": "8.8.8.8", "x-country": "DE" },
      { ip: "8.8.8.8", country: "DE" },
    ],
    ["nothing", { "x-forwarded-for": "10.0.0.9" }, { ip: "10.0.0.9", country: null }],
    [
      "no cookie, behind a proxy",
      { "x-forwarded-for": "10.0.0.9", cookie: "country=EE" },
      { ip: "10.0.0.9", country: null },
    ],
  ])("comes from %s", async (_, headers, told) => expect(await seen(headers)).toEqual(told));

  it("gives the licence of the host when it cannot be told", async () => {
    const caller = httpCaller(url, { "x-forwarded-for": "192.168.1.1" });
    const { body } = await caller.call(getClientContext, {});
    expect(body).toMatchObject({ country: null, licence: "CW" });
  });
});

describe("the entrances of a region (OPEN-28, LICENCE-08, LICENCE-10)", () => {
  let count = 0;
  const closed = (entrance: string) => ({
    status: 451,
    body: { errors: { base: { [`${entrance}_restricted`]: expect.any(String) } } },
  });
  it.each([
    ["US", true, true],
    ["PT", true, true],
    ["EE", true, false],
    ["DE", false, false],
  ])("from %s: registration closed %s, login closed %s", async (country, register, login) => {
    const visitor = httpCaller(url, {
      "x-country": country,
      "x-forwarded-for": `10.0.1.${++count}`,
    });
    const email = `region-${count}@example.org`;
    const password = "long-enough-7";
    const account = { email, password, currency: "EUR", country: "DE" };
    const user = { ...account, date_of_birth: "1990-01-01", terms_acceptance: true as const };
    const registered = await visitor.call(registerPlayer, { body: { user } });
    if (register) expect(registered).toMatchObject(closed("registration"));
    else expect(registered.status).toBe(201);
    const signed = await visitor.call(signIn, {
      body: { user: { email: "x@example.org", password } },
    });
    if (login) expect(signed).toMatchObject(closed("login"));
    else expect(signed.status).toBe(422);
    const reminded = await visitor.call(remindPassword, { body: { user: { email } } });
    if (login) expect(reminded).toMatchObject(closed("login"));
    else expect(reminded.status).not.toBe(451);
  });
});

it("AUTH-20: lets no account of another licence in from Estonia, whatever the password was", async () => {
  const from = (country: string) =>
    httpCaller(url, { "x-country": country, "x-forwarded-for": "10.0.2.1" });
  const email = "traveller@example.org";
  const password = "long-enough-7";
  const account = { email, password, currency: "EUR", country: "DE" };
  const user = { ...account, date_of_birth: "1990-01-01", terms_acceptance: true as const };
  expect((await from("DE").call(registerPlayer, { body: { user } })).status).toBe(201);
  const attempt = async (country: string, word = password) =>
    (await from(country).call(signIn, { body: { user: { email, password: word } } })) as {
      status: number;
      body: unknown;
    };
  expect(await attempt("EE")).toMatchObject({
    status: 403,
    body: { errors: { base: { EE_LICENSE_BLOCKED: expect.any(String) } } },
  });
  expect((await attempt("EE", "not-the-one-1")).status).toBe(422);
  expect((await attempt("DE")).status).toBe(200);
});

describe("information for everyone", () => {
  it("lists the countries served (LICENCE-15)", async () => {
    const codes = (await httpCaller(url).call(listCountries, {})).body.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["CA", "AU", "DE", "NZ", "IT", "NO", "EE"]));
    expect(codes).not.toContain("US");
  });

  it("LOCALE-01: lists the locales of the site", async () => {
    const codes = (await httpCaller(url).call(listLocales, {})).body.map(({ code }) => code);
    expect(codes).toEqual(["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it", "en-KW"]);
  });

  it("lists the locales of the host alone (OPEN-29)", async () => {
    const hall = httpCaller(url, { "x-forwarded-host": "lantern-hall.localhost" });
    const codes = (await hall.call(listLocales, {})).body.map(({ code }) => code);
    expect(codes).toEqual(["en", "de", "no", "it", "en-KW"]);
  });

  it("enables fourteen currencies by default (WALLET-05)", async () => {
    const { enabled } = (await httpCaller(url).call(currencyConfig.read, {})).body;
    const expected = "AUD CAD NZD EUR USD JPY NOK BRL BTC ETH BCH LTC DOG USDT".split(" ");
    expect(enabled.toSorted()).toEqual(expected.toSorted());
  });

  it("offers the sign-up currencies that are enabled, in order, so KZT is not one (OPEN-23)", async () => {
    const codes = (await httpCaller(url).call(listCurrencies, {})).body.map(({ code }) => code);
    expect(codes.join(" ")).toBe("EUR USD AUD CAD NZD BRL NOK JPY BTC BCH ETH LTC DOG USDT");
  });
});
