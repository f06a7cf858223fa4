import type { AccountView } from "@houselight/contracts/wallet";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";
import { accountsQuery } from "../api/queries.ts";
import { usePlayer } from "../api/session.ts";

export type Balance = Pick<AccountView, "currency" | "amount_cents" | "available_to_cashout_cents">;
export interface VersionedBalance extends Balance {
  readonly version: number;
  /** Said only where it changed. */
  readonly held_cents?: number | undefined;
}

/** An account as it is kept here: what is reserved may be known from an older message than the rest. */
type KnownAccount = AccountView & { readonly held_version?: number };

interface Hold {
  readonly id: number;
  readonly balance: Balance;
}

interface HoldState {
  readonly holds: Readonly<Record<string, readonly Hold[]>>;
}

const holdStore = createStore<HoldState>(() => ({ holds: {} }));
let lastHoldId = 0;

/**
 * Writes a balance that the server told (a live event, or the answer to a round) into the accounts.
 * Older than what is known: ignored. An account that is not listed yet makes the list load anew.
 */
export function applyBalance(queryClient: QueryClient, told: VersionedBalance): void {
  const accounts = queryClient.getQueryData(accountsQuery.queryKey);
  const known: KnownAccount | undefined = accounts?.find(
    ({ currency }) => currency === told.currency,
  );
  if (!known) {
    void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
    return;
  }
  const next = merged(known, told);
  if (next === known) return;
  queryClient.setQueryData(
    accountsQuery.queryKey,
    accounts?.map((account) => (account === known ? next : account)),
  );
}

/** A round's message says nothing of what is reserved, and may overtake the payment's that does. */
function merged(known: KnownAccount, told: VersionedBalance): KnownAccount {
  const { amount_cents, available_to_cashout_cents, held_cents, version } = told;
  const heldVersion = known.held_version ?? known.version;
  const isNewer = version > known.version;
  const isHeldNewer = held_cents !== undefined && version > heldVersion;
  if (!isNewer && !isHeldNewer) return known;
  return {
    ...known,
    ...(isNewer ? { amount_cents, available_to_cashout_cents, version } : {}),
    ...(isHeldNewer ? { held_cents } : {}),
    held_version: isHeldNewer ? version : heldVersion,
  };
}

/** The player's accounts; empty for a guest and while they load. */
export function useAccounts(): readonly AccountView[] {
  const player = usePlayer();
  const { data } = useQuery({ ...accountsQuery, enabled: player !== null });
  return player ? (data ?? []) : [];
}

/** The account that is played and paid with; null for a guest and while accounts load. */
export function useActiveAccount(): AccountView | null {
  const accounts = useAccounts();
  return accounts.find(({ active }) => active) ?? accounts[0] ?? null;
}

/** The balance of one account as it is to be shown: held back while a game says so. */
export function useBalance(currency: string): Balance | null {
  const accounts = useAccounts();
  const held = useStore(holdStore, ({ holds }) => holds[currency]?.at(-1)?.balance);
  return held ?? accounts.find((account) => account.currency === currency) ?? null;
}

/**
 * Holds the shown balance of a currency until the returned function is called (once; more do
 * nothing), so that a win does not show before its animation. `shown` is what to show meanwhile:
 * the balance less the stake, say; without it the balance of this moment stays.
 */
export function holdBalance(
  queryClient: QueryClient,
  currency: string,
  shown?: Balance,
): () => void {
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

/** `holdBalance` and `applyBalance` for components. */
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
