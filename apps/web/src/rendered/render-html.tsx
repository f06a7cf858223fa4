import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { reportError } from "../api/report-error.ts";
import { keepHtml } from "../api/request-context.server.ts";
import { isClosedPage } from "../shell/pages/closed-mark.ts";
import { partsLoaded } from "../shell/pages/lazy-part.ts";
import { hasBrokenPart } from "./broken-part.ts";

/** Seconds after which search engines come again to a page that is closed by work on the house (FLAG-04). */
const CLOSED_SECONDS = 600;

/**
 * Renders a page as `defaultRenderHandler` does, and keeps its HTML as text beside an answer without a body:
 * a `Response` encodes and copies it, and a page goes through three of them.
 */
export const renderHtml = defineHandlerCallback(async ({ router, responseHeaders }) => {
  await partsLoaded();
  try {
    const drawn = renderToString(<RouterServer router={router} />);
    if (hasBrokenPart(drawn))
      void reportError("DRAW_PAGE_ERROR", "a part of the page threw on the server");
    keepHtml(await transformHtmlStringWithRouter(router, drawn));
    if (!isClosedPage(drawn))
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    responseHeaders.set("retry-after", `${CLOSED_SECONDS}`);
    return new Response(null, { status: 503, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});
