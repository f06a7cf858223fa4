import type { RoundSummaryView } from "@houselight/contracts/house-games";
import { buttonClass } from "@houselight/ui/button";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { houseGameQuery, openRoundsQuery } from "../../data/house-games.ts";
import { ownWagersQuery } from "../../data/money/own-wagers.ts";
import { useNotOnStage } from "../../games/round/round-desk.ts";
import { SquareCover } from "../../games/square-cover.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";
import { GameLink, WagerLine } from "./wager-line.tsx";
import { RoundPages } from "./round-pages.tsx";
import { WagerCard } from "./wager-card.tsx";

const RoundCheck = lazy(() => import("./round-check.tsx"));

/**
 * Lists every round and bet of the player, page after page, what waits for a step before all: those of our own
 * games can be checked here, the others where they were played.
 */
export function RoundsPage() {
  const t = useTranslations();
  const pages = useInfiniteQuery(ownWagersQuery);
  const open = useNotOnStage(useQuery(openRoundsQuery).data) ?? [];
  // What is open stands above, however many rounds came after it.
  const isAbove = (id: string) => open.some((round) => round.id === id);
  const listed = useNotOnStage(pages.data?.pages.flat().filter(({ id }) => !isAbove(id)));
  const [checked, setChecked] = useState<Pick<RoundSummaryView, "id" | "game"> | null>(null);
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
        {listed?.map((wager) => (
          <WagerCard
            key={wager.id}
            wager={wager}
            onCheck={() => setChecked({ id: wager.id, game: wager.subject })}
          />
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
          <OpenRound key={round.id} round={round} />
        ))}
      </ul>
    </section>
  );
}

/** Leads back to a round of one of our own games; its slug names it until the game is known. */
function OpenRound({ round: { id, game: slug, ...round } }: { readonly round: RoundSummaryView }) {
  const t = useTranslations("rounds");
  const { data: game } = useQuery(houseGameQuery(slug));
  const place = game && { provider: game.producer, slug };
  return (
    <WagerLine
      id={id}
      cover={<SquareCover slug={slug} className="size-12" />}
      title={place ? <GameLink game={place}>{game.title}</GameLink> : slug}
      at={round.created_at}
      currency={round.currency}
      stakeCents={round.stake_cents}
      end={t("open")}
    >
      {place ? (
        <GameLink game={place} className={buttonClass({ className: "max-sm:w-full" })}>
          {t("goOn")}
        </GameLink>
      ) : null}
    </WagerLine>
  );
}
