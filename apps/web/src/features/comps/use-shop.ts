import type { CompCardView } from "@houselight/contracts/comps";
import { rateIn } from "@houselight/contracts/comps";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { shopQuery, useChargeable } from "../../data/engagement/comps/comps.ts";
import { withoutFinished } from "../../data/engagement/comps/shop-cards.ts";
import { lotteriesQuery } from "../../data/engagement/lotteries/lotteries.ts";
import { activeCurrency, useAccounts } from "../../data/wallet.ts";
import { useMoney } from "../../i18n/use-money.ts";

/** Returns the cards of the shop; undefined while they load, and how to ask for them again. */
export function useShop() {
  const { data, isError, refetch } = useQuery(shopQuery);
  const lotteries = useData(lotteriesQuery) ?? [];
  return {
    cards: data && withoutFinished(data, lotteries),
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}

/** A purse: the points that can be exchanged (null for a guest), and the currency that is played in. */
export interface Purse {
  readonly points: number | null;
  readonly currency: string;
}

export function usePurse(): Purse {
  const points = useChargeable();
  const currency = activeCurrency(useAccounts());
  return { points, currency };
}

/** Returns how so many points are said. */
export function usePointsText(): (points: number) => string {
  const t = useTranslations("comps");
  const format = useFormatter();
  return (points) => t("points", { count: points, number: format.number(points) });
}

/** Returns how so many units of a card are said: `€10.00 bonus`, `20 free spins`. What is wagered is no cash yet. */
export function useValueText(): (
  card: CompCardView,
  currency: string,
  quantity?: number,
) => string {
  const t = useTranslations("comps.value");
  const money = useMoney();
  return ({ type, rates, rate, wager }, code, quantity = 1) => {
    if (type === "money") {
      const { amount_cents, currency } = rateIn(rates, code);
      const amount = money(amount_cents * quantity, currency);
      return wager > 0 ? t("money", { amount }) : amount;
    }
    return t(type, { count: quantity * (rate.freespins_count ?? 1) });
  };
}
