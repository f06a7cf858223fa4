import { featureFlags } from "@houselight/contracts/configuration";
import { describe, expect, it } from "vitest";
import { asWritten, namedPaths, robotsText, sitemapText, withoutWritten } from "./site-files.ts";

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

  it("ROUTE-44, SHELL-21: leave out what operators keep from search engines, in its language, or name otherwise", () => {
    const head = { title: null, description: null, canonical: null, noindex: false };
    const isListed = withoutWritten(
      new Map([
        [
          "en",
          [
            { ...head, path: "/vip", noindex: true },
            { ...head, path: "/news", canonical: "/promotions" },
            { ...head, path: "/support", title: "Help", canonical: "/support" },
          ],
        ],
        ["de", [{ ...head, path: "/support", noindex: true }]],
      ]),
    );
    const text = sitemapText(HOST, ["/", "/vip", "/news", "/support"], isListed);
    const places = [...text.matchAll(/<loc>https:\/\/rocket.example([^<]+)<\/loc>/g)];
    expect(places.map(([, place]) => place)).toEqual([
      "/",
      "/de",
      "/de/vip",
      "/de/news",
      "/support",
    ]);
    const [, , vip = "", , support = ""] = text
      .split("\n")
      .filter((line) => line.startsWith("<url>"));
    expect(vip.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="de"']);
    expect(support.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="en"', 'hreflang="x-default"']);
  });

  it("ROUTE-35: name a page that is written in some languages alone in these", () => {
    const isListed = asWritten(
      new Map([
        ["en", ["/terms-and-conditions"]],
        ["de", ["/terms-and-conditions", "/news/kirmes", "/vip"]],
      ]),
      ["/vip"],
    );
    const text = sitemapText(HOST, ["/vip", "/terms-and-conditions", "/news/kirmes"], isListed);
    const places = [...text.matchAll(/<loc>https:\/\/rocket.example([^<]+)<\/loc>/g)];
    expect(places.map(([, place]) => place)).toEqual([
      "/vip",
      "/de/vip",
      "/terms-and-conditions",
      "/de/terms-and-conditions",
      "/de/news/kirmes",
    ]);
    expect(
      text
        .split("\n")
        .at(-3)
        ?.match(/hreflang="[^"]+"/g),
    ).toEqual(['hreflang="de"']);
  });

  it("cannot be broken out of by an address", () =>
    expect(sitemapText(HOST, ['/a"><b>&'])).not.toMatch(/<b>|"><b|&(?!amp;|lt;|quot;)/));
});

it("FLAG-03: name the activity hub while its flag is on, and no page that leads elsewhere", () => {
  const named = (activity_hub: boolean) => namedPaths({ ...featureFlags.initial, activity_hub });
  expect(named(true)).toEqual(
    expect.arrayContaining(["/", "/vip", "/arena", "/adventures", "/santa-vegas"]),
  );
  expect(named(false)).toContain("/vip");
  expect(named(false)).not.toContain("/santa-vegas");
});
