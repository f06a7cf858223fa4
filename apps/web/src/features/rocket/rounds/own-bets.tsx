import type { OwnRocketBetView } from "@houselight/contracts/rocket";
import { Button } from "@houselight/ui/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "use-intl/react";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { ownRocketBetsQuery } from "../../../data/engagement/rocket/rocket.ts";
import { MoreButton } from "../../../shell/pages/focus/more-button.tsx";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney, useSignedMoney } from "../../../i18n/use-money.ts";

/** The player's own bets, the latest first; `onCheck` opens the check of a round. */
export function OwnBets({
  isPlayer,
  onCheck,
}: {
  readonly isPlayer: boolean;
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("rocket.own");
  const wheel = useTranslations("wheel");
  const more = wheel("more");
  const query = useInfiniteQuery({
    ...ownRocketBetsQuery,
    enabled: isPlayer,
  });
  const { data, isSuccess } = query;
  const bets = isPlayer ? (data?.pages.flat() ?? []) : [];
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      {isPlayer ? null : <p className="text-dim">{t("guest")}</p>}
      {isPlayer && isSuccess && bets.length === 0 ? <p className="text-dim">{t("none")}</p> : null}
      <ul className="grid gap-1.5 lg:grid-cols-2 lg:gap-2">
        {bets.map((bet) => (
          <li key={bet.id}>
            <OwnBet bet={bet} onCheck={onCheck} />
          </li>
        ))}
      </ul>
      {isPlayer ? (
        <MoreButton pages={query} className="self-center">
          {more}
        </MoreButton>
      ) : null}
    </section>
  );
}

function OwnBet({
  bet,
  onCheck,
}: {
  readonly bet: OwnRocketBetView;
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("rocket");
  const money = useMoney();
  const signed = useSignedMoney();
  const locale = useLocale();
  const { state, multiplier, target, payout_cents, stake_cents, currency, round } = bet;
  const times = (hundredths: number) =>
    t("times", { multiplier: multiplierText(hundredths, locale) });
  const gain = (payout_cents ?? 0) - stake_cents;
  const isOut = state === "cashed_out" && multiplier !== null;
  return (
    <div
      data-state={state}
      className="flex items-center gap-3 rounded-control bg-surface-1 px-4 py-2.5"
    >
      <div className="min-w-0 grow">
        <p className="money font-semibold">
          {money(stake_cents, currency)}{" "}
          <span className="font-normal text-dim">
            {isOut ? times(multiplier) : t(`bets.${state === "cashed_out" ? "out" : state}`)}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-2 text-dim text-xs">
          <LocalTime iso={bet.placed_at} />
          {target === null ? null : (
            <span>{t("own.target", { multiplier: multiplierText(target, locale) })}</span>
          )}
        </p>
      </div>
      <p className={clsx("money font-semibold", gain > 0 && state !== "open" && "text-mint")}>
        {state === "open" ? "" : signed(gain, currency)}
      </p>
      <Button size="small" onClick={() => onCheck(round)}>
        {t("proof.title", { number: round })}
      </Button>
    </div>
  );
}
