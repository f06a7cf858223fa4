import type { Permission } from "@houselight/contracts/endpoint";
import { getOperator, type OperatorView } from "@houselight/contracts/staff";
import { type Query, type QueryClient, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { call } from "../api/call.ts";
import { RefusedError } from "../api/errors.ts";

const KEY = ["operator"] as const;

/**
 * Holds "yes" while somebody is signed in, and "ended" after their session has: nobody is asked for who is not. It is
 * absent before the first sign-in and after a sign-out.
 */
const SIGNED_IN = "office-signed-in";

/** Reads who is signed in; null for nobody. */
async function readOperator(): Promise<OperatorView | null> {
  if (localStorage.getItem(SIGNED_IN) !== "yes") return null;
  try {
    return await call(getOperator, {});
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return null;
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
export function useSignedIn() {
  const { data, error, refetch } = useQuery(operatorQuery);
  return { operator: data, error, retry: () => void refetch() };
}

/** Tells the screens of a desk whose it is. It stays the same while the desk waits behind the sign-in. */
export const DeskOperator = createContext<OperatorView | null>(null);

/** Returns the operator whose desk it is. Throws outside of a desk. */
export function useOperator(): OperatorView {
  const operator = useContext(DeskOperator);
  if (operator === null) throw new Error("An operator is asked for outside of a desk.");
  return operator;
}

/** Returns whether the operator holds a permission; the house asks again at each call. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useOperator();
  return (permission) => permissions.includes(permission);
}

/**
 * Keeps who has just signed in. What was read before is read anew where it is the same operator who comes back;
 * nothing that another one has read stays.
 */
export async function rememberOperator(
  queries: QueryClient,
  operator: OperatorView,
  comesBack = false,
): Promise<void> {
  localStorage.setItem(SIGNED_IN, "yes");
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== KEY[0] };
  // A read that began before the sign-in would say that nobody is here.
  await queries.cancelQueries({ queryKey: KEY });
  if (comesBack) void queries.invalidateQueries(others);
  else queries.removeQueries(others);
  queries.setQueryData(KEY, operator);
}

/**
 * Shows the sign-in after a session has ended. The address stays, and so does what was entered: whoever signs in
 * again goes on where they were.
 */
export async function endSession(queries: QueryClient): Promise<void> {
  localStorage.setItem(SIGNED_IN, "ended");
  await queries.cancelQueries({ queryKey: KEY });
  queries.setQueryData(KEY, null);
}

/** Leaves after a sign-out, in every tab: the new page keeps nothing of what was read or entered. */
export function leaveOffice(): void {
  localStorage.removeItem(SIGNED_IN);
  window.location.reload();
}

/** Leaves with an operator who signs out in another tab. */
export function watchSignOut(view: Window): void {
  view.addEventListener("storage", ({ key, newValue }) => {
    if (key === SIGNED_IN && newValue === null) view.location.reload();
  });
}
