import type { FixtureCardView } from "@houselight/contracts/sportsbook";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { treeQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import type { ListName } from "../../../data/engagement/sportsbook/lines/newest-lines.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { useListChannel } from "../frame/use-line-channels.ts";
import { LOBBY_MATCHES } from "./load-next-matches.ts";
import { MatchesHeld } from "./matches-held.tsx";
import { MatchLine } from "./match-line.tsx";
import { SimulatedNote } from "./simulated-note.tsx";
import { useFixtures } from "./use-fixtures.ts";
import { useInView } from "./use-in-view.ts";

/** Shows what is on in the sportsbook and what starts next, in the lobby; nothing where there is neither. */
export default function NextMatches() {
  const t = useTranslations("sportsbook");
  const { part, isInView } = useInView<HTMLDivElement>();
  // Every price that moves is told: only to those who see it.
  useListChannel(isInView);
  const { cards: live, isPending: isLivePending } = useFirstMatches("live");
  const { cards: upcoming, isPending } = useFirstMatches("upcoming");
  const { data: tree } = useQuery({ ...treeQuery, refetchInterval: false });
  const counts = tree?.sports ?? [];
  const liveCount = counts.reduce((sum, sport) => sum + sport.live, 0);
  const count = counts.reduce((sum, sport) => sum + sport.fixtures, 0);
  const simulated = [...live, ...upcoming].find((card) => card.simulated)?.simulated;
  return (
    <div ref={part} className="flex flex-col gap-3 empty:hidden">
      {isPending || isLivePending ? (
        <MatchesHeld />
      ) : live.length + upcoming.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
          <Matches title={t("live.title")} param="live" count={liveCount} cards={live} />
          <Matches title={t("upcoming.title")} count={count - liveCount} cards={upcoming} />
        </div>
      ) : null}
      {simulated ? <SimulatedNote minuteMs={simulated.minute_ms} /> : null}
    </div>
  );
}

/** The first matches of a list. */
interface FirstMatches {
  readonly cards: readonly FixtureCardView[];
  /** Neither read yet nor known to fail. */
  readonly isPending: boolean;
}

/** Returns the first matches of a list: those behind them take the place of one that has left. */
function useFirstMatches(state: ListName["state"]): FirstMatches {
  const list = useFixtures({ state }, LOBBY_MATCHES);
  const { cards, canLoadMore, loadMore } = list;
  const lacksSome = canLoadMore && cards.length < LOBBY_MATCHES;
  useEffect(() => {
    if (lacksSome) loadMore();
  }, [lacksSome, loadMore]);
  return { cards: cards.slice(0, LOBBY_MATCHES), isPending: !list.isLoaded && !list.hasFailed };
}

function Matches({
  title,
  param,
  count,
  cards,
}: {
  readonly title: string;
  readonly param?: "live";
  readonly count: number;
  readonly cards: readonly FixtureCardView[];
}) {
  const t = useTranslations("lobby");
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-baseline gap-4">
        <h2 className="grow text-xl">{title}</h2>
        <Link
          to="/sport/{-$param}"
          params={{ param }}
          aria-label={`${title}: ${t("seeAll", { count })}`}
          className="-my-2 inline-flex min-h-11 items-center text-dim text-sm hover:text-cream hover:underline"
        >
          {t("seeAll", { count })}
        </Link>
      </div>
      <ul className="@container rounded-tile bg-surface-1 px-3 shadow-paper md:px-4">
        {cards.map((card) => (
          <MatchLine key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
