import { type EndpointShape, fillPath } from "@houselight/contracts/endpoint";
import ky, { HTTPError, TimeoutError } from "ky";
import { announceSignedOut, signInsSoFar } from "../auth-event.ts";
import type { CallOptions } from "../call-options.ts";
import { answerError, CallError, lostError, timeoutText } from "../errors.ts";
import { noteHouseTime } from "./house-time.ts";
import { requestInProcess } from "./in-process.ts";
import { headersOf, type LooseInput, textsOf } from "./outgoing.ts";
import { BROWSER_RETRIES, BROWSER_TIMEOUT_MS, mayRetry, retryDelayMs } from "./retry-policy.ts";
import { isServer, pageUrl } from "../transport.ts";

/** Sends one call under the policy of API-02 and API-03; `call` is its typed face. */
export async function request(
  endpoint: EndpointShape,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  if (import.meta.env.SSR && isServer()) return requestInProcess(endpoint, input, options);
  const timeoutMs = options.timeoutMs ?? BROWSER_TIMEOUT_MS;
  const { params, query, body } = input;
  const askedAfter = signInsSoFar();
  try {
    return await ky(new URL(fillPath(endpoint.path, params), pageUrl().origin), {
      method: endpoint.method,
      headers: headersOf(options),
      searchParams: query ? new URLSearchParams(textsOf(query)) : undefined,
      json: body,
      signal: options.signal,
      credentials: "same-origin",
      timeout: timeoutMs,
      fetch: async (outgoing) => {
        const answer = await (options.fetch ?? fetch)(outgoing as Request);
        noteHouseTime(answer.headers.get("date"));
        return answer;
      },
      retry: {
        limit: options.retries ?? (mayRetry(endpoint) ? BROWSER_RETRIES : 0),
        methods: ["get", "put", "delete", "post"],
        statusCodes: [],
        retryOnTimeout: true,
        delay: options.delayMs ?? retryDelayMs,
        jitter: options.delayMs === undefined,
      },
    }).json();
  } catch (error) {
    throw translateError(error, timeoutMs, askedAfter);
  }
}

function translateError(error: unknown, timeoutMs: number, askedAfter: number): unknown {
  if (error instanceof TimeoutError) return new CallError(timeoutText(timeoutMs), null, error);
  if (!(error instanceof HTTPError)) {
    const aborted = error instanceof Error && error.name === "AbortError";
    return aborted ? error : lostError(error);
  }
  const { status, statusText } = error.response;
  if (status === 401) announceSignedOut(askedAfter);
  return answerError(status, statusText, error.data, error);
}
