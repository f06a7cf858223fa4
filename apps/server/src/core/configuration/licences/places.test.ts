import { PSEUDO_LOCALE } from "@houselight/contracts";
import { describe, expect, it, vi } from "vitest";
import { HOSTS } from "./hosts.ts";
import type * as Records from "./records/licence-records.ts";
import { LICENCES } from "./records/licence-records.ts";
import { isNoLaxer, licenceOf } from "./licences.ts";
import {
  isAccountBlocked,
  isRegionClosed,
  overriddenCountry,
  placeOf,
  regionOf,
  siteRow,
} from "./places.ts";
import { REGIONS } from "./regions.ts";

/** By country: licence on a host that follows it, licence on a pinned one, registration and login closed. */
const GEOGRAPHY = [
  [null, "CW", "EE", false, false],
  ["DE", "CW", "EE", false, false],
  ["NO", "CW", "EE", false, false],
  ["AU", "AU", "EE", false, false],
  ["EE", "EE", "EE", true, false],
  ["US", "CW", "EE", true, true],
  ["PT", "CW", "EE", true, true],
] as const;

describe("host, geography and licence (OPEN-29, OPEN-28)", () => {
  it.each(GEOGRAPHY)("from %s: %s, pinned %s", (country, following, pinned, register, login) => {
    for (const host of ["localhost", "paper-rocket.localhost:3000", "example.org"])
      expect([host, placeOf(host, country).licence]).toEqual([host, following]);
    expect(placeOf("lantern-hall.localhost", country).licence).toBe(pinned);
    expect(isRegionClosed(country, "registration")).toBe(register);
    expect(isRegionClosed(country, "login")).toBe(login);
  });

  it("LICENCE-11: tells the three kinds of region apart", () => {
    const told = ["US", "PT", "EE", "DE", null].map((country) => Object.values(regionOf(country)));
    expect(told).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
      [false, false, false],
    ]);
  });

  it.each([
    ["CW", "EE", true],
    ["AU", "EE", true],
    ["XX", "EE", true],
    ["EE", "EE", false],
    ["CW", "AU", false],
    ["EE", "AU", false],
    ["EE", "DE", false],
    ["CW", null, false],
  ])("AUTH-20: keeps an account of %s out in %s: %s", (licence, country, blocked) =>
    expect(isAccountBlocked(licence, country)).toBe(blocked),
  );

  it("lists no country twice, and restricts none that a licence serves", () => {
    const all: string[] = Object.values(REGIONS).flat();
    expect(new Set(all).size).toBe(all.length);
    const served = LICENCES.flatMap(({ code }) => licenceOf(code).countriesServed);
    const restricted: string[] = [...REGIONS.restricted451, ...REGIONS.partial];
    expect(restricted.filter((country) => served.includes(country))).toEqual([]);
  });
});

