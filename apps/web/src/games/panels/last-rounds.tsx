import { listRounds, type RoundSummaryView } from "@houselight/contracts/house-games";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import type { GameProps } from "../game-module.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { isGain, usePayoutText } from "../round/payout-text.ts";
import { askRecall, useDemoRounds, useTellable } from "../round/round-desk.ts";
import { roundQuery } from "../round/round-query.ts";
import { Panel } from "./panel.tsx";
import { ROUNDS_KEY } from "../../data/house-games.ts";

const SHOWN = 6;

/** The player's last rounds of this game; each can be shown again on the stage. */
export function LastRounds({ game, mode }: GameProps) {
  const t = useTranslations("games.panels");
  const errorText = useErrorText();
  const demo = useDemoRounds(game.slug);
  const { data, error } = useQuery({
    queryKey: [...ROUNDS_KEY, game.slug],
    enabled: mode === "real",
    queryFn: ({ signal }) =>
      call(listRounds, { query: { game: game.slug, limit: SHOWN + 1 } }, { signal }),
  });
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState<unknown>(null);
  const show = async ({ id }: RoundSummaryView) => {
    setFailed(null);
    try {
      const ofDemo = demo.find((round) => round.id === id);
      const round = ofDemo ?? (await queryClient.fetchQuery(roundQuery(id)));
      askRecall(round);
    } catch (problem) {
      setFailed(problem);
    }
  };
  const known: readonly RoundSummaryView[] | undefined = mode === "demo" ? demo : data;
  const rounds = useTellable(game.slug, mode, known, SHOWN);
  const problem = error ?? failed;
  return (
    <Panel title={t("lastRounds")}>
      {problem ? (
        <p role="alert" className="text-brick-text text-sm">
          {errorText(problem)}
        </p>
      ) : null}
      {!rounds && !error ? <Skeleton className="h-40" /> : null}
      {rounds?.length === 0 ? <p className="text-dim text-sm">{t("noRounds")}</p> : null}
      {rounds && rounds.length > 0 ? (
        <ul className="divide-y divide-line">
          {rounds.map((round) => (
            <li key={round.id}>
              <RoundRow round={round} onShow={() => void show(round)} />
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function RoundRow({
  round,
  onShow,
}: {
  readonly round: RoundSummaryView;
  readonly onShow: () => void;
}) {
  const t = useTranslations("games.panels");
  const format = useFormatter();
  const money = useMoney();
  const payoutText = usePayoutText();
  const { currency, payout_cents: payout, stake_cents: stake } = round;
  const paid = { payoutCents: payout, stakeCents: stake, currency };
  const time = format.dateTime(new Date(round.created_at), { hour: "2-digit", minute: "2-digit" });
  const values = { time, stake: money(stake, currency), payout: money(payout, currency) };
  return (
    <button
      type="button"
      aria-label={t("showRound", values)}
      onClick={onShow}
      className="money grid min-h-8 w-full cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-4 rounded-control text-left text-sm hover:bg-surface-2"
    >
      <span className="text-dim">{time}</span>
      <span>{values.stake}</span>
      <span className={isGain(paid) ? "text-mint" : "text-dim"}>{payoutText(paid)}</span>
    </button>
  );
}
