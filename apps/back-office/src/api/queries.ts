import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { type QueryClient, QueryClient as Queries, useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";
import { CallError } from "./errors.ts";

/** A read that the line lost is tried twice more; what the house refuses is not asked again. */
const isWorthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof CallError && error.status === null;

/** Keeps what was read for a working day: a desk that waits behind the sign-in is drawn from it again. */
const KEPT_MS = 12 * 3_600_000;

/** Makes the store of what was read. What is shown is read anew when the window is looked at again. */
export const createQueries = (): QueryClient =>
  new Queries({
    defaultOptions: { queries: { staleTime: 5_000, gcTime: KEPT_MS, retry: isWorthAnotherTry } },
  });

/** Returns the key under which an endpoint's answer is kept. */
export const readKey = (endpoint: EndpointShape, input: object): readonly unknown[] => [
  endpoint.name,
  input,
];

export interface ReadOptions {
  /** Nothing is read while this is false. */
  readonly enabled?: boolean;
  /** Reads anew this often while the window is looked at. */
  readonly everyMs?: number;
}

/** Reads an endpoint of the contract and keeps its answer. */
export function useRead<E extends EndpointShape>(
  endpoint: E,
  input: EndpointCall<E>,
  { enabled = true, everyMs }: ReadOptions = {},
) {
  return useQuery<EndpointOutput<E>>({
    queryKey: readKey(endpoint, input),
    queryFn: () => call(endpoint, input),
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}
