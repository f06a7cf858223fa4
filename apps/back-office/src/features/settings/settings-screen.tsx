import { listSettings } from "@houselight/contracts/configuration";
import type { EndpointOutput } from "@houselight/contracts/endpoint";
import { Badge } from "@houselight/ui";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";

type SettingRow = EndpointOutput<typeof listSettings>[number];

/** Every setting of the site, found by its name or by what it decides. */
export default function SettingsScreen() {
  const t = useWords("settings");
  const [filters, setFilters] = useFilters({ text: "" });
  const wanted = filters.text.toLowerCase();
  const listing = useListing(
    listSettings,
    {},
    {
      rows: (all) =>
        all.filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(wanted)),
    },
  );
  return (
    <Page title={t("settings")} about={t("about")}>
      <Filters>
        <TextFilter
          label={t("find")}
          value={filters.text}
          onChange={(text) => setFilters({ text })}
        />
      </Filters>
      <Records
        label={t("settings")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ name }) => name}
        empty={t("none")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<SettingRow>[] {
  const t = useWords("settings");
  return [
    {
      id: "name",
      head: t("setting"),
      isMain: true,
      cell: ({ name }) => <code>{name}</code>,
      to: ({ name }) => `/settings/${name}`,
    },
    { id: "summary", head: t("decides"), cell: ({ summary }) => summary },
    {
      id: "chosen",
      head: t("holds"),
      cell: ({ version, guarded }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={version > 0 ? "good" : "neutral"}>
            {version > 0 ? t("chosen") : t("initial")}
          </Badge>
          {guarded ? <Badge>{t("guarded")}</Badge> : null}
        </span>
      ),
    },
  ];
}
