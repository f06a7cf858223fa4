import {
  type ContentFileView,
  listContentFiles,
  removeContentFile,
} from "@houselight/contracts/content";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Count } from "../../parts/values.tsx";
import { UploadFile } from "./upload-file.tsx";

/** Pictures and documents that pages and banners show. */
export default function FilesScreen() {
  const t = useWords("content");
  const listing = useListing(listContentFiles, { query: {} }, { rows: (page) => page });
  return (
    <Page title={t("files")} about={t("filesAbout")} actions={<UploadFile />}>
      <Records
        label={t("files")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noFiles")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<ContentFileView>[] {
  const t = useWords("content");
  return [
    { id: "title", head: t("title"), isMain: true, cell: ({ title }) => title },
    {
      id: "file",
      head: t("file"),
      cell: ({ url, file_name }) => (
        <a href={url} target="_blank" rel="noreferrer">
          {file_name}
        </a>
      ),
    },
    {
      id: "address",
      head: t("address"),
      cell: ({ url }) => <code className="text-xs">{url}</code>,
    },
    { id: "language", head: t("language"), cell: ({ language }) => language ?? t("all") },
    {
      id: "size",
      head: t("bytes"),
      atEnd: true,
      cell: ({ size_bytes }) => <Count value={size_bytes} />,
    },
    { id: "remove", head: t("remove"), cell: (file) => <RemoveFile file={file} /> },
  ];
}

function RemoveFile({ file }: { readonly file: ContentFileView }) {
  const t = useWords("content");
  return (
    <ActionDialog
      endpoint={removeContentFile}
      opens={t("remove")}
      title={t("removeTitle", { name: file.file_name })}
      text={t("removeText")}
      submit={t("remove")}
      done={t("removed")}
      tone="danger"
      inputOf={() => ({ params: { id: file.id } })}
    />
  );
}
