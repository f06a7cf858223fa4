import { type BonusView, ENDED_STAGES } from "@houselight/contracts/bonuses";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { StakeTerms } from "./stake-terms.tsx";

/** Conditions of a bonus in plain words, the time that is left first. */
export function BonusTerms({ bonus }: { readonly bonus: BonusView }) {
  const t = useTranslations("bonuses.terms");
  const money = useMoney();
  const { currency, amount_wager_requirement_cents: required } = bonus;
  return (
    <div>
      <p className="font-semibold text-sm">{t("title")}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-pretty text-sm marker:text-dim">
        <TimeLeft bonus={bonus} />
        {required === 0 ? (
          <li>{t("noWager")}</li>
        ) : (
          <>
            <li>{t("wager", { amount: money(required, currency) })}</li>
            <StakeTerms terms={bonus} />
          </>
        )}
      </ul>
    </div>
  );
}

/** Says until when a bonus is to be activated, or staked. */
function TimeLeft({ bonus }: { readonly bonus: BonusView }) {
  const t = useTranslations("bonuses.terms");
  const { stage, activatable_until, wager_until, days_to_wager: days } = bonus;
  if (ENDED_STAGES.includes(stage)) return null;
  const [key, iso] = activatable_until
    ? (["activateUntil", activatable_until] as const)
    : (["wagerUntil", wager_until] as const);
  if (!iso) return null;
  return (
    <>
      <li className="font-semibold">{t.rich(key, { date: () => <LocalTime iso={iso} /> })}</li>
      {wager_until ? null : <li>{t("days", { count: days })}</li>}
    </>
  );
}
