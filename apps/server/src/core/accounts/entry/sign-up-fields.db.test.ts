import { getPlayer, registerPlayer } from "@houselight/contracts";
import { httpCaller, openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { licenceCodes, licenceOf } from "#core/configuration";
import { getCountryCallingCode } from "libphonenumber-js/max";
import { DIAL_CODES } from "@houselight/contracts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({
    clock: new TestClock("2026-05-01T12:00:00Z"),
    env: { TRUST_PROXY: "1" },
    serve: {},
  });
});
afterAll(() => kit.close());

let count = 0;
const visitor = (host: string) =>
  httpCaller(kit.served?.url as string, {
    "x-forwarded-for": `10.1.${Math.floor(++count / 250)}.${1 + (count % 250)}`,
    "x-forwarded-host": host,
  });
const base = () => ({
  email: `fields-${++count}@example.org`,
  password: "long-enough-7",
  currency: "EUR",
  country: "DE",
  date_of_birth: "1990-01-01",
  terms_acceptance: true as const,
});
const german = {
  first_name: "Jürgen",
  last_name: "O Neill-Maß",
  postal_code: "10115",
  city: "Berlin",
  address: "Invalidenstraße 43",
  mobile_phone: "+49 0151 23456789",
};
const estonian = {
  ...german,
  country: "EE",
  personal_id: "37605030299",
  mobile_phone: "+372 5123 4567",
};
const australian = {
  ...german,
  country: "AU",
  postal_code: "3000",
  city: "Melbourne",
  mobile_phone: "0412 345 678",
};
const HALL = "lantern-hall.localhost";
const AUSTRALIA = "australia.localhost";
const ROCKET = "localhost";

describe("a sign-up", () => {
  it.each([
    ["of Curaçao takes nothing more", ROCKET, {}, "201"],
    ["of Estonia takes a German with a whole address", HALL, german, "201"],
    [
      "of Estonia wants a name",
      HALL,
      { ...german, last_name: undefined },
      "last_name detail_required",
    ],
    [
      "of Estonia wants a phone",
      HALL,
      { ...german, mobile_phone: undefined },
      "mobile_phone detail_required",
    ],
    ["of Estonia takes an Estonian by the code", HALL, estonian, "201"],
    [
      "of Estonia wants the code of an Estonian",
      HALL,
      { ...estonian, personal_id: undefined },
      "personal_id detail_required",
    ],
    [
      "takes no code of 10 characters",
      HALL,
      { ...estonian, personal_id: "3760503029" },
      "personal_id VALIDATION.PERSONAL_ID.LENGTH",
    ],
    [
      "takes no postal code of elsewhere",
      HALL,
      { ...german, postal_code: "1234" },
      "postal_code postal_code_invalid",
    ],
    [
      "takes no number that cannot be",
      HALL,
      { ...german, mobile_phone: "+49 1 000 0" },
      "mobile_phone phone_invalid",
    ],
    ["of Australia has the state by the postal code", AUSTRALIA, australian, "201"],
    [
      "of Australia wants a state where none can be told",
      AUSTRALIA,
      { ...australian, postal_code: "0001" },
      "state detail_required",
    ],
    ["of Australia wants no state of a German", AUSTRALIA, german, "201"],
    ["takes no empty name", ROCKET, { first_name: "" }, "first_name VALIDATION.COMMON.REQUIRED"],
  ])("AUTH-10: %s", async (_, host, part, expected) => {
    const { status, body } = await visitor(host).call(registerPlayer, {
      body: { user: { ...base(), ...part } },
    });
    const { errors } = body as unknown as { errors?: Record<string, object> };
    const [field, codes] = Object.entries(errors ?? {})[0] ?? [];
    expect(field ? `${field} ${Object.keys(codes ?? {})[0]}` : `${status}`).toBe(expected);
  });

  it("PROFILE-01, AUTH-10: fills the profile in", async () => {
    const who = visitor(AUSTRALIA);
    const { body } = await who.call(registerPlayer, {
      body: { user: { ...base(), ...australian } },
    });
    const told = {
      first_name: "Jürgen",
      last_name: "O Neill-Maß",
      country: "AU",
      city: "Melbourne",
      address: "Invalidenstraße 43",
      postal_code: "3000",
      mobile_phone: "+61412345678",
    };
    expect(body).toMatchObject({ ...told, license_name: "AU" });
    expect((await who.call(getPlayer, {})).body).toMatchObject({
      ...told,
      state: "Victoria",
      mobile_phone_without_dial_code: "412345678",
      mobile_phone_confirmed: false,
    });
  });
});

it("AUTH-10: every country served has its dial code", () => {
  const served = licenceCodes().flatMap((code) => licenceOf(code).countriesServed);
  for (const country of served)
    expect([country, DIAL_CODES[country]]).toEqual([
      country,
      getCountryCallingCode(country as "DE"),
    ]);
});
