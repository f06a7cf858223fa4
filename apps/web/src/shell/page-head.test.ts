import { describe, expect, it } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { clientContextQuery } from "../data/configuration.ts";
import { gamesHead, isTooDeep, organisationHead, pageHead, titleHead } from "./page-head.ts";
import { readRootSearch } from "./root-search.ts";

describe("pages for search engines", () => {
  it.each([
    ["/", false],
    ["/a/b/c", false],
    ["/a/b/c/d", true],
  ])("%s too deep: %s", (path, deep) => expect(isTooDeep(path)).toBe(deep));
});

const ROCKET = {
  brand: { name: "Paper Rocket", theme: "paper-rocket", theme_color: "#0f1330" },
  site_url: "https://rocket.example",
  locale_urls: {},
  site: {
    locales: ["en", "de", "it"],
    organisation: { name: "Rocket </script> N.V.", registration_number: "7", address: "Quay 1" },
  },
};

function contextOf(site: object, locale: "en" | "de" | "no" = "de") {
  const queryClient = new QueryClient();
  queryClient.setQueryData(clientContextQuery.queryKey, site as never);
  return { queryClient, locale, nonce: undefined };
}

describe("canonical and alternate links", () => {
  it("have the address that the house says, in every language of the host (OPEN-29)", () => {
    const { links } = pageHead(contextOf(ROCKET), "/vip", []);
    const addresses = links.flatMap(({ rel, href }) =>
      rel === "canonical" || rel === "alternate" ? [href] : [],
    );
    const site = "https://rocket.example";
    expect(addresses).toEqual(
      ["/de/vip", "/vip", "/de/vip", "/it/vip", "/vip"].map((path) => `${site}${path}`),
    );
  });

  it("SHELL-21: have the host of the language where it has one of its own", () => {
    const germans = "https://de.rocket.example";
    const { links, meta } = pageHead(
      contextOf({ ...ROCKET, locale_urls: { de: germans } }),
      "/vip",
      [],
    );
    const addressOf = (wanted: object) =>
      links.find((link) => Object.entries(wanted).every(([name, is]) => link[name as "rel"] === is))
        ?.href;
    expect(addressOf({ rel: "canonical" })).toBe(`${germans}/de/vip`);
    expect(addressOf({ hrefLang: "de" })).toBe(`${germans}/de/vip`);
    expect(addressOf({ hrefLang: "it" })).toBe("https://rocket.example/it/vip");
    expect(meta.find(({ property }) => property === "og:url")?.content).toBe(`${germans}/de/vip`);
  });

  it("hide a page in a language that the host does not offer", () => {
    const robots = (locale: "de" | "no") =>
      pageHead(contextOf(ROCKET, locale), "/", []).meta.filter(({ name }) => name === "robots");
    expect(robots("de")).toEqual([]);
    expect(robots("no")).toHaveLength(1);
  });
});

describe("words of operators (SHELL-21)", () => {
  const written = {
    title: "Our club",
    description: "Levels and more.",
    canonical: "/vip/info",
    noindex: false,
  };
  const said = (context: object) => {
    const { meta, links } = pageHead({ ...contextOf(ROCKET), ...context }, "/vip", []);
    const address = (wanted: string) => links.find(({ rel }) => rel === wanted)?.href;
    return [
      meta.find(({ title }) => title !== undefined)?.title,
      meta.find(({ name }) => name === "description")?.content,
      meta.find(({ property }) => property === "og:url")?.content,
      address("canonical"),
    ];
  };

  it("stand in place of the product's, the canonical address on this host and in this language", () =>
    expect(said({ written })).toEqual([
      "Our club",
      "Levels and more.",
      "https://rocket.example/de/vip/info",
      "https://rocket.example/de/vip/info",
    ]));

  it("leave to the product what they do not say", () =>
    expect(said({ written: { ...written, title: null, canonical: null } })).toEqual([
      said({})[0],
      "Levels and more.",
      "https://rocket.example/de/vip",
      "https://rocket.example/de/vip",
    ]));

  it("stand in the head of a page of its own, too", () => {
    const context = { ...contextOf(ROCKET), written };
    expect(titleHead(context, "Club", "Of the product").meta).toEqual([
      { title: "Our club" },
      { property: "og:title", content: "Our club" },
      { name: "description", content: "Levels and more." },
      { property: "og:description", content: "Levels and more." },
    ]);
  });
});

describe("a link on another site (SHELL-21)", () => {
  const meta = (path: string | null, locale: "de" | "no" = "de") =>
    Object.fromEntries(
      pageHead(contextOf(ROCKET, locale), path, []).meta.flatMap(({ name, property, content }) =>
        name || property ? [[name ?? property, content]] : [],
      ),
    );

  it("shows the page's own address, its words and the brand's picture, all whole addresses", () => {
    expect(meta("/vip")).toMatchObject({
      "og:type": "website",
      "og:site_name": "Paper Rocket",
      "og:locale": "de_DE",
      "og:url": "https://rocket.example/de/vip",
      "og:image": "https://rocket.example/themes/paper-rocket/share/site.png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(meta("/vip")["og:title"]).toBeTruthy();
    expect(meta("/vip")["og:description"]).toBe(meta("/vip")["description"]);
  });

  it("shows nothing of an address without a page", () =>
    expect(Object.keys(meta(null)).filter((key) => /^(og:(url|image)|twitter)/.test(key))).toEqual(
      [],
    ));

  it("shows the games of a list of games", () =>
    expect(gamesHead(contextOf(ROCKET), "Slots").meta).toContainEqual({
      property: "og:image",
      content: "https://rocket.example/themes/paper-rocket/share/games.png",
    }));
});

describe("a theme", () => {
  it("gives the browser its icon and its colour", () => {
    const { links, meta } = pageHead(contextOf(ROCKET), "/", []);
    expect(links).toContainEqual(
      expect.objectContaining({ rel: "icon", href: "/themes/paper-rocket/icon.svg" }),
    );
    expect(meta).toContainEqual({ name: "theme-color", content: "#0f1330" });
  });
});

describe("structured data of the organisation (SHELL-22)", () => {
  it("names the company, and cannot end its script", () => {
    const [script] = organisationHead(contextOf(ROCKET)).scripts ?? [];
    expect(script?.type).toBe("application/ld+json");
    expect(script?.children).not.toContain("<");
    expect(JSON.parse(script?.children ?? "")).toMatchObject({
      "@type": "Organization",
      legalName: "Rocket </script> N.V.",
      url: "https://rocket.example",
    });
  });

  it("is missing on a host that names none", () => {
    const site = { ...ROCKET.site, organisation: null };
    expect(organisationHead(contextOf({ ...ROCKET, site }))).toEqual({});
  });
});

describe("query of any page", () => {
  it("keeps what it knows and drops the rest", () =>
    expect(
      readRootSearch({ modal: "login", redirect: "/x", payment: true, email: "", other: "y" }),
    ).toEqual({ modal: "login", redirect: "/x" }));

  it("knows no other popups", () => expect(readRootSearch({ modal: "toString" })).toEqual({}));
});
