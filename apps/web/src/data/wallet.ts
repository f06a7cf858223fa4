import {
  type AccountView,
  getActivity,
  getPlayerStats,
  listAccounts,
} from "@houselight/contracts/wallet";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { playerQuery, usePlayer } from "./accounts.ts";
import { OWN } from "./own.ts";
import { useData } from "../api/page/use-data.ts";

export type Balance = Pick<AccountView, "currency" | "amount_cents" | "available_to_cashout_cents">;
export interface VersionedBalance extends Balance {
  readonly version: number;
  /** Said, with what is owed, only where a payment or an end of a bet may have changed it. */
  readonly held_cents?: number | undefined;
  readonly debt_cents?: number | undefined;
  /** Said only where the player has just taken it up. */
  readonly active?: true | undefined;
}

/** An account as it is kept here: what is reserved and owed may come from an older message than the rest. */
type KnownAccount = AccountView & { readonly held_version?: number };

const ACCOUNTS_KEY = [OWN, "accounts"] as const;

/** The player's accounts. A balance that came live meanwhile is not overwritten by an older answer. */
export const accountsQuery = queryOptions({
  queryKey: ACCOUNTS_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(listAccounts, { query: { compatibility: "false" } }, { signal });
    return newestAccounts(client.getQueryData<readonly AccountView[]>(ACCOUNTS_KEY) ?? [], fetched);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Returns the accounts as fetched, except that none goes back in time: an account known in a higher
 * version keeps its amounts. The list alone tells which account is active.
 */
export function newestAccounts(
  known: readonly AccountView[],
  fetched: readonly AccountView[],
): AccountView[] {
  return fetched.map((account) => {
    const newer = known.find(
      ({ currency, version }) => currency === account.currency && version > account.version,
    );
    return newer ? { ...newer, active: account.active } : account;
  });
}

/**
 * Writes a balance that the server told (a live event, or the answer to a round) into the accounts.
 * Older than what is known: ignored. An account that is not listed yet, or was taken up on another screen,
 * makes the list load anew.
 */
export function applyBalance(queryClient: QueryClient, told: VersionedBalance): void {
  const accounts = queryClient.getQueryData(accountsQuery.queryKey);
  const known: KnownAccount | undefined = accounts?.find(
    ({ currency }) => currency === told.currency,
  );
  if (!known || (told.active && !known.active)) {
    void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
    // The profile names the currency of the active account.
    if (told.active) void queryClient.invalidateQueries({ queryKey: playerQuery.queryKey });
  }
  if (!known) return;
  const next = merged(known, told);
  if (next === known) return;
  queryClient.setQueryData(
    accountsQuery.queryKey,
    accounts?.map((account) => (account === known ? next : account)),
  );
}

/** Merges amounts apart from what is reserved and owed: a round's message lacks those and may overtake a payment's. */
function merged(known: KnownAccount, told: VersionedBalance): KnownAccount {
  const { amount_cents, available_to_cashout_cents, held_cents, debt_cents, version } = told;
  const heldVersion = known.held_version ?? known.version;
  const isNewer = version > known.version;
  const isHeldNewer = held_cents !== undefined && version > heldVersion;
  if (!isNewer && !isHeldNewer) return known;
  return {
    ...known,
    ...(isNewer ? { amount_cents, available_to_cashout_cents, version } : {}),
    ...(isHeldNewer ? { held_cents, debt_cents: debt_cents ?? known.debt_cents } : {}),
    held_version: isHeldNewer ? version : heldVersion,
  };
}

/** Returns the player's accounts; empty for a guest and while they load. */
export function useAccounts(): readonly AccountView[] {
  const player = usePlayer();
  const data = useData({ ...accountsQuery, enabled: player !== null });
  return player ? (data ?? []) : [];
}

/** Returns the currency that amounts inside texts are named in: the active account's, else EUR (LOCALE-07). */
export const activeCurrency = (accounts: readonly AccountView[]): string =>
  accounts.find(({ active }) => active)?.currency ?? "EUR";

/** Returns the account that is played and paid with; null for a guest and while accounts load. */
export function useActiveAccount(): AccountView | null {
  const accounts = useAccounts();
  return accounts.find(({ active }) => active) ?? accounts[0] ?? null;
}

/** The player's statistics by currency, loaded anew with each visit of their page. */
export const playerStatsQuery = queryOptions({
  queryKey: [OWN, "stats"],
  queryFn: ({ signal }) => call(getPlayerStats, {}, { signal }),
});

/** The statement of a span of days, page after page of its entries. */
export const activityQuery = (span: { readonly from: string; readonly to: string }) =>
  infiniteQueryOptions({
    queryKey: [OWN, "activity", span],
    queryFn: ({ signal, pageParam }) =>
      call(
        getActivity,
        { query: { ...span, ...(pageParam ? { before: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
  });
