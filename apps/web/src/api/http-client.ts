import { type EndpointShape, fillPath } from "@houselight/contracts/endpoint";
import ky, { HTTPError, TimeoutError } from "ky";
import { splitLocale } from "../i18n/locale-path.ts";
import { announceSignedOut } from "./auth-event.ts";
import type { CallOptions } from "./call-options.ts";
import { CallError, httpErrorText, RefusedError, readRefusals, timeoutText } from "./errors.ts";
import {
  BROWSER_RETRIES,
  BROWSER_TIMEOUT_MS,
  mayRetry,
  retryDelayMs,
  SERVER_RETRIES,
  SERVER_TIMEOUT_MS,
} from "./retry-policy.ts";
import { isServer, pageUrl, send } from "./transport.ts";

type Values = Readonly<Record<string, unknown>>;
interface LooseInput {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** Sends one call under the policy of API-02 and API-03; `call` is its typed face. */
export async function request(
  endpoint: EndpointShape,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const server = isServer();
  const timeoutMs = options.timeoutMs ?? (server ? SERVER_TIMEOUT_MS : BROWSER_TIMEOUT_MS);
  const sendRequest = options.fetch ?? send;
  const { params, query, body } = input;
  const { origin, pathname } = pageUrl();
  const { locale } = splitLocale(pathname);
  try {
    return await ky(new URL(fillPath(endpoint.path, params), origin), {
      method: endpoint.method,
      headers: {
        "X-Requested-With": "XMLHttpRequest",
        "Accept-Language": locale,
        "X-Locale": locale,
        ...(options.mediaType ? { Accept: options.mediaType } : {}),
        ...(options.idempotencyKey ? { "Idempotency-Key": options.idempotencyKey } : {}),
      },
      searchParams: query ? searchParams(query) : undefined,
      json: body,
      signal: options.signal,
      credentials: "same-origin",
      timeout: timeoutMs,
      fetch: (outgoing) => sendRequest(outgoing as Request),
      retry: {
        limit: options.retries ?? retriesOf(endpoint, server),
        methods: ["get", "put", "delete", "post"],
        statusCodes: [],
        retryOnTimeout: true,
        delay: options.delayMs ?? retryDelayMs,
        jitter: options.delayMs === undefined,
      },
    }).json();
  } catch (error) {
    throw translateError(error, timeoutMs, server);
  }
}

const retriesOf = (endpoint: EndpointShape, server: boolean): number =>
  mayRetry(endpoint) ? (server ? SERVER_RETRIES : BROWSER_RETRIES) : 0;

function translateError(error: unknown, timeoutMs: number, server: boolean): unknown {
  if (error instanceof TimeoutError) return new CallError(timeoutText(timeoutMs), null, error);
  if (!(error instanceof HTTPError)) {
    const aborted = error instanceof Error && error.name === "AbortError";
    return aborted
      ? error
      : new CallError(error instanceof Error ? error.message : "", null, error);
  }
  const { status, statusText } = error.response;
  if (status === 401 && !server) announceSignedOut();
  const refusals = readRefusals(error.data);
  return refusals
    ? new RefusedError(status, refusals)
    : new CallError(httpErrorText(status, statusText), status, error);
}

function searchParams(query: Values): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}
