import type { OutcomeView, RoundView } from "@houselight/contracts/house-games";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { useCelebrates, usePayoutText } from "../round/payout-text.ts";
import type { ShownOriginal } from "./original.ts";

/** Says once what the round came to and what it paid, when it is over; celebrated as the licence allows. */
export function ResultLine<Outcome extends OutcomeView>({
  original,
  round,
}: {
  readonly original: ShownOriginal<Outcome>;
  /** Null while nothing is over. */
  readonly round: RoundView | null;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  const payoutText = usePayoutText();
  const celebrates = useCelebrates();
  const resultOf = original.useResult();
  if (!round || !original.isOutcome(round.outcome))
    return <p role="status" className="h-9 low:h-7" />;
  const { payout_cents: payoutCents, stake_cents: stakeCents, currency } = round;
  const payout = { payoutCents, stakeCents, currency };
  const { whole } = resultOf(round.outcome);
  return (
    <p
      role="status"
      className="flex h-9 items-center justify-center gap-3 overflow-hidden low:h-7 low:justify-start"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "money rounded-control bg-ink/85 px-4 font-bold font-display",
          celebrates(payout) ? "text-mint text-xl low:text-lg" : "text-cream text-lg low:text-md",
        )}
      >
        {payoutText(payout)}
      </span>
      <span className="sr-only">
        {whole}{" "}
        {payoutCents > 0
          ? t("roundWon", {
              payout: money(payoutCents, currency),
              stake: money(stakeCents, currency),
            })
          : t("roundLost")}
      </span>
    </p>
  );
}
