import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key` where the endpoint asks for one. */
  readonly idempotencyKey?: string;
  /** Transport for tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Attempt limit and waits for tests. */
  readonly timeoutMs?: number;
  readonly delayMs?: (attempt: number) => number;
}

/**
 * Calls an endpoint of the contract, in the browser and while rendering alike. The HTTP client
 * loads with the first call: a page that came from the server shows without it.
 * @throws RefusedError when the server refuses (4xx and 503 with `errors`).
 * @throws CallError on any other status, on a timeout and when the network is away.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  input: EndpointCall<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const { request } = await import("./http-client.ts");
  return (await request(endpoint, input, options)) as EndpointOutput<E>;
}
