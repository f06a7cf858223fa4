import { type FixtureCardView, listFixtures } from "@houselight/contracts/sportsbook";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Count, Moment } from "../../parts/values.tsx";
import { FixtureState } from "./fixture-state.tsx";

const PAGE = 50;

/** Fixtures that are on or to come; betting on each can be stopped. */
export default function FixturesScreen() {
  const t = useWords("sportsbook");
  const [filters, setFilters] = useFilters({ state: "live" });
  const state = filters.state === "upcoming" ? "upcoming" : "live";
  const listing = useListing(
    listFixtures,
    { query: { state, limit: PAGE } },
    {
      rows: ({ fixtures }) => fixtures,
      next: (_last, { next }) => (next === null ? null : { after: next }),
      size: PAGE,
      everyMs: 10_000,
    },
  );
  return (
    <Page title={t("fixtures")} about={t("fixturesAbout")}>
      <Filters>
        <SelectFilter
          label={t("which")}
          value={state}
          options={[
            ["live", t("on")],
            ["upcoming", t("toCome")],
          ]}
          onChange={(state) => setFilters({ state })}
        />
      </Filters>
      <Records
        label={t("fixtures")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noFixtures")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<FixtureCardView>[] {
  const t = useWords("sportsbook");
  return [
    {
      id: "match",
      head: t("match"),
      isMain: true,
      cell: ({ home, away }) => `${home} – ${away}`,
      to: ({ id }) => `/sportsbook/fixtures/${id}`,
    },
    { id: "competition", head: t("competition"), cell: ({ competition }) => competition.name },
    { id: "start", head: t("start"), cell: ({ starts_at }) => <Moment at={starts_at} /> },
    { id: "state", head: t("state"), cell: (fixture) => <FixtureState fixture={fixture} /> },
    {
      id: "markets",
      head: t("openMarkets"),
      atEnd: true,
      cell: ({ open_markets }) => <Count value={open_markets} />,
    },
  ];
}
