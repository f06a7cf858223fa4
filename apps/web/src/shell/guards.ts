import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { playerQuery } from "../api/queries.ts";

interface GuardInput {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly pathname: string; readonly searchStr: string };
}

const isSignedIn = ({ queryClient }: GuardInput["context"]): boolean =>
  Boolean(queryClient.getQueryData(playerQuery.queryKey));

/** A guest on a player's page goes to registration and comes back after it (ROUTE-41). */
export function requirePlayer({ context, location }: GuardInput): void {
  if (isSignedIn(context)) return;
  throw redirect({
    to: "/registration",
    search: { redirect: `${location.pathname}${location.searchStr}` },
  });
}

/** A player on a guests' page goes to the lobby (ROUTE-42). */
export function requireGuest({ context }: GuardInput): void {
  if (isSignedIn(context)) throw redirect({ to: "/" });
}

/** The cashbox opens over a page; its bare address leads to the lobby (MODAL-03, OPEN-04). */
export function requirePageBelow(input: GuardInput): void {
  requirePlayer(input);
  throw redirect({ to: "/" });
}
