import { clsx } from "clsx";
import type { RoundSummaryView } from "@houselight/contracts/house-games";
import { Button } from "@houselight/ui/button";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useLocale, useTranslations } from "use-intl/react";
import { houseNow } from "../../api/sending/house-time.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { isGain, usePayoutText } from "../round/payout-text.ts";

/** A round in a line: when, stake, payout. A press shows it again, the shield checks it. */
export function RoundRow({
  round,
  onShow,
  onCheck,
}: {
  readonly round: RoundSummaryView;
  readonly onShow: () => void;
  readonly onCheck: () => void;
}) {
  const t = useTranslations("games.panels");
  const money = useMoney();
  const payoutText = usePayoutText();
  const time = useRoundTime()(round.created_at);
  const { currency, payout_cents: payoutCents, stake_cents: stakeCents } = round;
  const paid = { payoutCents, stakeCents, currency };
  const values = {
    time,
    stake: money(stakeCents, currency),
    payout: money(payoutCents, currency),
  };
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={t("showRound", values)}
        onClick={onShow}
        className="money flex min-h-11 min-w-0 grow cursor-pointer flex-wrap items-center gap-x-3 rounded-control text-left text-sm hover:bg-surface-2"
      >
        <span className="text-dim">{time}</span>
        <span>{values.stake}</span>
        <span className={clsx("ml-auto", isGain(paid) ? "text-mint" : "text-dim")}>
          {payoutText(paid)}
        </span>
      </button>
      <Button
        kind="bare"
        size="icon"
        className="shrink-0"
        aria-label={t("checkRound", values)}
        title={t("checkRound", values)}
        onClick={onCheck}
      >
        <ShieldCheck aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** Writes when a round was played: the time alone for one of today. */
function useRoundTime(): (iso: string) => string {
  const locale = useLocale();
  return (iso) => {
    const moment = new Date(iso);
    const isToday = moment.toDateString() === new Date(houseNow()).toDateString();
    return new Intl.DateTimeFormat(locale, {
      ...(isToday ? {} : { day: "2-digit", month: "2-digit" }),
      hour: "2-digit",
      minute: "2-digit",
    }).format(moment);
  };
}
