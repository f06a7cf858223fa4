import type { PrizeBonusView, PrizeView } from "@houselight/contracts/prizes";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { gamesRowQuery } from "../../../data/catalogue.ts";
import { oddsOf } from "../../../data/engagement/prizes/odds.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { paperOf } from "./prize-papers.ts";
import { useBonusText, useChanceText } from "./use-prize-text.ts";

/** Lists prizes with what they are, their terms and their chances; `won` is the place of the one that came up. */
export function PrizeOdds({
  prizes,
  won = null,
  label,
}: {
  readonly prizes: readonly PrizeView[];
  readonly won?: number | null;
  /** Names the table. */
  readonly label: string;
}) {
  const t = useTranslations("prizes");
  const chanceText = useChanceText();
  const odds = oddsOf(prizes.map(({ weight }) => weight));
  return (
    <table aria-label={label} className="w-full border-separate border-spacing-y-1.5 text-left">
      <thead>
        <tr className="text-dim text-sm">
          <th scope="col" className="px-3 font-normal">
            {t("prize")}
          </th>
          <th scope="col" className="px-3 text-right font-normal">
            {t("chance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, at) => (
          <tr
            key={prize.id}
            data-won={at === won || undefined}
            className="data-won:outline-2 data-won:outline-mint *:bg-surface-2 *:first:rounded-l-control *:last:rounded-r-control"
          >
            <th scope="row" className="py-2.5 pr-2 pl-0 font-normal">
              <PrizeCell prize={prize} paper={paperOf(at, prizes.length)} />
            </th>
            <td className="money px-3 py-2.5 text-right align-top font-bold font-display text-md">
              {chanceText(odds[at] ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PrizeCell = ({ prize, paper }: { readonly prize: PrizeView; readonly paper: string }) => (
  <div className="flex items-stretch gap-3">
    <span
      aria-hidden="true"
      className="-my-2.5 w-2 shrink-0 rounded-l-control"
      style={{ backgroundColor: paper }}
    />
    <div className="flex min-w-0 flex-col gap-1">
      {prize.bonuses.map((bonus, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bonus is its place in the prize
        <BonusLine key={place} bonus={bonus} />
      ))}
    </div>
  </div>
);

function BonusLine({ bonus }: { readonly bonus: PrizeBonusView }) {
  const t = useTranslations("prizes");
  const text = useBonusText();
  const money = useMoney();
  const { game, wager: count, max_win_cents: max, currency } = bonus;
  const stake = stakeText(bonus, money);
  const name = useGameName(game);
  const terms = [
    game === null || stake === null ? null : t("each", { game: name, stake }),
    bonus.type === "freespins" ? t("wagerSpins", { count }) : t("wagerMoney", { count }),
    max === null ? null : t("maxWin", { amount: money(max, currency) }),
  ];
  return (
    <p className="text-pretty">
      <span className="font-semibold">{text(bonus)}</span>
      <span className="block text-dim text-sm">
        {terms.filter((term) => term !== null).join(" · ")}
      </span>
    </p>
  );
}

/** Writes the stake of a free spin as the game takes it; in euros, as operators have named it, until that is told. */
function stakeText(
  { stake_cents: own, stake_eur_cents: euros, currency }: PrizeBonusView,
  money: ReturnType<typeof useMoney>,
): string | null {
  if (own !== undefined) return money(own, currency);
  return euros === null ? null : money(euros, "EUR");
}

/** Returns the name of a game; its slug until the catalogue tells. */
function useGameName(game: string | null): string {
  const query = gamesRowQuery({ named: { providers: [], slugs: [game ?? ""] } });
  const { data } = useQuery({ ...query, enabled: game !== null });
  return data?.data.find(({ slug }) => slug === game)?.name ?? game ?? "";
}
