import { launchStudioGame } from "@houselight/contracts/studio-games";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { sessionFiguresQuery } from "../../compliance.ts";
import { accountsQuery } from "../../wallet.ts";

/** Opens a game of an outside studio: each call is a session of its own. */
export const openStudioGame = (
  { producer, name }: { readonly producer: string; readonly name: string },
  currency: string | null,
) =>
  call(launchStudioGame, {
    params: { producer, name },
    body: currency === null ? { mode: "demo" } : { mode: "real", currency },
  });

/** Asks anew what the player has: a studio said that it may have changed. */
export function renewMoney(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: sessionFiguresQuery.queryKey });
}
