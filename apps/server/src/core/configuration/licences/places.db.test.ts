import {
  getClientContext,
  getCurrencyConfig,
  listCountries,
  listCurrencies,
  listLocales,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
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

  it("flags a guest from Estonia apart from other restrictions (LICENCE-11)", async () => {
    const host = "paper-rocket.localhost";
    expect(await contextOf(host, "EE")).toMatchObject({ estonia: true, restricted: false });
    expect(await contextOf(host, "AU")).toMatchObject({ estonia: false, restricted: false });
  });
});

describe("information for everyone", () => {
  it("lists the countries served (LICENCE-15)", async () => {
    const codes = (await httpCaller(url).call(listCountries, {})).body.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["CA", "AU", "DE", "NZ", "IT", "NO", "EE"]));
    expect(codes).not.toContain("US");
  });

  it("lists the locales that are offered", async () => {
    const codes = (await httpCaller(url).call(listLocales, {})).body.map(({ code }) => code);
    expect(codes).toEqual(["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it"]);
  });

  it("lists the locales of the host alone (OPEN-29)", async () => {
    const hall = httpCaller(url, { "x-forwarded-host": "lantern-hall.localhost" });
    const codes = (await hall.call(listLocales, {})).body.map(({ code }) => code);
    expect(codes).toEqual(["en", "de", "no", "it"]);
  });

  it("enables fourteen currencies by default (WALLET-05)", async () => {
    const { enabled } = (await httpCaller(url).call(getCurrencyConfig, {})).body;
    const expected = "AUD CAD NZD EUR USD JPY NOK BRL BTC ETH BCH LTC DOG USDT".split(" ");
    expect(enabled.toSorted()).toEqual(expected.toSorted());
  });

  it("offers the sign-up currencies that are enabled, in order, so KZT is not one (OPEN-23)", async () => {
    const codes = (await httpCaller(url).call(listCurrencies, {})).body.map(({ code }) => code);
    expect(codes.join(" ")).toBe("EUR USD AUD CAD NZD BRL NOK JPY BTC BCH ETH LTC DOG USDT");
  });
});
