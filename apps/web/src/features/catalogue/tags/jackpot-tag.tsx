import { type JackpotView, shownJackpotAmount } from "@houselight/contracts/jackpots";
import { useTranslations } from "use-intl/react";
import {
  biggestLevel,
  isRunning,
  useJackpots,
} from "../../../data/engagement/jackpots/jackpots.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";

/** Says on a game's cover what the biggest pot that it feeds holds, in the player's currency (GAME-22). */
export function JackpotTag({ slug }: { readonly slug: string }) {
  const jackpot = useJackpots().find((one) => isRunning(one) && one.games.includes(slug));
  return jackpot ? <Pot jackpot={jackpot} /> : null;
}

function Pot({ jackpot }: { readonly jackpot: JackpotView }) {
  const t = useTranslations("jackpots");
  const money = useUnitMoney();
  const level = biggestLevel(jackpot);
  if (!level) return null;
  const amount = money(shownJackpotAmount(level.amount_cents, jackpot), jackpot.shown.currency);
  return (
    <p title={jackpot.name} className="tile-label tile-pot">
      <span className="sr-only">{t("tag", { amount })}</span>
      <span aria-hidden="true" className="money">
        {amount}
      </span>
    </p>
  );
}
