import {
  createDeposit,
  getClientContext,
  getWithdrawalRules,
  listCountries,
  listCurrencies,
  registerPlayer,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type * as Hosts from "./hosts.ts";
import type * as Records from "./records/licence-records.ts";
import type { LicenceRecord } from "./records/licence-record.ts";
import { licenceOf, thresholdsOf } from "./licences.ts";

/** The one record of a licence of its own. */
vi.mock("./records/licence-records.ts", async (original) => {
  const records = await original<typeof Records>();
  const toy: LicenceRecord = {
    code: "TOY",
    name: "Toyland",
    geography: ["IS"],
    languages: [],
    timeZone: "UTC",
    rules: {
      casinoAge: { any: 25, by_country: {} },
      sportsAge: { any: 19, by_country: {} },
      recall: true,
      currencies: ["NOK", "EUR"],
      countriesServed: ["IS", "NO", "DE"],
      countriesRefused: ["DE"],
      methods: [{ id: "bank", except_countries: [], except_locales: [] }],
      dueDiligenceEur: 77,
      automaticPayoutEur: 5,
      fourEyesEur: 50,
      signUpFields: { any: { nickname: "required" }, by_country: {} },
      admitsOthers: true,
    },
  };
  return { ...records, LICENCES: [...records.LICENCES, toy] };
});

/** Its line in the table of hosts. */
vi.mock("./hosts.ts", async (original) => {
  const hosts = await original<typeof Hosts>();
  const brand = { ...hosts.ELSEWHERE.brand, id: "toy-hall", name: "Toy Hall" };
  const toy: Hosts.HostRow = {
    ...hosts.ELSEWHERE,
    host: "toy.localhost",
    brand,
    licence: "TOY",
    pinned: true,
  };
  return { ...hosts, HOSTS: [...hosts.HOSTS, toy] };
});

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({
    clock: new TestClock("2026-05-01T12:00:00Z"),
    env: { TRUST_PROXY: "1", GEO_HEADER: "X-Country" },
    serve: {},
  });
});
afterAll(() => kit.close());

let address = 0;
const visitor = (headers: Readonly<Record<string, string>> = {}) =>
  httpCaller(kit.served?.url as string, {
    "x-forwarded-for": `10.0.0.${++address}`,
    "x-forwarded-host": "toy.localhost",
    ...headers,
  });
const newcomer = (part: object = {}) => ({
  email: `toy-${address}@example.org`,
  nickname: "Toy",
  password: "long-enough-7",
  currency: "NOK",
  country: "NO",
  date_of_birth: "2001-05-01",
  terms_acceptance: true as const,
  ...part,
});

describe("a licence of one record", () => {
  it("is told to its visitors: name, ages, methods, fields", async () => {
    const { body } = await visitor().call(getClientContext, {});
    expect(body).toMatchObject({
      licence: "TOY",
      brand: { name: "Toy Hall" },
      policy: {
        name: "Toyland",
        ages: { casino: { any: 25 }, sports: { any: 19 } },
        methods: [{ id: "bank" }],
        sign_up_fields: { any: { nickname: "required" }, by_country: {} },
      },
    });
  });

  it("is reached by its geography from a host that is not pinned", async () => {
    const from = (host: string, country: string) =>
      visitor({ "x-forwarded-host": host, "x-country": country }).call(getClientContext, {});
    expect((await from("example.org", "IS")).body.licence).toBe("TOY");
    expect((await from("example.org", "NO")).body.licence).toBe("CW");
    expect((await from("lantern-hall.localhost", "IS")).body.licence).toBe("EE");
  });

  it("offers its currencies in its order, and its countries", async () => {
    const currencies = (await visitor().call(listCurrencies, {})).body;
    expect(currencies.map(({ code }) => code)).toEqual(["NOK", "EUR"]);
    const countries = (await visitor().call(listCountries, {})).body;
    expect(countries).toEqual([{ code: "IS" }, { code: "NO" }]);
  });

  it.each([
    ["a day under 25", { date_of_birth: "2001-05-02" }, "date_of_birth", "too_young"],
    ["a currency of others", { currency: "USD" }, "currency", "currency_not_offered"],
    ["a country it refuses", { country: "DE" }, "country", "country_not_served"],
    ["nobody's name", { nickname: "" }, "nickname", "detail_required"],
  ])("signs up no player with %s", async (_, part, field, code) => {
    const { status, body } = await visitor().call(registerPlayer, {
      body: { user: newcomer(part) },
    });
    expect({ status, errors: (body as unknown as { errors: object }).errors }).toEqual({
      status: 422,
      errors: { [field]: { [code]: expect.any(String) } },
    });
  });

  it("goes with its player: recall, methods, due diligence, and the rules shown elsewhere", async () => {
    const player = visitor();
    const { body } = await player.call(registerPlayer, { body: { user: newcomer() } });
    expect(body).toMatchObject({ license_name: "TOY" });
    expect((await player.call(getWithdrawalRules, {})).body.recall).toBe(true);
    const pay = async (method: string, units: number) => {
      const asked = { id: crypto.randomUUID(), currency: "NOK", amount_cents: units * 100 };
      const answer = await player.call(createDeposit, { body: { ...asked, method } });
      return JSON.stringify(answer.body);
    };
    expect(await pay("card", 500)).toContain("method_not_offered");
    // NOK 2000 are worth more than EUR 77.
    expect(await pay("bank", 2000)).toContain("verification_required");
    expect(thresholdsOf(licenceOf("TOY"), {})).toEqual({
      dueDiligence: 7700n,
      automaticPayout: 500n,
      fourEyes: 5000n,
    });
    const elsewhere = await player.send("GET", "/client-context", undefined, {
      "x-forwarded-host": "example.org",
    });
    expect(elsewhere.body).toMatchObject({ licence: "TOY", policy: { name: "Toyland" } });
  });
});
