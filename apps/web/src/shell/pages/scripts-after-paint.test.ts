import { expect, it } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const HEAD = `<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/b.js" nonce="n1" fetchPriority="low"/><link rel="preload" as="font" href="/f.woff2"/>`;
const page = (script: string) => `<head>${HEAD}</head><body><p>Text</p>${script}</body>`;

it.each([
  ["of a kept page", "", "<script>"],
  ["of a page with a nonce", ' nonce="n1"', '<script nonce="n1">'],
])("names the files of a script %s in one inline script", (_, nonce, tag) => {
  const late = scriptsAfterPaint(
    page(`<script type="module" async="" src="/assets/a.js"${nonce}></script>`),
  );
  expect(late).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/);
  expect(late).toContain('<link rel="preload" as="font" href="/f.woff2"/></head>');
  expect(late.match(/<script/g)).toHaveLength(1);
  expect(late).toContain(`<p>Text</p>${tag}`);
});

it("loads the files once, after the first frame or after three seconds", () => {
  const late = scriptsAfterPaint(
    page('<script type="module" async="" src="/assets/a.js"></script>'),
  );
  const script = /<script>([^]*)<\/script>/.exec(late)?.[1] ?? "";
  const added: object[] = [];
  const waiting: { readonly what: () => void; readonly ms: number }[] = [];
  const frames: (() => void)[] = [];
  const browser = {
    createElement: (name: string) => ({ name }),
    head: { append: (element: object) => added.push(element) },
  };
  const run = new Function("document", "requestAnimationFrame", "setTimeout", script);
  run(
    browser,
    (frame: () => void) => frames.push(frame),
    (what: () => void, ms = 0) => waiting.push({ what, ms }),
  );
  expect(added).toEqual([]);
  expect(waiting.map(({ ms }) => ms)).toEqual([3_000]);
  frames.forEach((frame) => frame());
  expect(added).toEqual([]);
  waiting.forEach(({ what }) => what());
  expect(added).toEqual([
    { name: "link", rel: "modulepreload", href: "/assets/b.js" },
    { name: "script", type: "module", src: "/assets/a.js" },
  ]);
});

it("leaves a page alone that has no script", () => {
  const html = "<head></head><body><p>Text</p></body>";
  expect(scriptsAfterPaint(html)).toBe(html);
});
