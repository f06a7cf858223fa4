import { describe, expect, it } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { clientContextQuery } from "../data/configuration.ts";
import { isTooDeep, pageHead } from "./page-head.ts";
import { readRootSearch } from "./root-search.ts";

describe("pages for search engines", () => {
  it.each([
    ["/", false],
    ["/a/b/c", false],
    ["/a/b/c/d", true],
  ])("%s too deep: %s", (path, deep) => expect(isTooDeep(path)).toBe(deep));
});

describe("canonical and alternate links", () => {
  it("have the address that the house says, in every language", () => {
    const queryClient = new QueryClient();
    const context = { brand: { name: "Paper Rocket" }, site_url: "https://rocket.example" };
    queryClient.setQueryData(clientContextQuery.queryKey, context as never);
    const { links } = pageHead({ queryClient, locale: "de", nonce: undefined }, "/vip", []);
    const addresses = links.flatMap(({ rel, href }) =>
      rel === "canonical" || rel === "alternate" ? [href] : [],
    );
    expect(addresses[0]).toBe("https://rocket.example/de/vip");
    expect(addresses.at(-1)).toBe("https://rocket.example/vip");
    expect(addresses.length).toBeGreaterThan(8);
    for (const href of addresses) expect(new URL(href).origin).toBe("https://rocket.example");
  });
});

describe("query of any page", () => {
  it("keeps what it knows and drops the rest", () =>
    expect(
      readRootSearch({ modal: "login", redirect: "/x", payment: true, email: "", other: "y" }),
    ).toEqual({ modal: "login", redirect: "/x" }));

  it("knows no other popups", () => expect(readRootSearch({ modal: "toString" })).toEqual({}));
});
