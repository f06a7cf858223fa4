import { describe, expect, it } from "vitest";
import { keyTeller } from "./message-keys.ts";
import { readPage } from "./read-page.ts";

const isKey = keyTeller({ lobby: { title: "Games" }, site: { menu: { open: "Open" } }, ok: "OK" });
const page = (body: string) => readPage(`<html><body>${body}</body></html>`, isKey);

describe("a page that was sent", () => {
  it("leads where its links lead, in the page and in its head", () => {
    const html = `<link rel="canonical" href="http://x/de"/><link rel="alternate" hrefLang="de" href="http://x/de/a"/>
      <a class="b" href="/a?x=1&amp;y=2#z">A</a><a href="/a?x=1&amp;y=2#z">Again</a><a>nowhere</a>`;
    expect(page(html).links).toEqual(["/a?x=1&y=2#z", "http://x/de", "http://x/de/a"]);
  });

  it("loads its pictures, scripts, styles and shared picture", () => {
    const html = `<link rel="stylesheet" href="/s.css"/><link rel="preconnect" href="http://y"/>
      <script src="/s.js"></script><img src="/i.svg" alt=""/><meta property="og:image" content="/p.png"/>
      <script>load(["/assets/l.js"],"/other.js")</script>`;
    expect(page(html).files).toEqual(["/i.svg", "/s.js", "/assets/l.js", "/s.css", "/p.png"]);
  });

  it.each([
    ["a key as text", "<p>lobby.title</p>", ["lobby.title"]],
    ["a key of three parts", "<p> site.menu.open </p>", ["site.menu.open"]],
    ["a key as a label", '<button aria-label="lobby.title">x</button>', ["lobby.title"]],
    ["a key as a placeholder", '<input placeholder="lobby.gone"/>', ["lobby.gone"]],
    ["an address", "<p>paper-rocket.example</p>", []],
    ["a file of no branch", "<p>other.title</p>", []],
    ["a sentence with a key", "<p>See lobby.title</p>", []],
    ["a key in a script", "<script>>lobby.title<</script>", []],
    ["a key in a comment", "<!-- >lobby.title< -->", []],
    ["a button without words", "<button><svg></svg></button>", ["a button without words"]],
    ["a link without words", '<a href="/a"> </a>', ["a link to /a without words"]],
    ["a labelled button", '<button aria-label="Menu"><svg></svg></button>', []],
    ["a button with a named picture", '<button><img alt="Menu" src="/m"/></button>', []],
    [
      "a link with an unnamed picture",
      '<a href="/a"><img alt="" src="/m"/></a>',
      ["a link to /a without words"],
    ],
    ["a hidden link", '<a aria-hidden="true" href="/a"></a>', []],
  ])("lacks what it lacks: %s", (_, html, missing) => expect(page(html).missing).toEqual(missing));
});
