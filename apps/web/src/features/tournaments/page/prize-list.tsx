import type { TournamentView } from "@houselight/contracts/tournaments";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { Medal } from "../../../shell/drawings/medal.tsx";
import { prizeSteps } from "../prizes.ts";

/** Lists what each place wins; neighbours with the same prize stand in one line. */
export function PrizeList({
  tournament: { prizes_cents, currency },
}: {
  readonly tournament: TournamentView;
}) {
  const t = useTranslations("tournaments");
  const money = useMoney();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t("prizes")}</h2>
      <ol className="flex flex-col rounded-tile bg-surface-1 px-5 py-2 shadow-paper">
        {prizeSteps(prizes_cents).map(({ from, to, amount }) => (
          <li
            key={from}
            className="flex min-h-12 items-center gap-3 border-line not-first:border-t"
          >
            {from === to ? (
              <>
                <Medal place={from} label={t("place", { place: from })} />
                <span className="text-dim">
                  {from <= MEDALS ? t("place", { place: from }) : null}
                </span>
              </>
            ) : (
              <span className="pl-2 text-dim">{t("places", { from, to })}</span>
            )}
            <span className="money ml-auto font-semibold">{money(amount, currency)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Places with a medal, whose number is said beside it. */
const MEDALS = 3;
