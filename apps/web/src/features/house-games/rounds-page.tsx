import type { RoundSummaryView } from "@houselight/contracts/house-games";
import { Button, buttonClass } from "@houselight/ui/button";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { houseGameQuery, openRoundsQuery, roundsQuery } from "../../data/house-games.ts";
import { isGain, usePayoutText } from "../../games/round/payout-text.ts";
import { askRecall, useNotOnStage } from "../../games/round/round-desk.ts";
import { roundQuery } from "../../games/round/kept/round-query.ts";
import { SquareCover } from "../../games/square-cover.tsx";
import { useErrorText } from "../../i18n/error-text.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney } from "../../i18n/use-money.ts";
import { Link } from "../../shell/links/anchor/link.tsx";
import { RoundPages } from "./round-pages.tsx";

const RoundCheck = lazy(() => import("./round-check.tsx"));

/** Lists every round of the player, page after page, what waits for a step before all: each can be checked. */
export function RoundsPage() {
  const t = useTranslations();
  const pages = useInfiniteQuery(roundsQuery);
  const open = useNotOnStage(useQuery(openRoundsQuery).data) ?? [];
  // What is open stands above, however many rounds came after it.
  const isAbove = ({ id }: RoundSummaryView) => open.some((round) => round.id === id);
  const rounds = useNotOnStage(pages.data?.pages.flat().filter((round) => !isAbove(round)));
  const [checked, setChecked] = useState<RoundSummaryView | null>(null);
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("rounds.title")}</h1>
      <p className="mt-2 text-dim text-md">
        {t("rounds.text")}{" "}
        <Link to="/$page" params={{ page: "provably-fair" }} className="text-link">
          {t("games.panels.howItWorks")}
        </Link>
      </p>
      <RoundPages pages={pages} empty={t("rounds.empty")} above={<OpenRounds rounds={open} />}>
        {rounds?.map((round) => (
          <RoundCard key={round.id} round={round} onCheck={() => setChecked(round)} />
        ))}
      </RoundPages>
      <Suspense fallback={null}>
        {checked ? <RoundCheck round={checked} onClose={() => setChecked(null)} /> : null}
      </Suspense>
    </div>
  );
}

/** Lists the rounds that wait for their player, with the way back to each; nothing where none does. */
function OpenRounds({ rounds }: { readonly rounds: readonly RoundSummaryView[] }) {
  const t = useTranslations("rounds");
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="open-rounds" className="mt-6">
      <h2 id="open-rounds" className="text-lg">
        {t("waiting", { count: rounds.length })}
      </h2>
      <p className="mt-1 text-dim text-sm">{t("waitingText")}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {rounds.map((round) => (
          <RoundCard key={round.id} round={round} />
        ))}
      </ul>
    </section>
  );
}

function RoundCard({
  round,
  onCheck,
}: {
  readonly round: RoundSummaryView;
  /** Absent for a round that is open. */
  readonly onCheck?: () => void;
}) {
  const t = useTranslations("rounds");
  const money = useMoney();
  const payoutText = usePayoutText();
  const { currency, payout_cents: payoutCents, stake_cents: stakeCents } = round;
  const paid = { payoutCents, stakeCents, currency };
  const isOpen = round.status === "open";
  return (
    <li
      data-round-card={round.id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-tile bg-surface-1 p-4 sm:gap-x-4"
    >
      <SquareCover slug={round.game} className="size-12" />
      <div className="min-w-0 grow basis-24">
        <h2 className="font-semibold font-text text-md">
          <GameLink slug={round.game} />
        </h2>
        <p className="text-dim text-sm">
          <LocalTime iso={round.created_at} />
        </p>
      </div>
      <p className="money ml-auto flex flex-col text-right text-sm">
        <span className="text-dim">{t("stake", { amount: money(stakeCents, currency) })}</span>
        <span className={isGain(paid) ? "font-semibold text-mint" : "font-semibold"}>
          {isOpen ? t("open") : payoutText(paid)}
        </span>
      </p>
      {isOpen ? (
        <GameLink slug={round.game} className={buttonClass({ className: "max-sm:w-full" })}>
          {t("goOn")}
        </GameLink>
      ) : (
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          <ShowAgain round={round} />
          <Button onClick={onCheck}>{t("check")}</Button>
        </div>
      )}
    </li>
  );
}

/** Shows a round again where it was played; absent where its game is offered no more. */
function ShowAgain({ round }: { readonly round: RoundSummaryView }) {
  const t = useTranslations("rounds");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: game } = useQuery(houseGameQuery(round.game));
  const shown = useMutation({
    mutationFn: async (producer: string) => {
      askRecall(await queryClient.fetchQuery(roundQuery(round.id)));
      const params = { producer, name: round.game };
      await navigate({ to: "/play/$producer/$name", params, search: { mode: "real" } });
    },
  });
  if (!game) return null;
  return (
    <>
      <Button busy={shown.isPending} onClick={() => shown.mutate(game.producer)}>
        {t("showAgain")}
      </Button>
      <p role="alert" className="self-center text-brick-text text-sm empty:hidden">
        {shown.error ? errorText(shown.error) : ""}
      </p>
    </>
  );
}

/** Names a game and leads to it; its slug stands there until it is known. */
function GameLink({
  slug,
  className = "text-link",
  children,
}: {
  readonly slug: string;
  readonly className?: string;
  /** Its title when absent. */
  readonly children?: ReactNode;
}) {
  const { data: game } = useQuery(houseGameQuery(slug));
  if (!game) return children ? null : slug;
  return (
    <Link
      to="/play/$producer/$name"
      params={{ producer: game.producer, name: slug }}
      search={{ mode: "real" }}
      preload={false}
      className={className}
    >
      {children ?? game.title}
    </Link>
  );
}
