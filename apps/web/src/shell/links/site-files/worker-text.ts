import { getClientContext, getMessages } from "@houselight/contracts/configuration";
import { DEFAULT_LOCALE } from "@houselight/contracts/locales";
import { call } from "../../../api/call.ts";
import { pageUrl } from "../../../api/transport.ts";
import { themePicture } from "../../../styles/theme-picture.ts";
import { offlinePage } from "./offline-page.ts";

const KEPT_MS = 5 * 60_000;
const KEPT_MAX = 60;
/** Workers by host: they are asked for with every page, and the same for every visitor. */
const kept = new Map<string, { readonly until: number; readonly text: Promise<string> }>();

/** Returns the worker of the host that is asked. Runs inside a page request. */
export function workerText(): Promise<string> {
  const { host } = pageUrl();
  const now = Date.now();
  const found = kept.get(host);
  if (found && found.until > now) return found.text;
  if (kept.size >= KEPT_MAX) kept.clear();
  const text = write();
  kept.set(host, { until: now + KEPT_MS, text });
  text.catch(() => kept.delete(host));
  return text;
}

async function write(): Promise<string> {
  const { brand, site } = await call(getClientContext, {});
  const mark = themePicture(brand.theme, "mark");
  const pages = await Promise.all(
    site.locales.map(async (locale) => {
      const file = await call(getMessages, { params: { file: `${locale}.json` }, query: {} });
      const said = file["site"] as Readonly<Record<string, string>>;
      const words = {
        title: said["offlineTitle"] ?? "",
        text: said["offlinePage"] ?? "",
        retry: said["retry"] ?? "",
      };
      return [locale, offlinePage(brand, locale, { mark, words })] as const;
    }),
  );
  return workerOf({
    pages: Object.fromEntries(pages),
    shell: [mark, themePicture(brand.theme, "icon"), "/grain.png"],
  });
}

interface Offline {
  /** The page without a connection, by locale. */
  readonly pages: Readonly<Record<string, string>>;
  /** Pictures that it and the frame of every page need. */
  readonly shell: readonly string[];
}

/**
 * Writes the worker's script. It keeps the pictures of the shell alone: what the house answers, a page
 * of somebody's session above all, is never kept. A page that cannot be reached is the offline page.
 */
export const workerOf = ({ pages, shell }: Offline): string => `
const PAGES = ${JSON.stringify(pages)};
const SHELL = ${JSON.stringify(shell)};
const CACHE = "shell-1";
const OFFLINE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) =>
    Promise.allSettled(SHELL.map((path) => cache.add(path))));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old);
});

function offline(path) {
  const locale = path.split("/")[1];
  const page = PAGES[Object.hasOwn(PAGES, locale) ? locale : ${JSON.stringify(DEFAULT_LOCALE)}];
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": OFFLINE_POLICY },
  });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => offline(pathname)));
  else if (SHELL.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});
`;
