import { mayCelebrate } from "@houselight/contracts/configuration";
import { useClientContext } from "../../data/configuration.ts";
import { formatMoney } from "@houselight/contracts/money";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";

/** Amounts of a payout and of the stake that it is measured by, in smallest units. */
export interface Payout {
  readonly payoutCents: number;
  readonly stakeCents: number;
  readonly currency: string;
}

/** Tells whether a payout is a gain: more than was staked. */
export const isGain = ({ payoutCents, stakeCents }: Pick<Payout, "payoutCents" | "stakeCents">) =>
  payoutCents > stakeCents;

/** Multiple of the stake from which a round ends with a sheet of its own. */
const BIG_WIN = 15;

/** Tells whether a round pays so much that it ends with a sheet of its own. */
export const isBigWin = ({ payoutCents, stakeCents }: Parameters<typeof isGain>[0]): boolean =>
  stakeCents > 0 && payoutCents >= BIG_WIN * stakeCents;

/** Tells which payouts are shown as wins: above the stake, or as the licence allows. */
export function useCelebrates(): (payout: Pick<Payout, "payoutCents" | "stakeCents">) => boolean {
  const { play } = useClientContext().policy;
  return (payout) => mayCelebrate(play, payout);
}

/** Writes a payout in stakes, cut to one decimal: "19.8 × stake". */
export function useMultipleText(): (payoutCents: number, stakeCents: number) => string {
  const t = useTranslations("games");
  const format = useFormatter();
  return (payoutCents, stakeCents) =>
    t("multiple", { multiple: format.number(Math.floor((payoutCents * 10) / stakeCents) / 10) });
}

/**
 * Writes a payout: with a plus above the stake, as "€0.32 back" at or below it, bare when nothing
 * is paid.
 */
export function usePayoutText(): (payout: Payout) => string {
  const t = useTranslations("games");
  const locale = useLocale();
  return (payout) => {
    const { payoutCents, currency } = payout;
    if (isGain(payout)) return formatMoney(payoutCents, currency, { locale, sign: "always" });
    const amount = formatMoney(payoutCents, currency, { locale });
    return payoutCents === 0 ? amount : t("returned", { amount });
  };
}
