import { shownJackpotAmount } from "@houselight/contracts/jackpots";
import { useTranslations } from "use-intl/react";
import { biggestLevel, isRunning, useJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { useUnitMoney } from "../../i18n/use-money.ts";

/** Says on a game's cover what the biggest pot that it feeds holds, in the player's currency (GAME-22). */
export function JackpotTag({ slug }: { readonly slug: string }) {
  const t = useTranslations("jackpots");
  const money = useUnitMoney();
  const jackpot = useJackpots().find((one) => isRunning(one) && one.games.includes(slug));
  const level = jackpot && biggestLevel(jackpot);
  if (!level) return null;
  const amount = money(shownJackpotAmount(level.amount_cents, jackpot), jackpot.shown.currency);
  return (
    <p
      title={jackpot.name}
      className="pointer-events-none absolute bottom-2 left-2 max-w-[calc(100%-1rem)] truncate rounded-control bg-cream px-2 py-0.5 font-semibold text-ink text-xs shadow-paper"
    >
      <span className="sr-only">{t("tag", { amount })}</span>
      <span aria-hidden="true" className="money">
        {amount}
      </span>
    </p>
  );
}
