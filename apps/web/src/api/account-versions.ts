import type { AccountView } from "@houselight/contracts/wallet";

/**
 * The accounts as fetched, except that none goes back in time: what is known in a higher version
 * keeps its amounts. Which account is active is told by the list alone.
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
