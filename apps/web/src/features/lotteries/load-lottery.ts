import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { isNowhere } from "../../api/errors.ts";
import { lotteryQuery } from "../../data/engagement/lotteries/lotteries.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { titleHead } from "../../shell/page-head.ts";

/**
 * Loads the lottery of an address; one that the visitor may not see is no page. It has one address: under
 * its id it is led to that (ROUTE-14).
 */
export async function loadLottery(
  { queryClient }: RouterContext,
  id: string,
): Promise<LotteryDetailView> {
  const lottery = await findLottery(queryClient, id);
  const { identifier } = lottery;
  if (identifier === id) return lottery;
  queryClient.setQueryData(lotteryQuery(identifier).queryKey, lottery);
  throw redirect({ to: "/lottery/$slug", params: { slug: identifier }, search: true });
}

async function findLottery(queryClient: QueryClient, id: string): Promise<LotteryDetailView> {
  try {
    return await queryClient.ensureQueryData(lotteryQuery(id));
  } catch (error) {
    if (isNowhere(error)) throw notFound();
    throw error;
  }
}

export function lotteryHead(context: RouterContext, { title }: LotteryDetailView) {
  const t = translatorOf(context);
  return titleHead(
    context,
    t("lotteries.headTitle", { title }),
    t("lotteries.headText", { title }),
  );
}
