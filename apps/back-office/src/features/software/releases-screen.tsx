import { listReleases, type ReleaseView } from "@houselight/contracts/software";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Count, Moment } from "../../parts/values.tsx";

/** Lists the software that the house has run, the latest first, and whether its files stayed as they were. */
export default function ReleasesScreen() {
  const t = useWords("software");
  const listing = useListing(
    listReleases,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("releases")} about={t("about")}>
      <Records
        label={t("releases")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<ReleaseView>[] {
  const t = useWords("software");
  return [
    {
      id: "digest",
      head: t("digest"),
      isMain: true,
      cell: ({ digest }) => <code className="break-all text-xs">{digest}</code>,
    },
    { id: "from", head: t("firstRun"), cell: ({ first_run_at: at }) => <Moment at={at} /> },
    { id: "files", head: t("files"), atEnd: true, cell: ({ files }) => <Count value={files} /> },
    {
      id: "changed",
      head: t("changed"),
      cell: ({ changed }) => (changed ? <Files {...changed} /> : t("first")),
    },
    {
      id: "checked",
      head: t("checked"),
      cell: ({ checked_at, tampered }) => (
        <div className="flex flex-col gap-1">
          <Moment at={checked_at} />
          {tampered ? (
            <div className="text-brick-text">
              {t("tampered")} <Moment at={tampered.at} />
              <Files {...tampered} />
            </div>
          ) : null}
        </div>
      ),
    },
  ];
}

function Files({ count, paths }: { readonly count: number; readonly paths: readonly string[] }) {
  const t = useWords("software");
  return (
    <details className="text-xs">
      <summary className="cursor-pointer">{t("count", { count })}</summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {paths.map((path) => (
          <li key={path} className="break-all">
            <code>{path}</code>
          </li>
        ))}
        {count > paths.length ? <li>{t("more", { count: count - paths.length })}</li> : null}
      </ul>
    </details>
  );
}
