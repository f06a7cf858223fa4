import type { JackpotTermsView, JackpotView } from "@houselight/contracts/jackpots";
import { useFormatter, useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";

const PPM = 1_000_000;

/** Rules of a jackpot: how each level is fed, where it begins and ends, and what it adds to the return. */
export function JackpotRules({
  jackpot,
  terms,
}: {
  readonly jackpot: JackpotView;
  readonly terms: readonly JackpotTermsView[];
}) {
  const t = useTranslations("jackpots.rules");
  const money = useMoney();
  const format = useFormatter();
  const percent = (ppm: number) =>
    format.number(ppm / PPM, { style: "percent", maximumFractionDigits: 2 });
  const columns = [t("rate"), t("start"), t("limit"), t("returns")];
  const valuesOf = (level: JackpotTermsView) => [
    percent(level.rate_ppm),
    money(level.start_cents, jackpot.currency),
    money(level.must_drop_by_cents, jackpot.currency),
    percent(level.return_ppm),
  ];
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      <div className="rounded-tile bg-surface-1 p-4">
        {/* On a phone each level is a list of its own: the columns would not fit. */}
        <table className="w-full text-sm max-sm:block [&_tbody]:max-sm:block">
          <thead className="max-sm:hidden">
            <tr className="text-left text-dim text-xs">
              {[t("level"), ...columns].map((column) => (
                <th key={column} scope="col" className="pr-4 pb-2 align-bottom font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.toReversed().map((level) => (
              <tr
                key={level.identifier}
                className="border-line border-t max-sm:block max-sm:py-2 max-sm:first:border-0"
              >
                <th
                  scope="row"
                  className="py-2 pr-4 text-left font-semibold max-sm:block max-sm:py-1"
                >
                  {nameOf(jackpot, level.identifier)}
                </th>
                {valuesOf(level).map((value, at) => (
                  <td
                    key={columns[at]}
                    data-name={columns[at]}
                    className="money py-2 pr-4 max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:pr-0 max-sm:before:text-dim max-sm:before:content-[attr(data-name)]"
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-dim text-pretty">{t("text")}</p>
    </section>
  );
}

/** Returns the name of a level. */
export const nameOf = ({ levels }: JackpotView, identifier: string): string =>
  levels.find((level) => level.identifier === identifier)?.name ?? identifier;
