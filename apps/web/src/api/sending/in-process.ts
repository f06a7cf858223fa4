import { type EndpointShape, fillPath } from "@houselight/contracts/endpoint";
import type { CallOptions } from "../call-options.ts";
import { answerError, CallError, lostError, timeoutText } from "../errors.ts";
import { headersOf, type LooseInput, textsOf } from "./outgoing.ts";
import { mayRetry, retryDelayMs, SERVER_RETRIES, SERVER_TIMEOUT_MS } from "./retry-policy.ts";
import { sendInProcess } from "../transport.ts";

/**
 * Sends one call to the house that renders this page, under the same policy as over a network. No
 * request is built for it: of a page's processor time a dozen of them would take the larger part.
 */
export async function requestInProcess(
  endpoint: EndpointShape,
  { params, query, body }: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const call = {
    method: endpoint.method,
    path: fillPath(endpoint.path, params),
    query: query ? textsOf(query) : {},
    body: body === undefined ? null : JSON.stringify(body),
    headers: headersOf(options),
  };
  const {
    status,
    statusText,
    body: answer,
  } = await sendInTime(call, {
    timeoutMs: options.timeoutMs ?? SERVER_TIMEOUT_MS,
    retries: options.retries ?? (mayRetry(endpoint) ? SERVER_RETRIES : 0),
    delayMs: options.delayMs ?? retryDelayMs,
  });
  if (status < 400) return answer ?? null;
  throw answerError(status, statusText, answer);
}

/** Sends a call, and again where that came to nothing. An answer that says no is an answer. */
async function sendInTime(
  call: Parameters<typeof sendInProcess>[0],
  { timeoutMs, retries, delayMs }: Required<Pick<CallOptions, "timeoutMs" | "retries" | "delayMs">>,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await within(sendInProcess(call), timeoutMs);
    } catch (error) {
      if (attempt > retries) throw error instanceof CallError ? error : lostError(error);
      await new Promise((resolve) => setTimeout(resolve, delayMs(attempt)));
    }
  }
}

/** Settles with an answer, or fails when it does not come in time. */
async function within<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError(timeoutText(timeoutMs), null)), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
