import {
  depositMethods,
  type OfferedMethod,
  withdrawalMethods,
} from "@houselight/contracts/cashbox";
import { useQuery } from "@tanstack/react-query";
import { usePlayer } from "../../../data/accounts.ts";
import { paymentProfilesQuery } from "../../../data/cashbox.ts";
import { currenciesQuery } from "../../../data/configuration.ts";
import { usePaymentContext } from "../payment-context.ts";
import { loadMethods } from "./load-methods.ts";

const LIBRARY = { deposit: depositMethods, withdrawal: withdrawalMethods } as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The methods that the payments library offers this player; null while it is asked again. */
export function useMethods(
  direction: keyof typeof LIBRARY,
  currency: string,
): readonly OfferedMethod[] | null {
  const { data: enabled } = useQuery(currenciesQuery);
  const { data: profiles = [] } = useQuery({
    ...paymentProfilesQuery,
    enabled: usePlayer() !== null,
  });
  const context = {
    ...usePaymentContext(),
    currencies: enabled?.map(({ code }) => code),
    profiles,
  };
  const read = () => LIBRARY[direction](currency, context);
  const now = read();
  const { data } = useQuery({
    queryKey: ["payment-methods", direction, currency, context],
    queryFn: () => loadMethods(async () => read(), wait),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: now.length === 0,
  });
  return now.length > 0 ? now : (data ?? null);
}
