import { AsyncLocalStorage } from "node:async_hooks";

/** Answers an API request in process. The server hands it to `createSite`. */
export type CallApi = (request: Request) => Promise<Response>;

export interface RequestContext {
  /** The page request that is being rendered. */
  readonly request: Request;
  readonly callApi: CallApi;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `render` so that every call made in it goes out as the visitor of `context.request`. */
export function withRequestContext<T>(context: RequestContext, render: () => T): T {
  return storage.run(context, render);
}

/** The page request of this render. Throws outside of one. */
export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error("no page request is being rendered");
  return context;
}

/** Headers of the visitor that an API call needs to know who asks and from where. */
const FORWARDED = [
  "cookie",
  "user-agent",
  "host",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-country",
  "x-request-id",
] as const;

/** Sends an API request in process, dressed in the visitor's headers. */
export function callInProcess(request: Request): Promise<Response> {
  const { request: page, callApi } = requestContext();
  const headers = new Headers(request.headers);
  for (const name of FORWARDED) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return callApi(new Request(request, { headers }));
}
