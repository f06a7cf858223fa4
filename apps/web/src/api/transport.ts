import { createIsomorphicFn } from "@tanstack/react-start";
import {
  type ApiAnswer,
  callInProcess,
  type OutgoingCall,
  requestContext,
} from "./request-context.server.ts";

/** Sends a call to the house that renders this page, in process. In a browser there is none. */
export const sendInProcess = createIsomorphicFn()
  .server((call: OutgoingCall) => callInProcess(call))
  .client((_call: OutgoingCall): Promise<ApiAnswer> => Promise.reject(new Error("no page")));

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
