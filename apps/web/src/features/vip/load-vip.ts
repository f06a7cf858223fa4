import type { RouterContext } from "../../router.tsx";
import { playerQuery } from "../../data/accounts.ts";
import {
  vipProgramQuery,
  vipProgressQuery,
  vipStandingQuery,
} from "../../data/engagement/vip/vip.ts";

/** Loads what the page of the club shows; it is of use without any of it. */
export async function loadVip({ queryClient }: RouterContext): Promise<void> {
  const isPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
  await Promise.all([
    queryClient.prefetchQuery(vipProgramQuery),
    ...(isPlayer
      ? [queryClient.prefetchQuery(vipStandingQuery), queryClient.prefetchQuery(vipProgressQuery)]
      : []),
  ]);
}
