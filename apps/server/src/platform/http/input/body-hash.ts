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

/** Hex digits of a short hash: 128 bits tell a repeat from an altered request. */
const SHORT_DIGITS = 32;

/** Hashes the content of a request with an id to 32 hex digits, for rows that are written by the million. */
export const shortBodyHash = (...request: Parameters<typeof bodyHash>): string =>
  bodyHash(...request).slice(0, SHORT_DIGITS);
