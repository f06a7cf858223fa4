import { redirect } from "@tanstack/react-router";
import { bettingQuery } from "../../data/visitor/menu.ts";
import type { RouterContext } from "../../router.tsx";

/** Leads to the sportsbook elsewhere, and its part of this name, where the house has one (OPEN-19). */
export async function leaveForSportsbook(
  { queryClient }: Pick<RouterContext, "queryClient">,
  part: string | undefined,
): Promise<void> {
  // A setting that cannot be read leaves the section as it is.
  const betting = await queryClient.ensureQueryData(bettingQuery).catch(() => null);
  // So does an address of this site: it could lead round in a circle.
  if (!betting?.enabled || !betting.url || !URL.canParse(betting.url)) return;
  const address = new URL(betting.url);
  if (part) address.pathname = `${address.pathname.replace(/\/$/, "")}/${encodeURIComponent(part)}`;
  throw redirect({ href: address.href, reloadDocument: true });
}
