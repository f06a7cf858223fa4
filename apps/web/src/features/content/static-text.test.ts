import { LOCALES } from "@houselight/contracts/locales";
import { describe, expect, it } from "vitest";
import { loadStaticText, STATIC_PAGES, type StaticText, withFacts } from "./static-text.ts";

const shapeOf = ({ sections }: StaticText) =>
  sections.map(({ text, list }) => [text.length, list?.length ?? 0]);
const holesOf = (text: StaticText): string[] =>
  [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted();

describe.each(STATIC_PAGES)("the words of /%s", (slug) => {
  it.each(LOCALES)("say in %s what they say in English", async (locale) => {
    const [english, text] = [await loadStaticText(slug, "en"), await loadStaticText(slug, locale)];
    expect(shapeOf(text)).toEqual(shapeOf(english));
    expect(holesOf(text)).toEqual(holesOf(english));
    if (!locale.startsWith("en")) expect(text.lead).not.toBe(english.lead);
    for (const name of holesOf(text)) expect(["brand", "licence", "age", "email"]).toContain(name);
  });
});

it("puts in the facts that it is given, and leaves the rest", () => {
  expect(withFacts("{brand}, {age}, {email}", { brand: "Kite", age: "21" })).toBe(
    "Kite, 21, {email}",
  );
});
