import { describe, expect, it } from "vitest";
import { ownPath, withLocalLinks } from "./local-links.ts";

const inGerman = (html: string): string => withLocalLinks(html, (address) => `/de${address}`);

describe("the links of a text (ROUTE-39)", () => {
  it.each([
    ['<a href="/vip">', '<a href="/de/vip">'],
    [
      '<a id="x" href="/news?a=1&amp;b=2#c" rel="noopener">',
      '<a id="x" href="/de/news?a=1&amp;b=2#c" rel="noopener">',
    ],
    [
      '<p><a href="/vip">a</a> <a href="/news">b</a></p>',
      '<p><a href="/de/vip">a</a> <a href="/de/news">b</a></p>',
    ],
  ])("lead to pages in its language: %s", (html, written) => expect(inGerman(html)).toBe(written));

  it.each([
    ["a page in another language", '<a href="/it/vip">'],
    ["a file of the house", '<a href="/api/cms/files/7">'],
    ["another site", '<a href="https://example.org/vip">'],
    ["a place on the page", '<a href="#toc-1">'],
    ["a picture", '<img src="/pictures/wheel.svg" />'],
    ["mere words", '<code>href="/vip"</code>'],
  ])("stay as they are where they lead to %s", (_what, html) => expect(inGerman(html)).toBe(html));

  it.each([
    ["/de/vip?a=1#b", "de", "/vip?a=1#b"],
    ["/de", "de", "/"],
    ["/vip", "en", "/vip"],
    ["/it/vip", "de", "/it/vip"],
    ["https://example.org/de/vip", "de", "https://example.org/de/vip"],
    ["//de/vip", "de", "//de/vip"],
  ] as const)("are followed without their language: %s in %s is %s", (address, locale, path) =>
    expect(ownPath(address, locale)).toBe(path),
  );
});
