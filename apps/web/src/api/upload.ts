import { type EndpointOutput, type EndpointShape, fillPath } from "@houselight/contracts/endpoint";
import { announceSignedOut, signInsSoFar } from "./auth-event.ts";
import { answerError, CallError, timeoutText } from "./errors.ts";

/** Longest that a file may take on a slow line. */
const TIMEOUT_MS = 120_000;

export interface FileToSend {
  readonly query: Readonly<Record<string, string>>;
  readonly file: File;
  /** Hears how much has left, from 0 to 1. */
  onProgress(part: number): void;
}

/**
 * Sends a file to an endpoint with `upload`, in the browser alone: `fetch` does not tell how far it is.
 * @throws RefusedError and CallError, as `call` does.
 */
export function sendFile<E extends EndpointShape>(
  endpoint: E,
  { query, file, onProgress }: FileToSend,
): Promise<EndpointOutput<E>> {
  const askedAfter = signInsSoFar();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, `${fillPath(endpoint.path)}?${new URLSearchParams(query)}`);
    request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
    request.responseType = "text";
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const body = readJson(request.responseText);
      if (request.status < 300) resolve(body as EndpointOutput<E>);
      else reject(failureOf(request, body, askedAfter));
    });
    request.addEventListener("error", () => reject(new CallError("", null)));
    request.addEventListener("timeout", () => reject(new CallError(timeoutText(TIMEOUT_MS), null)));
    const form = new FormData();
    form.set("file", file);
    request.send(form);
  });
}

function failureOf(
  { status, statusText }: XMLHttpRequest,
  body: unknown,
  askedAfter: number,
): Error {
  if (status === 401) announceSignedOut(askedAfter);
  return answerError(status, statusText, body);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
