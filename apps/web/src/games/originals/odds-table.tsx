import { type Fraction, multiplyFractions } from "@houselight/game-maths/proof";
import { useTranslations } from "use-intl/react";
import { useOddsText } from "./odds-text.ts";

/** One thing that can be bet on, or that a bet can come to. */
export interface OddsRow {
  readonly name: string;
  readonly chance: Fraction;
  readonly multiple: Fraction;
}

/** Lists chances, pays, and what they come to at the chosen stake; with the return, where each row is a bet. */
export function OddsTable({
  head,
  rows,
  stakeCents,
  currency,
  returns = false,
}: {
  readonly head: string;
  readonly rows: readonly OddsRow[];
  readonly stakeCents: number;
  readonly currency: string;
  readonly returns?: boolean;
}) {
  const t = useTranslations("games.originals");
  const text = useOddsText();
  const heads = [head, t("chance"), t("pays"), t("win"), ...(returns ? [t("returns")] : [])];
  const cell = "py-1.5 pr-3 text-left last:pr-0";
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-dim">
            {heads.map((each) => (
              <th key={each} scope="col" className={`${cell} font-medium`}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, chance, multiple }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} money font-medium`}>
                {name}
              </th>
              <td className={`${cell} money`}>{text.chance(chance)}</td>
              <td className={`${cell} money`}>{text.multiple(multiple)}</td>
              <td className={`${cell} money`}>{text.payment(stakeCents, multiple, currency)}</td>
              {returns ? (
                <td className={`${cell} money`}>
                  {text.chance(multiplyFractions(chance, multiple))}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
