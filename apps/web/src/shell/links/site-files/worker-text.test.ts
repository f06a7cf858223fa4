import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { manifestText } from "./manifest.ts";
import { offlinePage } from "./offline-page.ts";
import { workerOf } from "./worker-text.ts";

const BRAND = {
  id: "toy",
  name: 'Toy & "Sons"',
  theme: "toy",
  theme_color: "#0f1330",
  support_email: "",
};
const words = { title: "<Off>", text: "No line", retry: "Again" };
const page = offlinePage(BRAND, "en", { mark: "/themes/toy/mark.svg", words });

type Handler = (event: object) => void;

/** Runs the worker where the network is away, and hands out what it answers. */
function run() {
  const handlers = new Map<string, Handler>();
  const stored: string[] = [];
  const self = {
    location: { origin: "https://toy.example" },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
  };
  const cache = { add: async (path: string) => void stored.push(path) };
  const caches = { open: async () => cache, match: async (path: string) => `kept ${path}` };
  const fetch = async () => Promise.reject(new Error("no line"));
  const text = workerOf({ pages: { en: page, de: "Weg" }, shell: ["/mark.svg"] });
  runInNewContext(text, { self, caches, fetch, URL, Response, Promise });
  const ask = async (path: string, request: object = {}) => {
    let answer: unknown = null;
    const asked = {
      url: `https://toy.example${path}`,
      method: "GET",
      mode: "navigate",
      ...request,
    };
    handlers.get("fetch")?.({
      request: asked,
      respondWith: (given: unknown) => void (answer = given),
    });
    return answer as Promise<Response> | null;
  };
  const install = async () => {
    let done: Promise<unknown> = Promise.resolve();
    handlers.get("install")?.({ waitUntil: (given: Promise<unknown>) => void (done = given) });
    await done;
    return stored;
  };
  return { ask, install };
}

describe("the worker of an installed site (SHELL-15)", () => {
  it("keeps the pictures of the shell, and nothing that the house answers", async () => {
    const worker = run();
    expect(await worker.install()).toEqual(["/mark.svg"]);
    expect(await worker.ask("/mark.svg", { mode: "no-cors" })).toBe("kept /mark.svg");
    expect(await worker.ask("/api/player", { mode: "cors" })).toBeNull();
    expect(await worker.ask("/api/documents/1")).toBeNull();
    expect(await worker.ask("/profile", { method: "POST" })).toBeNull();
    expect(await worker.ask("/assets/a.js", { mode: "no-cors" })).toBeNull();
    expect(await worker.ask("/", { url: "https://elsewhere.example/" })).toBeNull();
  });

  it.each([
    ["/", page],
    ["/profile", page],
    ["/de/vip", "Weg"],
    ["/constructor", page],
  ])("answers %s without a connection in its language", async (path, text) => {
    const answer = await run().ask(path);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe(text);
  });
});

it("writes names and words into the offline page as mere text", () => {
  expect(page).toContain("&lt;Off&gt; · Toy &amp; &quot;Sons&quot;");
  expect(page).not.toContain("<Off>");
});

it("SHELL-15: names the brand, its colours and icons in the manifest", () =>
  expect(JSON.parse(manifestText({ brand: BRAND }))).toMatchObject({
    name: BRAND.name,
    display: "standalone",
    start_url: "/",
    theme_color: "#0f1330",
    icons: expect.arrayContaining([
      expect.objectContaining({ src: "/themes/toy/icon-192.png", sizes: "192x192" }),
      expect.objectContaining({ src: "/themes/toy/icon-512.png", sizes: "512x512" }),
    ]),
  }));
