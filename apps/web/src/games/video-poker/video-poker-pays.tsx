import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { gameFigures } from "../game-figures.ts";
import type { PaysProps } from "../game-module.ts";
import { payRows, type VideoPoker } from "./video-poker.ts";

/** Makes what shows the rules of a game of video poker and every pay at the chosen stake. */
export const videoPokerPays = (poker: VideoPoker) =>
  function VideoPokerPays({ game, stakeCents, currency }: PaysProps) {
    const t = useTranslations("games.videoPoker");
    const money = useMoney();
    const { rtp } = gameFigures(game, useLocale());
    const cell = "py-1.5 pr-3 text-left last:pr-0";
    return (
      <section className="flex flex-col gap-3">
        <p>{t("rules.deal")}</p>
        <p>{t("rules.draw")}</p>
        <table className="w-full">
          <thead>
            <tr className="border-line border-b text-dim">
              {[t("rules.hand"), t("rules.pays"), t("rules.win")].map((head) => (
                <th key={head} scope="col" className={`${cell} font-medium`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {payRows(poker.pays).map(({ name, pays }) => (
              <tr key={name}>
                <th scope="row" className={`${cell} font-medium`}>
                  {t(`hands.${name}`)}
                </th>
                <td className={`${cell} money`}>{pays} ×</td>
                <td className={`${cell} money`}>{money(stakeCents * pays, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{poker.useTable()}</p>
        <p>{t("rules.stake")}</p>
        <p>{t("rules.best", { rtp })}</p>
        <p>{t("rules.help")}</p>
        <p>{t("rules.left")}</p>
      </section>
    );
  };
