import {
  type ContentVersionView,
  listContentVersions,
  writeContentVersion,
} from "@houselight/contracts/content";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { ProposeDialog } from "../../parts/schema/propose-dialog.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment, State } from "../../parts/values.tsx";
import { beginningOf, useWrittenText } from "./beginning.ts";
import { CONTENT_TONES } from "./content-tones.ts";
import { latestText } from "./latest-version.ts";
import { SITE_LANGUAGES } from "./site-languages.ts";

/** Versions of the site's pages and snippets, the latest first. */
export default function TextsScreen() {
  const t = useWords("content");
  const [filters, setFilters] = useFilters({ path: "", l: "" });
  const { path, l } = filters;
  const listing = useListing(
    listContentVersions,
    { query: { ...(path ? { path } : {}), ...(l ? { l } : {}) } },
    { rows: (page) => page, next: ({ id }) => ({ before: id }) },
  );
  const isOne = path !== "" && l !== "";
  const standing = useWrittenText(path, l).data;
  return (
    <Page
      title={t("texts")}
      about={t("textsAbout")}
      actions={
        <ProposeDialog
          endpoint={writeContentVersion}
          opens={t("write")}
          title={t("writeTitle")}
          submit={t("save")}
          done={t("saved")}
          versions={{ read: isOne ? (listing.rows?.[0]?.id ?? 0) : 0, latest: latestText }}
          begin={() => (standing ? beginningOf(standing) : { ...EMPTY, path, l: l || "en" })}
        />
      }
    >
      <Filters>
        <TextFilter
          label={t("path")}
          value={path}
          onChange={(next) => setFilters({ path: next })}
        />
        <SelectFilter
          label={t("language")}
          value={l}
          options={[["", t("all")], ...SITE_LANGUAGES]}
          onChange={(next) => setFilters({ l: next })}
        />
      </Filters>
      <Records
        label={t("texts")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noTexts")}
      />
    </Page>
  );
}

const EMPTY = { title: "", main_content: "", content: "", publish_at: null } as const;

function useColumns(): readonly Column<ContentVersionView>[] {
  const t = useWords("content");
  return [
    {
      id: "title",
      head: t("title"),
      isMain: true,
      cell: ({ title }) => title,
      to: ({ id }) => `/content/texts/${id}`,
    },
    { id: "path", head: t("path"), cell: ({ path }) => <code>{path}</code> },
    { id: "language", head: t("language"), cell: ({ l }) => l },
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="content" state={state} tones={CONTENT_TONES} />,
    },
    { id: "from", head: t("from"), cell: ({ publish_at }) => <Moment at={publish_at} /> },
    { id: "by", head: t("writtenBy"), cell: ({ created_by }) => created_by },
    { id: "at", head: t("writtenAt"), cell: ({ created_at }) => <Moment at={created_at} /> },
  ];
}
