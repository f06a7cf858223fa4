import { type ExposureView, listExposure } from "@houselight/contracts/sportsbook";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount } from "../../parts/values.tsx";
import { FixtureState } from "./fixture-state.tsx";
import { MarketName } from "./market-name.tsx";

/** Selections on which the house may lose most, read anew every ten seconds. */
export default function ExposureScreen() {
  const t = useWords("sportsbook");
  const listing = useListing(
    listExposure,
    { query: { limit: 200 } },
    {
      rows: (page) => page,
      everyMs: 10_000,
    },
  );
  return (
    <Page title={t("exposure")} about={t("exposureAbout")}>
      <Records
        label={t("exposure")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ fixture, market_id, specifiers, selection_id }) =>
          `${fixture.id}|${market_id}|${specifiers}|${selection_id}`
        }
        empty={t("noExposure")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<ExposureView>[] {
  const t = useWords("sportsbook");
  return [
    {
      id: "match",
      head: t("match"),
      isMain: true,
      cell: ({ fixture }) => `${fixture.home} – ${fixture.away}`,
      to: ({ fixture }) => `/sportsbook/fixtures/${fixture.id}`,
    },
    { id: "state", head: t("state"), cell: ({ fixture }) => <FixtureState fixture={fixture} /> },
    {
      id: "market",
      head: t("market"),
      cell: ({ market_id, specifiers }) => <MarketName id={market_id} specifiers={specifiers} />,
    },
    {
      id: "selection",
      head: t("selection"),
      cell: ({ selection_id }) => <code>{selection_id}</code>,
    },
    {
      id: "stakes",
      head: t("stakes"),
      atEnd: true,
      cell: ({ stakes_eur_cents }) => <Amount cents={stakes_eur_cents} currency="EUR" />,
    },
    {
      id: "exposure",
      head: t("atRisk"),
      atEnd: true,
      cell: ({ exposure_eur_cents }) => <Amount cents={exposure_eur_cents} currency="EUR" />,
    },
  ];
}
