import type { PlayerView } from "@houselight/contracts/accounts";
import type { PaymentContext } from "@houselight/contracts/cashbox";
import type { ClientContextView } from "@houselight/contracts/configuration";
import type { QueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl/react";
import { clientContextQuery, playerQuery } from "../api/queries.ts";
import { useClientContext, usePlayer } from "../api/session.ts";

type Place = Pick<ClientContextView, "policy" | "country">;

const contextOf = (place: Place, player: PlayerView | null, locale: string): PaymentContext => ({
  offers: place.policy.methods,
  country: player?.country ?? place.country,
  groups: player?.statuses.map(({ id }) => id) ?? [],
  locale,
});

/** Whom the payments library is asked for: the player, or the visitor as far as we know them. */
export function usePaymentContext(): PaymentContext {
  return contextOf(useClientContext(), usePlayer(), useLocale());
}

/** `usePaymentContext` for a route's loader, which runs after the root has loaded both. */
export function paymentContextOf(queryClient: QueryClient, locale: string): PaymentContext {
  const place = queryClient.getQueryData(clientContextQuery.queryKey);
  if (!place) throw new Error("the client context is loaded by the root route");
  return contextOf(place, queryClient.getQueryData(playerQuery.queryKey) ?? null, locale);
}
