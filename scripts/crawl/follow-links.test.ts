import { describe, expect, it } from "vitest";
import { Findings, lineOf } from "./findings.ts";
import { followLinks, pathInside } from "./follow-links.ts";
import { keyTeller } from "./message-keys.ts";

const ORIGIN = "http://site.example";
const html = (body: string) => ({ status: 200, type: "text/html", location: null, body });
const to = (location: string) => ({ status: 302, type: "", location, body: "" });
const gone = { status: 404, type: "text/html", location: null, body: '<a href="/never">x</a>' };

type Site = Readonly<Record<string, ReturnType<typeof html> | ReturnType<typeof to>>>;

async function walk(site: Site, starts = ["/"]) {
  const asked: string[] = [];
  const findings = new Findings();
  const pages = await followLinks({
    origin: ORIGIN,
    who: "guest",
    starts,
    ask: async (path) => {
      asked.push(path);
      return site[path] ?? gone;
    },
    follows: (path) => !path.startsWith("/de"),
    isKey: keyTeller({ lobby: { title: "Games" } }),
    findings,
  });
  return {
    asked,
    pages: pages.toSorted(),
    lines: findings.list().map(lineOf),
    counts: findings.counts(),
  };
}

describe("a walk through a site", () => {
  it("opens each address once, and goes where its links lead within the site", async () => {
    const { asked, pages, lines } = await walk({
      "/": html('<a href="/a">A</a><a href="/a#top">A</a><a href="https://else.example/">E</a>'),
      "/a": html(
        '<a href="/">B</a><a href="./b">B</a><a href="/de/c">D</a><a href="mailto:x@y.z">M</a>',
      ),
      "/b": html(`<a href="${ORIGIN}/a">A</a>`),
    });
    expect(pages).toEqual(["/", "/a", "/b"]);
    expect(asked.toSorted()).toEqual(["/", "/a", "/b"]);
    expect(lines).toEqual([]);
  });

  it("finds a dead link, a dead picture and a missing message, each once", async () => {
    const { lines, counts, asked } = await walk({
      "/": html(
        '<a href="/gone">G</a><img src="/p.png" alt=""/><p>lobby.title</p><a href="/a">A</a>',
      ),
      "/a": html('<a href="/gone">G</a><p>lobby.title</p>'),
    });
    expect(lines).toEqual([
      `dead link: ${ORIGIN}/gone answers 404 (at guest /)`,
      `dead link: ${ORIGIN}/p.png answers 404 (at guest /)`,
      "missing message: lobby.title (at guest /, 2 times)",
    ]);
    expect(counts).toEqual({
      dead_links: 2,
      missing_messages: 1,
      console_errors: 0,
      hydration_warnings: 0,
    });
    expect(asked).not.toContain("/never");
  });

  it("goes along with redirects, and finds one that leads nowhere or in a circle", async () => {
    const { lines, pages } = await walk({
      "/": html(
        '<a href="/old">O</a><a href="/lost">L</a><a href="/round">R</a><a href="/out">T</a>',
      ),
      "/old": to("/new"),
      "/new": html("<p>New</p>"),
      "/lost": to("/gone"),
      "/round": to("/round"),
      "/out": to("https://else.example/"),
    });
    expect(lines).toEqual([
      `dead link: ${ORIGIN}/lost answers 404 (at guest /)`,
      `dead link: ${ORIGIN}/round leads in a circle (at guest /)`,
    ]);
    expect(pages).toEqual(["/", "/old"]);
  });
});

it.each([
  ["/a?b=1#c", "/a?b=1"],
  ["b", "/de/b"],
  [`${ORIGIN}/x`, "/x"],
  ["//else.example/x", null],
  ["javascript:alert(1)", null],
  ["http://[", null],
])("a link to %s leads to %s", (link, path) =>
  expect(pathInside(ORIGIN, "/de/a", link)).toBe(path),
);
