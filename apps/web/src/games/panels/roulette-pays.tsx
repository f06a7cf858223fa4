import {
  BET_KINDS,
  ROULETTE_SPOTS,
  type RouletteBetKind,
} from "@houselight/game-maths/european-roulette";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";

const KINDS = Object.keys(BET_KINDS) as RouletteBetKind[];

const numbersOf = (kind: RouletteBetKind): readonly number[] => [
  ...new Set(
    ROULETTE_SPOTS.filter((spot) => spot.kind === kind).map(({ numbers }) => numbers.length),
  ),
];

/** What each kind of bet covers and pays. */
export function RoulettePays({
  maxCents,
  currency,
}: {
  readonly maxCents: number;
  readonly currency: string;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  const cell = "py-2 pr-4 text-left";
  return (
    <section className="flex flex-col gap-3">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-dim">
            <th scope="col" className={`${cell} font-medium`}>
              {t("paytable.bet")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t("paytable.chances")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t("paytable.paysToOne")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={`${cell} font-medium`}>
                {t(`roulette.kinds.${kind}`)}
              </th>
              <td className={`${cell} money`}>
                {numbersOf(kind)
                  .toSorted((a, b) => a - b)
                  .join(", ")}
              </td>
              <td className={`${cell} money`}>{t("paytable.toOne", { times: BET_KINDS[kind] })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("paytable.zero")}</p>
      <p>{t("paytable.maxStake", { amount: money(maxCents, currency) })}</p>
      <p className="text-dim">{t("roulette.help")}</p>
    </section>
  );
}
