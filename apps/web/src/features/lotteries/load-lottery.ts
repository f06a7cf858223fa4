import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import { notFound } from "@tanstack/react-router";
import { isNowhere } from "../../api/errors.ts";
import { lotteryQuery } from "../../data/engagement/lotteries/lotteries.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { titleHead } from "../../shell/page-head.ts";

/** Loads the lottery of an address, by identifier or id; one that the visitor may not see is no page. */
export async function loadLottery(
  { queryClient }: RouterContext,
  id: string,
): Promise<LotteryDetailView> {
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