describe("OPEN-29: host, geography, language and licence", () => {
  it.each([
    ["localhost", "DE", "en", "CW"],
    ["localhost", "DE", "en-AU", "AU"],
    ["localhost", null, "en-AU", "AU"],
    ["example.org", null, "en-AU", "AU"],
    ["localhost", "AU", "en", "AU"],
    ["localhost", "AU", "de", "AU"],
    ["localhost", "AU", "en-AU", "AU"],
    ["localhost", "EE", "en", "EE"],
    ["localhost", "EE", "en-AU", "EE"],
    ["localhost", "DE", null, "CW"],
    ["localhost", "CA", "en-CA", "CW"],
    ["lantern-hall.localhost", "AU", "en-AU", "EE"],
    ["lantern-hall.localhost", "DE", "en-AU", "EE"],
    ["lantern-hall.localhost", null, "en", "EE"],
  ] as const)("%s from %s in %s is %s", (host, country, language, licence) =>
    expect(placeOf(host, country, language).licence).toBe(licence),
  );

  it("a language leads to no licence that is laxer than the host's", () => {
    const of = (one: string, other: string) => isNoLaxer(licenceOf(one), licenceOf(other));
    expect([of("AU", "CW"), of("CW", "AU"), of("AU", "EE"), of("CW", "CW")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([of("CW", "EE"), of("MT", "DE"), of("XX", "GB"), of("GB", "XX")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it("a language leads nowhere once its licence is laxer than the host's", async () => {
    vi.resetModules();
    vi.doMock("./records/licence-records.ts", async (original) => {
      const { LICENCES: all } = await original<typeof Records>();
      const laxer = { dueDiligenceEur: 9000 };
      const changed = all.map((one) =>
        one.code === "AU" ? { ...one, rules: { ...one.rules, ...laxer } } : one,
      );
      return { LICENCES: changed };
    });
    const places = await import("./places.ts");
    vi.doUnmock("./records/licence-records.ts");
    expect(places.placeOf("localhost", "DE", "en-AU").licence).toBe("CW");
    expect(places.placeOf("localhost", "AU", "en-AU").licence).toBe("AU");
  });

  it.each([
    ["recall", true],
    ["autoplay", true],
    ["maxStakeEur", null],
    ["slotStakes", [{ underAge: null, eur: 9 }]],
    ["casinoAge", { any: 18, by_country: {} }],
    ["dueDiligenceEur", 9000],
    ["countriesServed", ["AU", "US"]],
    ["signUpFields", { any: {}, by_country: {} }],
    ["depositsBeforeDetails", true],
  ] as const)("a licence is laxer by one rule alone: %s", (rule, value) => {
    const strict = { ...licenceOf("AU"), maxStakeEur: 5, slotStakes: [{ underAge: null, eur: 5 }] };
    expect(isNoLaxer(strict, strict)).toBe(true);
    expect(isNoLaxer({ ...strict, [rule]: value }, strict)).toBe(false);
  });
});

describe("placeOf (LICENCE-01, OPEN-29)", () => {
  it.each([
    ["127.0.0.1:3000", null, "CW", "paper-rocket"],
    ["example.org", "EE", "EE", "paper-rocket"],
    ["localhost:3000", null, "CW", "paper-rocket"],
    ["paper-rocket.localhost:3000", "AU", "AU", "paper-rocket"],
    ["lantern-hall.localhost:3000", "AU", "EE", "lantern-hall"],
    ["LANTERN-HALL.localhost", null, "EE", "lantern-hall"],
  ])("%s from %s is %s, %s", (host, country, licence, brand) => {
    expect(placeOf(host, country)).toMatchObject({ licence, brand: { id: brand } });
  });

  it("tells the site of each host: languages, blog, badge, company", () => {
    expect(placeOf("localhost", null).site).toMatchObject({
      blog_urls: { de: expect.stringContaining("/de/") },
      protection_badge: { name: expect.any(String) },
      organisation: { name: expect.stringContaining("Demonstration") },
    });
    expect(placeOf("lantern-hall.localhost", null).site).toMatchObject({
      locales: ["en", "de", "no", "it"],
      blog_urls: {},
      protection_badge: null,
      organisation: { licence_number: expect.stringContaining("DEMO/EE") },
    });
    expect(placeOf("example.org", null).site.organisation).toBeNull();
  });
});

describe("the table of hosts (OPEN-29)", () => {
  it("offers English everywhere, and keys nowhere", () => {
    for (const { host, locales } of HOSTS) {
      expect([host, locales]).toEqual([host, expect.arrayContaining(["en"])]);
      expect(locales).not.toContain(PSEUDO_LOCALE);
    }
  });

  it("names companies that cannot be taken for real ones", () => {
    const demonstration = expect.objectContaining({
      name: expect.stringContaining("Demonstration"),
      registration_number: expect.stringMatching(/^DEMO/),
      licence_number: expect.stringMatching(/^DEMO/),
    });
    for (const { host, organisationData } of HOSTS)
      expect({ host, organisationData }).toEqual({ host, organisationData: demonstration });
  });

  it.each([
    [{}, "australia.localhost:3000", null, "AU"],
    [{}, "estonia.localhost", "DE", "EE"],
    [{}, "localhost", null, null],
    [{}, "localhost", "EE", "EE"],
    [{}, "localhost", "Estonia", null],
    [{ DEMO: false }, "localhost", "EE", null],
    [{ DEMO: false }, "estonia.localhost", null, "EE"],
    [{ TRUST_PROXY: "1" }, "localhost", "EE", null],
    [{ PUBLIC_URL: "https://paper-rocket.example" }, "australia.localhost", null, null],
    [{ PUBLIC_URL: "https://paper-rocket.example" }, "localhost", "EE", null],
  ])("with %o takes visitors of %s who choose %s to be from %s", (part, host, chosen, country) => {
    const config = { PUBLIC_URL: undefined, DEMO: true, TRUST_PROXY: "no", ...part };
    expect(overriddenCountry(config, host, chosen)).toBe(country);
  });

  it("overrides no country but on names of this machine", () => {
    for (const { host, geoOverride } of HOSTS)
      if (geoOverride !== null) expect(host).toMatch(/\.localhost$/);
    expect(siteRow("example.org").geoOverride).toBeNull();
  });
});
