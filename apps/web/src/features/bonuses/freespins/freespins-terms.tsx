import type { FreespinsView } from "@houselight/contracts/freespins";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";

/** Conditions of free spins in plain words, the time that is left first. */
export function FreespinsTerms({ spins }: { readonly spins: FreespinsView }) {
  const t = useTranslations("freespins.terms");
  const money = useMoney();
  const { activatable_until, play_until, wagering, max_win_cents: most, currency } = spins;
  return (
    <div>
      <p className="font-semibold text-sm">{t("title")}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-pretty text-sm marker:text-dim">
        {activatable_until ? (
          <li className="font-semibold">
            {t.rich("activateUntil", { date: () => <LocalTime iso={activatable_until} /> })}
          </li>
        ) : null}
        {play_until ? (
          <li className="font-semibold">
            {t.rich("playUntil", { date: () => <LocalTime iso={play_until} /> })}
          </li>
        ) : null}
        <li>{t("house")}</li>
        <li>{wagering === 0 ? t("cash") : t("wager", { times: wagering })}</li>
        {most === null ? null : <li>{t("maxWin", { amount: money(most, currency) })}</li>}
      </ul>
    </div>
  );
}
