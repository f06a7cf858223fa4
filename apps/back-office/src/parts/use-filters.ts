import { useRouter, useRouterState } from "@tanstack/react-router";

/**
 * Keeps the filters of a list in the address, so that it can be shared and the way back leads to it. Values
 * that equal their default are left out of the address.
 */
export function useFilters<F extends Readonly<Record<string, string>>>(
  defaults: F,
): readonly [F, (change: Partial<F>) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const given = new URLSearchParams(search);
  const filters = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given.get(name) ?? value]),
  ) as F;
  const change = (changed: Partial<F>) => {
    const next = { ...filters, ...changed };
    const kept = Object.entries(next).filter(([name, value]) => value !== defaults[name]);
    const query = new URLSearchParams(kept as [string, string][]).toString();
    router.history.replace(router.state.location.pathname + (query && `?${query}`));
  };
  return [filters, change];
}
