import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";
import {
  accountsQuery,
  applyBalance,
  type Balance,
  useAccounts,
  type VersionedBalance,
} from "../wallet.ts";

interface Hold {
  readonly id: number;
  readonly balance: Balance;
}

interface HoldState {
  readonly holds: Readonly<Record<string, readonly Hold[]>>;
}

const holdStore = createStore<HoldState>(() => ({ holds: {} }));
let lastHoldId = 0;

/** Returns the balance of one account as it is to be shown: held back while a game says so. */
export function useBalance(currency: string): Balance | null {
  const accounts = useAccounts();
  const held = useStore(holdStore, ({ holds }) => holds[currency]?.at(-1)?.balance);
  return held ?? accounts.find((account) => account.currency === currency) ?? null;
}

/**
 * Holds the shown balance of a currency until the returned function is called (once; more do
 * nothing), so that a win does not show before its animation. `shown` stands there meanwhile: the balance less the stake, say; without it the balance of this moment stays.
 */
function holdBalance(queryClient: QueryClient, currency: string, shown?: Balance): () => void {
  const now = queryClient
    .getQueryData(accountsQuery.queryKey)
    ?.find((account) => account.currency === currency);
  const balance = shown ?? now;
  if (!balance) return () => {};
  lastHoldId += 1;
  const hold: Hold = { id: lastHoldId, balance };
  holdStore.setState(({ holds }) => ({
    holds: { ...holds, [currency]: [...(holds[currency] ?? []), hold] },
  }));
  return () =>
    holdStore.setState(({ holds }) => ({
      holds: {
        ...holds,
        [currency]: (holds[currency] ?? []).filter(({ id }) => id !== hold.id),
      },
    }));
}

/** Returns `holdBalance` and `applyBalance` for components. */
export function useBalanceControl() {
  const queryClient = useQueryClient();
  return {
    hold: useCallback(
      (currency: string, shown?: Balance) => holdBalance(queryClient, currency, shown),
      [queryClient],
    ),
    apply: useCallback((told: VersionedBalance) => applyBalance(queryClient, told), [queryClient]),
  };
}
