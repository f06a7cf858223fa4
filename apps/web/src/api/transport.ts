import { createIsomorphicFn } from "@tanstack/react-start";
import { callInProcess, requestContext } from "./request-context.server.ts";

/** Sends a request: over the network in the browser, in process while a page is rendered. */
export const send = createIsomorphicFn()
  .server((request: Request) => callInProcess(request))
  .client((request: Request) => fetch(request));

/** Address that the page has, with its locale prefix and query. */
export const pageUrl = createIsomorphicFn()
  .server(() => new URL(requestContext().request.url))
  .client(() => new URL(window.location.href));

/** Nonce of this response's content security policy; the browser has no need of it. */
export const cspNonce = createIsomorphicFn()
  .server(() => requestContext().request.headers.get("x-csp-nonce") ?? undefined)
  .client((): string | undefined => undefined);

/** Cookies that scripts may read, as one text. */
export const pageCookies = createIsomorphicFn()
  .server(() => requestContext().request.headers.get("cookie") ?? "")
  .client(() => document.cookie);

/** Words by which the visitor's browser names itself. */
export const userAgent = createIsomorphicFn()
  .server(() => requestContext().request.headers.get("user-agent") ?? "")
  .client(() => navigator.userAgent);

export const isServer = createIsomorphicFn()
  .server(() => true)
  .client(() => false);
