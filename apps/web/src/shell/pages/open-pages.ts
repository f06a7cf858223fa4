import { rolesOf } from "@houselight/contracts/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { playerQuery, usePlayer } from "../../data/accounts.ts";
import { clientContextQuery, useClientContext } from "../../data/configuration.ts";

/** Tells whether an address is of a page that is disabled: the first part of its path is listed. */
const isListed = (closed: readonly string[], pathname: string): boolean =>
  closed.includes(pathname.split("/")[1] ?? "");

/** Tells whether a visitor may not see a page: one that is disabled is for testers alone (AUTH-30). */
export function isClosedPage(queryClient: QueryClient, pathname: string): boolean {
  const closed = queryClient.getQueryData(clientContextQuery.queryKey)?.closed_pages ?? [];
  if (!isListed(closed, pathname)) return false;
  return !rolesOf(queryClient.getQueryData(playerQuery.queryKey) ?? null).has("tester");
}

/** Returns what tells whether a link leads this visitor to a page. */
export function useIsOpenPage(): (pathname: string) => boolean {
  const { closed_pages: closed } = useClientContext();
  const isTester = rolesOf(usePlayer()).has("tester");
  return (pathname) => isTester || !isListed(closed, pathname);
}
