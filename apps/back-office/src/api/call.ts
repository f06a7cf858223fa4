import {
  type EndpointCall,
  type EndpointOutput,
  type EndpointShape,
  fillPath,
  UNATTENDED_HEADER,
} from "@houselight/contracts/endpoint";
import { isSomebodyThere } from "./attendance.ts";
import { answerError, CallError } from "./errors.ts";

const TIMEOUT_MS = 30_000;

/** Input of a call without its types: what an address and a body are made of. */
interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

let onSignedOut: () => void = () => {};

/** Sets who hears that the operator's session has ended. */
export function hearSignedOut(heard: () => void): void {
  onSignedOut = heard;
}

/** Returns the address of a call, with its query. */
function addressOf(endpoint: EndpointShape, input: object): string {
  const { params = {}, query = {} } = input as LooseInput;
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  const texts = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, String(value)]),
  );
  return fillPath(endpoint.path, texts) + (search && `?${search}`);
}

/**
 * Calls an endpoint of the contract.
 * @throws RefusedError when the house refuses (4xx and 503 with `errors`).
 * @throws CallError on any other status, on a timeout and when the network is away.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  input: EndpointCall<E>,
): Promise<EndpointOutput<E>> {
  const { body } = input as LooseInput;
  const headers: Record<string, string> = { "x-requested-with": "XMLHttpRequest" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (!isSomebodyThere(Date.now())) headers[UNATTENDED_HEADER] = "yes";
  return (await send(addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })) as EndpointOutput<E>;
}

/** Sends one file to an endpoint that takes it. Throws like `call`. */
export async function upload<E extends EndpointShape>(
  endpoint: E,
  input: EndpointCall<E>,
  file: File,
): Promise<EndpointOutput<E>> {
  const form = new FormData();
  form.append("file", file);
  return (await send(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: { "x-requested-with": "XMLHttpRequest" },
    body: form,
  })) as EndpointOutput<E>;
}

/** Fetches the file of an endpoint, to be kept under the name that the house gives it. Throws like `call`. */
export async function download<E extends EndpointShape>(
  endpoint: E,
  input: EndpointCall<E>,
): Promise<File> {
  const answer = await ask(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  if (!answer.ok) await fail(answer);
  const [, name = endpoint.name] =
    /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return new File([await answer.blob()], name);
}

async function send(address: string, request: RequestInit): Promise<unknown> {
  const answer = await ask(address, request);
  return answer.ok ? readJson(await textOf(answer)) : fail(answer);
}

const ask = (address: string, request: RequestInit): Promise<Response> =>
  fetch(address, {
    ...request,
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new CallError(null, cause);
  });

const textOf = (answer: Response): Promise<string> =>
  answer.text().catch((cause: unknown) => {
    throw new CallError(null, cause);
  });

/** Throws what a refusal or a failure of the house is here. */
async function fail(answer: Response): Promise<never> {
  const body = readJson(await textOf(answer));
  const error = answerError(answer.status, body);
  if (answer.status === 401) onSignedOut();
  throw error;
}

function readJson(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
