import type { Permission } from "@houselight/contracts/endpoint";
import { getOperator, type OperatorView } from "@houselight/contracts/staff";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { RefusedError } from "../api/errors.ts";

const KEY = ["operator"] as const;

/** Set while somebody is signed in here: nobody is asked for who never was. */
const SIGNED_IN = "office-signed-in";

/** Reads who is signed in; null for nobody. */
async function readOperator(): Promise<OperatorView | null> {
  if (localStorage.getItem(SIGNED_IN) === null) return null;
  try {
    return await call(getOperator, {});
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) {
      localStorage.removeItem(SIGNED_IN);
      return null;
    }
    throw error;
  }
}

/**
 * Asks who is here this often, milliseconds: whoever writes a long text calls nothing for an hour, and would lose
 * it with the session. It is less than the time after which somebody counts as gone.
 */
const EVERY_MS = 50_000;

const operatorQuery = {
  queryKey: KEY,
  queryFn: readOperator,
  staleTime: 60_000,
  refetchInterval: EVERY_MS,
} as const;

/** Returns the operator who is signed in: undefined until it is known, null for nobody. */
export function useOperator() {
  const { data, error, refetch } = useQuery(operatorQuery);
  return { operator: data, error, retry: () => void refetch() };
}

/** Returns whether the operator holds a permission; the house asks again at each call. */
export function useMay(): (permission: Permission) => boolean {
  const { operator } = useOperator();
  return (permission) => operator?.permissions.includes(permission) ?? false;
}

/** Keeps who has just signed in. Nothing that another operator has read stays. */
export async function rememberOperator(
  queries: QueryClient,
  operator: OperatorView,
): Promise<void> {
  localStorage.setItem(SIGNED_IN, "yes");
  // A read that began before the sign-in would say that nobody is here.
  await queries.cancelQueries({ queryKey: KEY });
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  queries.setQueryData(KEY, operator);
}

/** Shows the sign-in; the address stays, so that whoever signs in again goes on where they were. */
export async function forgetOperator(queries: QueryClient): Promise<void> {
  localStorage.removeItem(SIGNED_IN);
  await queries.cancelQueries({ queryKey: KEY });
  queries.setQueryData(KEY, null);
}
