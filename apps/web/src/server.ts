import { createStartHandler } from "@tanstack/react-start/server";
import {
  BUSY,
  type CallApi,
  type RequestContext,
  VISITORS_HEADERS,
  withRequestContext,
} from "./api/request-context.server.ts";
import { CALLS_HEADERS } from "./api/sending/outgoing.ts";
import { canonicalPath, joinLocale, splitLocale } from "./i18n/locale-path.ts";
import { renderHtml } from "./rendered/render-html.tsx";
import { scriptsAfterPaint } from "./shell/pages/scripts-after-paint.ts";
import { siteFile } from "./shell/links/site-files/site-files.ts";
import { movedPath } from "./shell/links/moved.ts";

/** An answer of the site; the HTML of a page is beside it, as text. */
export interface SiteAnswer {
  readonly response: Response;
  readonly html: string | null;
}

export interface Site {
  /** Answers a page request with HTML, a redirect, or 404, and those for the files of search engines. */
  fetch(request: Request): Promise<SiteAnswer>;
}

const render = createStartHandler(renderHtml);

/** Makes the site. `callApi` answers an API request in process, without a network hop. */
export function createSite({ callApi }: { readonly callApi: CallApi }): Site {
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const standing = standingPath(url.pathname);
      if (standing !== null) {
        const headers = { location: `${standing}${url.search}` };
        return { response: new Response(null, { status: 301, headers }), html: null };
      }
      const context: RequestContext = { request, callApi };
      const made = await withRequestContext(context, () => siteFile(url.pathname));
      if (made) return { response: made, html: null };
      const drawn = await withRequestContext(context, () => render(request));
      const response = context.wasBusy ? whileBusy(drawn) : drawn;
      // A page shows who is signed in: no cache may keep it.
      response.headers.set("cache-control", "private, no-store");
      const { html } = context;
      if (html === undefined) return { response, html: null };
      return { response, html: isOfGame(url.pathname) ? html : scriptsAfterPaint(html) };
    },
  };
}

/**
 * Says of a page that failed while the house was busy that it is to be asked for again: it has no defect, and
 * search engines and proxies keep what they know.
 */
function whileBusy(drawn: Response): Response {
  if (drawn.status !== 500) return drawn;
  const headers = new Headers(drawn.headers);
  headers.set("retry-after", "1");
  return new Response(drawn.body, { status: BUSY, headers });
}

/** Tells whether a page is that of a game: one waits for its script there, and not for the first picture. */
const isOfGame = (pathname: string): boolean => splitLocale(pathname).path.startsWith("/play/");

/** Returns the one address at which a page stands for good; null where `pathname` is already it. */
function standingPath(pathname: string): string | null {
  const canonical = canonicalPath(pathname);
  const { locale, path } = splitLocale(canonical ?? pathname);
  const moved = movedPath(path);
  return moved === null ? canonical : joinLocale(locale, moved);
}

/** Stands in for `createSite` in `vite dev`: the API runs beside it, at `HOUSELIGHT_API_ORIGIN`. */
const development = createSite({
  async callApi({ method, path, query, body, header }) {
    const origin = process.env["HOUSELIGHT_API_ORIGIN"] ?? "http://127.0.0.1:3000";
    const address = new URL(`${path}?${new URLSearchParams(query)}`, origin);
    const headers = new Headers(body === null ? {} : { "content-type": "application/json" });
    for (const name of [...VISITORS_HEADERS, ...CALLS_HEADERS]) {
      const value = header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const answer = await fetch(address, { method, headers, body });
    return { status: answer.status, body: await answer.text() };
  },
});

export default {
  async fetch(request: Request): Promise<Response> {
    const { response, html } = await development.fetch(request);
    return html === null ? response : new Response(html, response);
  },
};
