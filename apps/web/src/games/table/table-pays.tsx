import type { TableRulesView } from "@houselight/game-maths/table";
import { Fragment, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import type { PaysProps } from "../game-module.ts";

const DECIMALS = 4;

/** Shows every bet with its pays and what it returns; below it the rules of the table, and its limit. */
export function TablePays({
  game,
  currency,
  nameOf,
  edgeName,
  most,
  children,
}: Omit<PaysProps, "stakeCents"> & {
  /** Names a kind of bet. */
  readonly nameOf: (bet: string) => string;
  /** Heads a column with the house edge of each bet; there is none where it is absent. */
  readonly edgeName?: string;
  /** Says how much the table takes where that is not the total of a round; `amount` is in money. */
  readonly most?: (amount: string) => string;
  /** Paragraphs that say what no row of the table can. */
  readonly children: ReactNode;
}) {
  const t = useTranslations("games.table");
  const money = useMoney();
  const locale = useLocale();
  const { bets } = game.rules as TableRulesView;
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: DECIMALS,
  });
  const cell = "py-2 pr-3 text-left last:pr-0 sm:pr-4";
  const heads = [t("pays.bet"), t("pays.pays"), t("pays.returns"), ...(edgeName ? [edgeName] : [])];
  const amount = money(game.max_stakes[currency] ?? 0, currency);
  return (
    <section className="flex flex-col gap-3">
      <table className="w-full max-sm:text-sm">
        <thead>
          <tr className="border-line border-b text-dim">
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bets.map(({ bet, pays, rtp_percent }) => (
            <tr key={bet}>
              <th scope="row" className={`${cell} font-medium`}>
                {nameOf(bet)}
              </th>
              <td className={cell}>
                {pays.map(([win, stake], at) => (
                  <Fragment key={`${win} ${stake}`}>
                    {at > 0 ? ", " : null}
                    <span className="money">{t("pays.odds", { win, stake })}</span>
                  </Fragment>
                ))}
              </td>
              <td className={`${cell} money`}>{percent.format(Number(rtp_percent) / 100)}</td>
              {edgeName ? (
                <td className={`${cell} money`}>
                  {percent.format((100 - Number(rtp_percent)) / 100)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      <p>{most ? most(amount) : t("pays.maxStake", { amount })}</p>
      <p className="text-dim">{t("help")}</p>
    </section>
  );
}
