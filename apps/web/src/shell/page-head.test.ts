import { describe, expect, it } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { clientContextQuery } from "../data/configuration.ts";
import { isTooDeep, organisationHead, pageHead } from "./page-head.ts";
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

  it("hide a page in a language that the host does not offer", () => {
    const robots = (locale: "de" | "no") =>
      pageHead(contextOf(ROCKET, locale), "/", []).meta.filter(({ name }) => name === "robots");
    expect(robots("de")).toEqual([]);
    expect(robots("no")).toHaveLength(1);
  });
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
