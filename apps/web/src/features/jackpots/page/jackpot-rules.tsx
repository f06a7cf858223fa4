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
  const columns = [t("level"), t("rate"), t("start"), t("limit"), t("returns")];
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      <div className="overflow-x-auto rounded-tile bg-surface-1 p-4">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-dim text-xs">
              {columns.map((column) => (
                <th key={column} scope="col" className="pr-4 pb-2 align-bottom font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.toReversed().map((level) => (
              <tr key={level.identifier} className="border-line border-t">
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {nameOf(jackpot, level.identifier)}
                </th>
                <td className="money py-2 pr-4">{percent(level.rate_ppm)}</td>
                <td className="money py-2 pr-4">{money(level.start_cents, jackpot.currency)}</td>
                <td className="money py-2 pr-4">
                  {money(level.must_drop_by_cents, jackpot.currency)}
                </td>
                <td className="money py-2">{percent(level.return_ppm)}</td>
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
