import type { PlayerView } from "@houselight/contracts/accounts";
import type { PaymentContext } from "@houselight/contracts/cashbox";
import type { ClientContextView } from "@houselight/contracts/configuration";
import type { QueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl/react";
import { clientContextQuery, useClientContext } from "../../data/configuration.ts";
import { playerQuery, usePlayer } from "../../data/accounts.ts";

type Place = Pick<ClientContextView, "policy" | "country">;

const contextOf = (place: Place, player: PlayerView | null, locale: string): PaymentContext => ({
  offers: place.policy.methods,
  country: player?.country ?? place.country,
  groups: player?.statuses.map(({ id }) => id) ?? [],
  locale,
});

/** Names the person that the payments library is asked for: the player, or the visitor as far as is known. */
export function usePaymentContext(): PaymentContext {
  return contextOf(useClientContext(), usePlayer(), useLocale());
}

/** `usePaymentContext` for a route's loader, which runs after the root has loaded both. */
export function paymentContextOf(queryClient: QueryClient, locale: string): PaymentContext {
  const place = queryClient.getQueryData(clientContextQuery.queryKey);
  if (!place) throw new Error("the client context is loaded by the root route");
  return contextOf(place, queryClient.getQueryData(playerQuery.queryKey) ?? null, locale);
}
