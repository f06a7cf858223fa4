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
  if (!betting?.enabled || !betting.url) return;
  const href = part ? `${betting.url.replace(/\/$/, "")}/${encodeURIComponent(part)}` : betting.url;
  throw redirect({ href, reloadDocument: true });
}
