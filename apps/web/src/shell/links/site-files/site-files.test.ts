import { featureFlags } from "@houselight/contracts/configuration";
import { describe, expect, it } from "vitest";
import { namedPaths, robotsText, sitemapText } from "./site-files.ts";

const HOST = {
  site_url: "https://rocket.example",
  locale_urls: {},
  site: { locales: ["en", "de"] as ("en" | "de")[] },
};

describe("files for search engines", () => {
  it("name the sitemap of the host that is asked", () => {
    const lines = robotsText(HOST).split("\n");
    expect(lines).toContain("Disallow: /api/");
    expect(lines).toContain("Sitemap: https://rocket.example/sitemap.xml");
  });

  it("list each page in each language of the host, with the others beside it", () => {
    const text = sitemapText(HOST, ["/", "/vip"]);
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    const site = "https://rocket.example";
    expect(places).toEqual([`${site}/`, `${site}/de`, `${site}/vip`, `${site}/de/vip`]);
    const [, , vip = ""] = text.split("\n").filter((line) => line.startsWith("<url>"));
    for (const [code, path] of [
      ["en", "/vip"],
      ["de", "/de/vip"],
      ["x-default", "/vip"],
    ])
      expect(vip).toContain(`hreflang="${code}" href="${site}${path}"`);
  });

  it("SHELL-21: leave a language with another host to that one, and name it", () => {
    const germans = "https://de.rocket.example";
    const text = sitemapText({ ...HOST, locale_urls: { de: germans } }, ["/vip"]);
    expect(text.match(/<loc>[^<]+/g)).toEqual(["<loc>https://rocket.example/vip"]);
    expect(text).toContain(`hreflang="de" href="${germans}/de/vip"`);
  });

  it("cannot be broken out of by an address", () =>
    expect(sitemapText(HOST, ['/a"><b>&'])).not.toMatch(/<b>|"><b|&(?!amp;|lt;|quot;)/));
});

it("FLAG-03: name the activity hub while its flag is on, and no page that leads elsewhere", () => {
  const named = (activity_hub: boolean) => namedPaths({ ...featureFlags.initial, activity_hub });
  expect(named(true)).toEqual(expect.arrayContaining(["/", "/vip", "/santa-vegas"]));
  expect(named(false)).toContain("/vip");
  expect(named(false)).not.toContain("/santa-vegas");
});
