import { PSEUDO_LOCALE } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { HOSTS } from "./hosts.ts";
import { overriddenCountry, placeOf, siteRow } from "./places.ts";

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
    for (const { organisationData } of HOSTS) {
      expect(organisationData?.name).toContain("Demonstration");
      expect(organisationData?.registration_number).toMatch(/^DEMO/);
      expect(organisationData?.licence_number).toMatch(/^DEMO/);
    }
  });

  it.each([
    [undefined, "australia.localhost:3000", "AU"],
    [undefined, "estonia.localhost", "EE"],
    [undefined, "localhost", null],
    ["https://paper-rocket.example", "australia.localhost", null],
  ])("with PUBLIC_URL %s takes visitors of %s to be from %s", (PUBLIC_URL, host, country) =>
    expect(overriddenCountry({ PUBLIC_URL }, host)).toBe(country),
  );

  it("overrides no country but on names of this machine", () => {
    for (const { host, geoOverride } of HOSTS)
      if (geoOverride !== null) expect(host).toMatch(/\.localhost$/);
    expect(siteRow("example.org").geoOverride).toBeNull();
  });
});
