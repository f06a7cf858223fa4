import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { treeQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import type { LinePlace } from "../sport-place.ts";
import { useSportName } from "../use-sport-name.ts";
import { CompetitionLists, FixtureList } from "./fixture-list.tsx";
import { ListPending, MoreMatches, NoneLive } from "./list-parts.tsx";
import { SimulatedNote } from "./simulated-note.tsx";
import { useFixtures } from "./use-fixtures.ts";

/** Matches that are on before those to come; so many of them stand on the overview. */
const LIVE_MOST = 6;

/** The matches of a place: those that are on, then those to come by their competition. */
export function LinePage({ place }: { readonly place: LinePlace }) {
  const t = useTranslations("sportsbook");
  const isLive = place.name === "live";
  const of = place.name === "sport" ? { sport: place.sport, competition: place.competition } : {};
  const live = useFixtures({ state: "live", ...of });
  const upcoming = useFixtures({ state: "upcoming", ...of });
  const isCut = place.name === "overview" && live.cards.length > LIVE_MOST;
  const shown = isCut ? live.cards.slice(0, LIVE_MOST) : live.cards;
  const simulated = [...shown, ...upcoming.cards].find((card) => card.simulated)?.simulated;
  return (
    <>
      <Title place={place} />
      {live.isLoaded ? null : <ListPending list={live} />}
      {live.isLoaded && shown.length === 0 ? <NoneLive next={upcoming.cards[0]} /> : null}
      {shown.length > 0 ? (
        <FixtureList
          title={
            isLive ? null : (
              <div className="flex items-baseline justify-between gap-4">
                <h2 className="text-lg">{t("live.title")}</h2>
                {isCut ? (
                  <Link to="/sport/{-$param}" params={{ param: "live" }} className="text-link">
                    {t("live.all", { count: live.cards.length })}
                  </Link>
                ) : null}
              </div>
            )
          }
          cards={shown}
          hasCompetition={place.name !== "sport" || place.competition === undefined}
        />
      ) : null}
      {isLive ? <MoreMatches list={live} /> : <Upcoming list={upcoming} />}
      {simulated ? <SimulatedNote minuteMs={simulated.minute_ms} /> : null}
    </>
  );
}

function Upcoming({ list }: { readonly list: ReturnType<typeof useFixtures> }) {
  const t = useTranslations("sportsbook.upcoming");
  const sections = useTranslations("sections.sport");
  if (!list.isLoaded) return <ListPending list={list} />;
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg">{t("title")}</h2>
      {list.cards.length === 0 ? <EmptyPaper text={sections("empty")} /> : null}
      <CompetitionLists cards={list.cards} />
      <MoreMatches list={list} />
    </section>
  );
}

function Title({ place }: { readonly place: LinePlace }) {
  const t = useTranslations("sportsbook");
  const sections = useTranslations("sections.sport");
  const sportName = useSportName();
  const { data: tree } = useQuery(treeQuery);
  if (place.name === "overview")
    return (
      <div>
        <h1 className="text-xl md:text-2xl">{sections("title")}</h1>
        <p className="text-dim">{sections("text")}</p>
      </div>
    );
  if (place.name === "live") return <h1 className="text-xl md:text-2xl">{t("live.title")}</h1>;
  const competition = tree?.sports
    .flatMap(({ competitions }) => competitions)
    .find(({ id }) => id === place.competition)?.name;
  return <h1 className="text-xl md:text-2xl">{competition ?? sportName(place.sport)}</h1>;
}
