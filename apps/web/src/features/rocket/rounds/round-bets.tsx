import {
  ROCKET_BETS_SHOWN,
  type RocketBetView,
  type RocketView,
} from "@houselight/contracts/rocket";
import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "use-intl/react";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";

export interface RoundBetsProps {
  readonly view: RocketView;
  /** Id of the player's own bet. */
  readonly ownId: string | null;
  readonly onCheck: (number: number) => void;
}

/** The bets of the round that is on: who, how much, where it was cashed out and what came back. */
export function RoundBets({ view: { round, bets }, ownId, onCheck }: RoundBetsProps) {
  const t = useTranslations("rocket.bets");
  const proof = useTranslations("rocket.proof");
  const count = round?.bets ?? 0;
  return (
    <section className="flex max-h-80 min-h-40 min-w-0 flex-col rounded-tile bg-surface-1 shadow-paper lg:max-h-none lg:min-h-0 lg:grow lg:basis-0">
      <div className="flex items-baseline justify-between gap-3 px-4 pt-3 pb-2">
        <h2 className="text-md">{t("title")}</h2>
        {count > 0 ? <p className="money text-dim text-xs">{t("count", { count })}</p> : null}
      </div>
      {bets.length === 0 ? (
        <p className="my-auto px-4 text-center text-dim text-sm">{t("count", { count })}</p>
      ) : (
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
          tabIndex={0}
          role="region"
          aria-label={t("title")}
          className="min-h-0 overflow-y-auto px-2 pb-3"
        >
          <table className="w-full text-left text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("player")}</th>
                <th scope="col">{t("out")}</th>
                <th scope="col">{t("back")}</th>
              </tr>
            </thead>
            <tbody>
              {bets.map((bet) => (
                <BetRow key={bet.id} bet={bet} isOwn={bet.id === ownId} />
              ))}
            </tbody>
          </table>
          {count > bets.length ? (
            <p className="px-2 pt-2 text-dim text-xs">
              {t("largest", { count: ROCKET_BETS_SHOWN })}
            </p>
          ) : null}
        </div>
      )}
      {round ? (
        <Button
          kind="bare"
          size="small"
          className="mt-auto mb-2 ml-1 self-start text-dim! hover:text-cream!"
          onClick={() => onCheck(round.number)}
        >
          {proof("open")}
        </Button>
      ) : null}
    </section>
  );
}

function BetRow({ bet, isOwn }: { readonly bet: RocketBetView; readonly isOwn: boolean }) {
  const t = useTranslations("rocket");
  const money = useMoney();
  const locale = useLocale();
  const { state, multiplier, payout_cents, currency } = bet;
  const isOut = state === "cashed_out";
  return (
    <tr className={clsx("border-line border-t", isOwn && "bg-surface-2")}>
      <td className="max-w-32 truncate py-1.5 pr-2 pl-2 font-medium">{bet.user_name}</td>
      <td className="money py-1.5 pr-2 text-right text-dim">
        {isOut && multiplier !== null
          ? t("times", { multiplier: multiplierText(multiplier, locale) })
          : t(`bets.${state === "cashed_out" ? "out" : state}`)}
      </td>
      <td className={clsx("money py-1.5 pr-2 text-right font-semibold", isOut && "text-mint")}>
        {money(isOut ? (payout_cents ?? 0) : bet.stake_cents, currency)}
      </td>
    </tr>
  );
}
