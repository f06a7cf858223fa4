import {
  listPageHeadVersions,
  type PageHeadVersionView,
  writePageHead,
} from "@houselight/contracts/content";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { ProposeDialog } from "../../parts/schema/propose-dialog.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment, State } from "../../parts/values.tsx";
import { CONTENT_TONES } from "./content-tones.ts";
import { latestHead } from "./latest-version.ts";

/** Titles and descriptions that search engines read of a page. */
export default function HeadsScreen() {
  const t = useWords("content");
  const [{ path }, setFilters] = useFilters({ path: "" });
  const listing = useListing(
    listPageHeadVersions,
    { query: path ? { path } : {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page
      title={t("heads")}
      about={t("headsAbout")}
      actions={
        <ProposeDialog
          endpoint={writePageHead}
          opens={t("writeHead")}
          title={t("writeHeadTitle")}
          submit={t("save")}
          done={t("saved")}
          versions={{ read: listing.rows?.[0]?.id ?? 0, latest: latestHead }}
          begin={() => ({ path: path || "/", l: "en", publish_at: new Date().toISOString() })}
        />
      }
    >
      <Filters>
        <TextFilter
          label={t("address")}
          value={path}
          onChange={(next) => setFilters({ path: next })}
        />
      </Filters>
      <Records
        label={t("heads")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noHeads")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<PageHeadVersionView>[] {
  const t = useWords("content");
  return [
    { id: "path", head: t("address"), isMain: true, cell: ({ path }) => <code>{path}</code> },
    { id: "language", head: t("language"), cell: ({ l }) => l },
    { id: "title", head: t("title"), cell: ({ title }) => title },
    { id: "sentence", head: t("sentence"), cell: ({ description }) => description },
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="content" state={state} tones={CONTENT_TONES} />,
    },
    { id: "from", head: t("from"), cell: ({ publish_at }) => <Moment at={publish_at} /> },
    { id: "by", head: t("writtenBy"), cell: ({ created_by }) => created_by },
  ];
}
