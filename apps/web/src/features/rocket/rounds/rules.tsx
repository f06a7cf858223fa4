import {
  chanceOf,
  LEAST_TARGET,
  mostTarget,
  payoutOf,
  ROCKET_CONFIG,
  rocketStakes,
} from "@houselight/game-maths/rocket";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Multipliers whose chances are listed, in hundredths. */
const LISTED = [LEAST_TARGET, 150, 200, 500, 1_000, 10_000, 100_000];

const PERCENT = { style: "percent", maximumSignificantDigits: 3 } as const;

/** Returns the chance that a rocket gets to a multiplier in hundredths, from 0 to 1. */
function chance(multiplier: number): number {
  const { numerator, denominator } = chanceOf(multiplier);
  return Number(numerator) / Number(denominator);
}

/** Returns the most that one bet pays in a currency, in smallest units. */
function mostPaid(currency: string): bigint {
  const stakes = rocketStakes(currency)?.stakes ?? [];
  return stakes.reduce((most, cents) => {
    const stake = BigInt(cents);
    const paid = payoutOf(stake, mostTarget(stake, currency));
    return paid > most ? paid : most;
  }, 0n);
}

/** The rules with their figures, all of them computed from the game's own maths. */
export function Rules({ currency }: { readonly currency: string }) {
  const t = useTranslations("rocket");
  const footer = useTranslations("footer");
  const format = useFormatter();
  const money = useMoney();
  const locale = useLocale();
  const least = multiplierText(LEAST_TARGET, locale);
  const percent = (share: number) => format.number(share, PERCENT);
  const rules = [
    t("rules.fly", { seconds: ROCKET_CONFIG.doublesEveryMs / 1_000 }),
    t("rules.out"),
    t("rules.chance", {
      // The same at every multiplier: what is paid, as often as it is.
      percent: percent((chance(LEAST_TARGET) * LEAST_TARGET) / 100),
      gone: percent(1 - chance(LEAST_TARGET)),
      least,
    }),
    t("rules.limits", {
      least,
      most: multiplierText(ROCKET_CONFIG.mostTarget, locale),
      amount: money(mostPaid(currency), currency),
    }),
    t("rules.broken"),
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t("rules.title")}</h2>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="rounded-tile bg-surface-1 p-5">
          <ul className="flex list-disc flex-col gap-2.5 pl-4 text-pretty">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Link
            to="/$page"
            params={{ page: "provably-fair" }}
            className="text-link mt-3 ml-4 inline-flex min-h-9 items-center"
          >
            {footer("fairness")}
          </Link>
        </div>
        <div className="rounded-tile bg-surface-1 px-5 py-4">
          <h3 className="pb-2 text-md">{t("rules.reach")}</h3>
          <table aria-label={t("rules.reach")} className="w-full text-sm">
            <thead>
              <tr className="text-dim text-xs">
                <th scope="col" className="pb-1 text-left font-medium">
                  {t("rules.multiplier")}
                </th>
                <th scope="col" className="pb-1 text-right font-medium">
                  {t("rules.chanceOf")}
                </th>
              </tr>
            </thead>
            <tbody>
              {LISTED.map((multiplier) => (
                <tr key={multiplier} className="border-line border-t">
                  <th scope="row" className="money py-1.5 text-left font-semibold">
                    {t("times", { multiplier: multiplierText(multiplier, locale) })}
                  </th>
                  <td className="money py-1.5 text-right">{percent(chance(multiplier))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
