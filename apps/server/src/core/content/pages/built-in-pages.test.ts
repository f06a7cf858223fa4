import { LICENCE_PAGES } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { builtInPages } from "./built-in-pages.ts";
import { choosePage, pathsFor } from "./page.ts";

const LANGUAGES = ["de", "en", "fr-CA", "it", "no"];
const slugs = [...new Set(builtInPages().map(({ path }) => path))];

/** Tags and placeholders in their order, and the facts that are named. */
const shapeOf = (content: string): string[] => content.match(/<[a-z]\w*|\{\{[^}]+\}\}/g) ?? [];
const factsOf = (content: string): string[] =>
  [...content.matchAll(/(?<!\{)\{(\w+)\}/g)].map(([, name]) => name as string).toSorted();

describe.each(slugs)("the text of /%s", (slug) => {
  const textIn = (locale: string) => choosePage(builtInPages(), [slug], [locale]);

  it.each(LANGUAGES)("says in %s what it says in English", (locale) => {
    const [english, text] = [textIn("en"), textIn(locale)];
    expect(text).toBeDefined();
    if (!english || !text) return;
    expect(shapeOf(text.content)).toEqual(shapeOf(english.content));
    expect(factsOf(text.content)).toEqual(factsOf(english.content));
    for (const name of factsOf(text.content))
      expect(["brand", "licence", "age", "email"]).toContain(name);
    if (locale !== "en") expect(text.mainContent).not.toBe(english.mainContent);
  });
});

it("CMS-02: the legal pages come with the product", () => {
  expect(slugs).toEqual(
    expect.arrayContaining([
      "privacy-policy",
      "cookie-policy",
      "terms-and-conditions",
      "general-rules",
      "responsible-gaming",
      ...LICENCE_PAGES,
    ]),
  );
});

it("CMS-02: so do those on each way to pay, which no menu lists", () => {
  const ways = builtInPages().filter(({ path }) => path.startsWith("payment-"));
  expect([...new Set(ways.map(({ path }) => path))].toSorted()).toEqual(
    ["bank", "card", "crypto", "sofort", "voucher"].map((way) => `payment-${way}`),
  );
  expect(ways.every(({ hidden }) => hidden)).toBe(true);
  expect(builtInPages().find(({ path }) => path === "privacy-policy")?.hidden).toBe(false);
});

it("OPEN-32: of four texts the first of that order serves", () => {
  const texts = ["x", "x/welcome-used", "x/EE", "x/welcome-used/EE"].map((path) => ({
    ...(builtInPages()[0] as NonNullable<ReturnType<typeof choosePage>>),
    path,
    locale: "en",
  }));
  const served = (licence: string, pack: string | null, among = texts) =>
    choosePage(among, pathsFor("x", licence, pack), ["en"])?.path;
  expect(served("EE", "welcome-used")).toBe("x/welcome-used/EE");
  expect(served("EE", "welcome-used", texts.slice(0, 3))).toBe("x/EE");
  expect(served("CW", "welcome-used")).toBe("x/welcome-used");
  expect(served("EE", null)).toBe("x/EE");
  expect(served("CW", null)).toBe("x");
});

it("OPEN-32: paths are tried from the most special to the plainest", () => {
  expect(pathsFor("x", "EE", "welcome-used")).toEqual([
    "x/welcome-used/EE",
    "x/EE",
    "x/welcome-used",
    "x",
  ]);
  expect(pathsFor("x", "CW", null)).toEqual(["x/CW", "x"]);
});
