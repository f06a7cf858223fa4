import type { EndpointShape } from "@houselight/contracts";
import { canonicalJson } from "@houselight/game-maths/json";
import { sha256 } from "#platform/ids";

/**
 * Hashes the content of a request with an id to 64 hex digits: a repeat has the same hash, an altered one
 * another. The order of keys does not matter.
 */
export function bodyHash(
  endpoint: Pick<EndpointShape, "name">,
  params: unknown,
  body: unknown,
): string {
  return sha256(canonicalJson([endpoint.name, params ?? null, body ?? null]));
}
