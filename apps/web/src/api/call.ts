import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import type { CallOptions } from "./call-options.ts";

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
  const { request } = await import("./sending/http-client.ts");
  return (await request(endpoint, input, options)) as EndpointOutput<E>;
}
