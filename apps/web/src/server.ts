import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server";
import { type CallApi, withRequestContext } from "./api/request-context.server.ts";
import { canonicalPath } from "./i18n/locale-path.ts";

export interface Site {
  /** Answers a page request with HTML, a redirect, or 404. */
  fetch(request: Request): Promise<Response>;
}

const render = createStartHandler(defaultRenderHandler);

/** Makes the site. `callApi` answers an API request in process, without a network hop. */
export function createSite({ callApi }: { readonly callApi: CallApi }): Site {
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const canonical = canonicalPath(url.pathname);
      if (canonical !== null) {
        return new Response(null, {
          status: 301,
          headers: { location: `${canonical}${url.search}` },
        });
      }
      const response = await withRequestContext({ request, callApi }, () => render(request));
      // A page shows who is signed in: no cache may keep it.
      response.headers.set("cache-control", "private, no-store");
      return response;
    },
  };
}

/** Stands in for `createSite` in `vite dev`: the API runs beside it, at `HOUSELIGHT_API_ORIGIN`. */
const development = createSite({
  callApi: (request) => {
    const url = new URL(request.url);
    const origin = process.env["HOUSELIGHT_API_ORIGIN"] ?? "http://127.0.0.1:3000";
    return fetch(new Request(new URL(`${url.pathname}${url.search}`, origin), request));
  },
});

export default { fetch: (request: Request) => development.fetch(request) };
