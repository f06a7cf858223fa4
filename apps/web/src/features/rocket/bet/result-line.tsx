import type { OwnRocketBetView } from "@houselight/contracts/rocket";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "use-intl/react";
import { ON_PAD } from "../../../data/engagement/rocket/flight.ts";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { useCelebrates } from "../../../games/round/payout-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";

/** Says once and in place what became of the player's bet; nothing while there is nothing to say. */
export function ResultLine({ bet }: { readonly bet: OwnRocketBetView | null }) {
  const celebrates = useCelebrates();
  const text = useResultText();
  const isWon =
    bet !== null &&
    bet.state === "cashed_out" &&
    celebrates({ payoutCents: bet.payout_cents ?? 0, stakeCents: bet.stake_cents });
  return (
    <p
      role="status"
      data-state={bet?.state}
      className={clsx(
        "absolute inset-x-0 bottom-0 bg-ink/90 px-4 py-2 text-center font-semibold text-pretty text-sm empty:hidden",
        isWon ? "text-mint" : "text-cream",
      )}
    >
      {bet ? text(bet) : null}
    </p>
  );
}

function useResultText(): (bet: OwnRocketBetView) => string | null {
  const t = useTranslations("rocket.result");
  const money = useMoney();
  const locale = useLocale();
  return ({ state, multiplier, point, payout_cents, stake_cents, currency }) => {
    const stake = money(stake_cents, currency);
    switch (state) {
      case "open":
        return null;
      case "cashed_out":
        return t("cashed", {
          multiplier: multiplierText(multiplier ?? ON_PAD, locale),
          amount: money(payout_cents ?? 0, currency),
        });
      case "lost":
        return t("lost", { multiplier: multiplierText(point ?? ON_PAD, locale), amount: stake });
      case "returned":
        return t("returned", { amount: stake });
      default:
        return state satisfies never;
    }
  };
}
