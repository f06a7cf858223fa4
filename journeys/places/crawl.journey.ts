import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Findings } from "@houselight/scripts/crawl/findings";
import { keyTeller } from "@houselight/scripts/crawl/message-keys";
import { visitPages } from "@houselight/scripts/crawl/visit-pages";
import { afterAll, beforeAll, expect, it } from "vitest";

/** Pages with one fault each, as a browser meets them. */
const PAGES: Readonly<Record<string, string>> = {
  "/sound": "<h1>Hello</h1><a href='/x'>There</a><button aria-label='Menu'></button>",
  "/late-key": "<script>document.body.append('lobby.title')</script>",
  "/late-label": "<script>document.body.innerHTML = '<button><i></i></button>'</script>",
  "/error": "<script>console.error('paper jam')</script>",
  "/throws": "<script>throw new Error('torn')</script>",
  "/hydration": "<script>console.error('Hydration failed because of the text')</script>",
  "/no-picture": "<img alt='' src='/gone.png'>",
};

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = "/" }, response) => {
    const page = PAGES[url];
    const status = page === undefined && url !== "/favicon.ico" ? 404 : 200;
    response.writeHead(status, { "content-type": "text/html" });
    response.end(`<!doctype html><body>${page ?? ""}</body>`);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server?.close());

it.each([
  ["/sound", {}],
  ["/late-key", { missing_messages: 1 }],
  ["/late-label", { missing_messages: 1 }],
  ["/error", { console_errors: 1 }],
  ["/throws", { console_errors: 1 }],
  ["/hydration", { hydration_warnings: 1 }],
  // The browser says it too.
  ["/no-picture", { dead_links: 1, console_errors: 1 }],
])("the crawl finds in a browser what is wrong at %s", async (path, wrong) => {
  const findings = new Findings();
  const isKey = keyTeller({ lobby: { title: "Games" } });
  const stop = { origin, session: null, who: "guest", path };
  expect(await visitPages([stop], isKey, findings)).toBe(1);
  const sound = { dead_links: 0, missing_messages: 0, console_errors: 0, hydration_warnings: 0 };
  expect(findings.counts()).toEqual({ ...sound, ...wrong });
});
