import { type Locale, PSEUDO_LOCALE } from "@houselight/contracts/locales";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { clientContextQuery } from "../data/configuration.ts";
import { splitLocale } from "../i18n/locale-path.ts";
import { Route as loginPage } from "../routes/login.tsx";
import { Route as errorPage } from "../routes/oops.tsx";
import { Route as remindPage } from "../routes/remind.tsx";
import { pageHead } from "../shell/page-head.ts";

function contextIn(locale: Locale) {
  const queryClient = new QueryClient();
  const site = {
    brand: { theme: "paper-rocket" },
    locale_urls: {},
    site: { locales: ["en", "de"] },
  };
  queryClient.setQueryData(clientContextQuery.queryKey, site as never);
  return { queryClient, locale, nonce: undefined };
}

/** The robots tag of a page at an address, locale prefix included. */
function robotsAt(address: string): string | undefined {
  const { locale, path } = splitLocale(address);
  const { meta } = pageHead(contextIn(locale), path, []);
  return meta.flatMap((tag) => ("name" in tag && tag.name === "robots" ? [tag.content] : []))[0];
}

describe("the robots tag (ROUTE-44, OPEN-01)", () => {
  it.each(["/", "/a/b/c", "/de/a/b/c"])("is missing at %s", (address) =>
    expect(robotsAt(address)).toBeUndefined(),
  );

  it.each(["/a/b/c/d", "/de/a/b/c/d", `/${PSEUDO_LOCALE}/a`])("says noindex at %s", (address) =>
    expect(robotsAt(address)).toBe("noindex"),
  );

  it("says noindex where an operator wrote so", () => {
    const words = { title: null, description: null, canonical: null };
    const robots = (noindex: boolean) =>
      pageHead({ ...contextIn("en"), written: { ...words, noindex } }, "/vip", []).meta.filter(
        (tag) => "name" in tag && tag.name === "robots",
      );
    expect(robots(true)).toEqual([{ name: "robots", content: "noindex" }]);
    expect(robots(false)).toEqual([]);
  });

  it("says noindex where there is no page, which has no address of another", () => {
    const { meta, links } = pageHead(contextIn("de"), null, []);
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(links.map(({ rel }) => rel)).toEqual(["icon", "apple-touch-icon", "manifest"]);
  });

  it.each([
    ["the login", loginPage],
    ["the forgotten password", remindPage],
    ["the error page", errorPage],
  ])("says noindex on a flagged page: %s", async (_, { options }) => {
    const match = { context: contextIn("en"), status: "success" };
    const head = await options.head?.({ match } as never);
    expect(head?.meta).toContainEqual({ name: "robots", content: "noindex" });
  });
});
