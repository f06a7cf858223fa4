import type { FreeBetView } from "@houselight/contracts/sportsbook";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { freeBetsQuery } from "../../../data/engagement/sportsbook/free-bets/free-bets.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import { useOddsText } from "../odds/use-market-words.ts";
import { BettingCouponForm } from "./betting-coupon-form.tsx";

/** The player's free bets: the open ones, then those that are over, folded; and the field for a coupon. */
export function FreeBets() {
  const t = useTranslations();
  const enabled = usePlayer() !== null;
  const { data, isError, refetch } = useQuery({ ...freeBetsQuery, enabled });
  const freeBets = enabled ? data : undefined;
  const open = freeBets?.filter(({ state }) => state === "open") ?? [];
  const over = freeBets?.filter(({ state }) => state !== "open") ?? [];
  return (
    <div className="flex flex-col gap-4">
      {freeBets ? null : isError ? (
        <EmptyPaper text={t("sportsbook.failed")}>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </EmptyPaper>
      ) : (
        <Skeleton className="h-20 rounded-tile!" />
      )}
      {freeBets && open.length === 0 ? <EmptyPaper text={t("sportsbook.freeBets.none")} /> : null}
      {open.length > 0 ? (
        <>
          <p className="text-pretty text-dim text-sm">{t("sportsbook.freeBets.text")}</p>
          <FreeBetList freeBets={open} />
        </>
      ) : null}
      {over.length > 0 ? (
        <details className="group/fold rounded-tile border border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-tile px-4 hover:bg-surface-1 [&::-webkit-details-marker]:hidden">
            <span>{t("sportsbook.freeBets.over", { count: over.length })}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 text-dim transition-[rotate] group-open/fold:rotate-180"
            />
          </summary>
          <div className="px-2 pb-2">
            <FreeBetList freeBets={over} />
          </div>
        </details>
      ) : null}
      <BettingCouponForm />
    </div>
  );
}

const FreeBetList = ({ freeBets }: { readonly freeBets: readonly FreeBetView[] }) => (
  <ul className="flex flex-col gap-2">
    {freeBets.map((freeBet) => (
      <FreeBetRow key={freeBet.id} freeBet={freeBet} />
    ))}
  </ul>
);

/** A free bet with its amount, its least odds and its end. */
function FreeBetRow({ freeBet }: { readonly freeBet: FreeBetView }) {
  const t = useTranslations("sportsbook.freeBets");
  const money = useMoney();
  const oddsText = useOddsText();
  const { id, state, amount_cents, currency, min_odds, valid_until, code } = freeBet;
  return (
    <li
      data-free-bet={id}
      data-state={state}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-surface-1 px-4 py-3"
    >
      <p className="money font-bold font-display text-lg">{money(amount_cents, currency)}</p>
      <div className="min-w-0 grow text-sm">
        <p>{t("minOdds", { odds: oddsText(min_odds) })}</p>
        <p className="text-dim text-xs">
          <span className="mr-2 break-all font-mono">{code}</span>
          {t.rich("until", { time: () => <LocalTime iso={valid_until} /> })}
        </p>
      </div>
      <Badge tone={state === "open" ? "good" : "neutral"}>{t(`state.${state}`)}</Badge>
    </li>
  );
}
