import { setTimeout as wait } from "node:timers/promises";
import {
  type EndpointCall,
  type EndpointOutput,
  type EndpointShape,
  fillPath,
} from "@houselight/contracts";
import { NotVerifiable } from "../verify-round.ts";

/** Longest wait for an answer, and most waits for a house that asks for patience. */
const PATIENCE_MS = 30_000;
const MOST_WAITS = 20;

/** Asks one house for what it tells anybody. */
export type AskHouse = <E extends EndpointShape>(
  endpoint: E,
  input: Omit<EndpointCall<E>, "query"> & { readonly query?: Readonly<Record<string, number>> },
) => Promise<EndpointOutput<E>>;

/**
 * Returns how to ask the house at an address. What it returns throws NotVerifiable when the house does not
 * answer, refuses, or answers in a form that this program does not know.
 */
export function askHouse(address: string): AskHouse {
  if (!URL.canParse(address)) throw new NotVerifiable(`${address} is no address of a house.`);
  return async (endpoint, input) => {
    const { params = {}, query = {} } = input as {
      readonly params?: Readonly<Record<string, unknown>>;
      readonly query?: Readonly<Record<string, number>>;
    };
    const url = new URL(fillPath(endpoint.path, params), address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const answer = await patientFetch(url);
    if (!answer.ok)
      throw new NotVerifiable(`${url.origin} answers ${answer.status} to ${url.pathname}.`);
    const read = endpoint.output.safeParse(await answer.json().catch(() => null));
    if (!read.success)
      throw new NotVerifiable(`${url.origin} answers ${url.pathname} in a form that is not known.`);
    return read.data as never;
  };
}

/** Fetches an address, and again where the house asks to come later: many pages may be more than it gives at once. */
async function patientFetch(url: URL): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {
      throw new NotVerifiable(`${url.origin} does not answer.`);
    });
    if (answer.status !== 429 || waits === MOST_WAITS) return answer;
    await wait(Number(answer.headers.get("retry-after") ?? 1) * 1000);
  }
}
