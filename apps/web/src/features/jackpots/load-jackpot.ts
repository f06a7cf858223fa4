import type { JackpotView } from "@houselight/contracts/jackpots";
import type { QueryClient } from "@tanstack/react-query";
import { jackpotQuery, jackpotsQuery } from "../../data/engagement/jackpots/jackpots.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { titleHead } from "../../shell/page-head.ts";
import { winnersQuery } from "./winners-query.ts";

/**
 * Loads the jackpot whose address this is, with its rules and its biggest winners; null where the
 * address is no jackpot's (ROUTE-34).
 */
export async function loadJackpot(
  queryClient: QueryClient,
  identifier: string,
): Promise<JackpotView | null> {
  const jackpots = await queryClient.ensureQueryData(jackpotsQuery).catch(() => []);
  const jackpot = jackpots.find((one) => one.identifier === identifier);
  if (!jackpot) return null;
  await Promise.all([
    queryClient.ensureQueryData(jackpotQuery(identifier)),
    // A list that cannot be had stays empty (JACKPOT-06).
    queryClient.prefetchQuery(winnersQuery(identifier, "biggest")),
  ]);
  return jackpot;
}

export function jackpotHead(context: RouterContext, { name }: JackpotView) {
  const t = translatorOf(context);
  return titleHead(context, t("jackpots.headTitle", { name }), t("jackpots.headText", { name }));
}
