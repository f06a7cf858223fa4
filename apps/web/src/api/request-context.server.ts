import { AsyncLocalStorage } from "node:async_hooks";
import { STATUS_CODES } from "node:http";

/** A call of an endpoint, as the house takes it in process. */
interface ApiCall {
  readonly method: string;
  /** With its parameters, without a query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON; null without one. */
  readonly body: string | null;
  /** Stands for the page that is rendered, the same for all its calls. */
  readonly page: object;
  /** Returns a header by its lower-case name: the visitor's, or one that the call has itself. */
  header(name: string): string | undefined;
}

/** An answer of the house. */
interface HouseAnswer {
  readonly status: number;
  /** Values that JSON knows; the house may keep them, so nobody changes them. */
  readonly body: unknown;
}

/** An answer with the text of its status, which a network brings along. */
export interface ApiAnswer extends HouseAnswer {
  readonly statusText: string;
}

/** Answers a call in process. The server hands it to `createSite`. */
export type CallApi = (call: ApiCall) => Promise<HouseAnswer>;

export interface RequestContext {
  /** The page request that is being rendered. */
  readonly request: Request;
  readonly callApi: CallApi;
  /** HTML of the page, once it is rendered. */
  html?: string;
  /** The house was too busy for a call of the page, or without its database. */
  wasBusy?: boolean;
}

/** Status by which the house says that it is busy. */
export const BUSY = 503;

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

/** Keeps the HTML of the page that is being rendered. */
export function keepHtml(html: string): void {
  requestContext().html = html;
}

/** Headers of the visitor that an API call needs to know who asks and from where. */
export const VISITORS_HEADERS: readonly string[] = [
  "cookie",
  "user-agent",
  "host",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-country",
  "x-request-id",
];

/** A call with the headers of its own, by their lower-case names. */
export type OutgoingCall = Pick<ApiCall, "method" | "path" | "query" | "body"> & {
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a call in process, dressed in the visitor's headers. */
export async function callInProcess({ headers: own, ...call }: OutgoingCall): Promise<ApiAnswer> {
  const context = requestContext();
  const { request: page, callApi } = context;
  const answer = await callApi({
    ...call,
    page,
    header: (name) =>
      (VISITORS_HEADERS.includes(name) ? page.headers.get(name) : own[name]) ?? undefined,
  });
  if (answer.status === BUSY) context.wasBusy = true;
  return { ...answer, statusText: STATUS_CODES[answer.status] ?? "" };
}
