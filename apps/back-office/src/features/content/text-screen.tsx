import {
  type ContentPageView,
  previewContentVersion,
  publishContentVersion,
  writeContentVersion,
} from "@houselight/contracts/content";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { MomentInput, momentOf } from "../../parts/form/inputs.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { ProposeDialog } from "../../parts/schema/propose-dialog.tsx";
import { beginningOf, useWrittenText } from "./beginning.ts";
import { latestText } from "./latest-version.ts";

/** One version as visitors would read it; from when it stands is decided here. */
export default function TextScreen() {
  const t = useWords("content");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const read = useRead(previewContentVersion, { params: { id: Number(id) } });
  const text = read.data;
  const up = { to: "/content/texts", label: t("texts") };
  if (!text)
    return (
      <Page title={t("text")} up={up}>
        <ReadState error={read.error} retry={() => void read.refetch()} />
      </Page>
    );
  return (
    <Page title={text.title} up={up} actions={<TextActions id={Number(id)} text={text} />}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title={t("preview")}>
          <iframe
            title={t("preview")}
            sandbox=""
            srcDoc={text.content}
            className="h-[60vh] w-full rounded-control border border-line bg-white"
          />
        </Panel>
        <Panel title={t("facts")}>
          <Facts
            facts={[
              [t("path"), <code key="path">{text.path}</code>],
              [t("language"), text.language],
              [t("sentence"), text.meta.mainContent],
              [t("categories"), text.categories.join(", ")],
              [t("hidden"), text.hidden ? t("yes") : t("no")],
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}

function TextActions({ id, text }: { readonly id: number; readonly text: ContentPageView }) {
  const t = useWords("content");
  // Not from the preview: there names of the brand and the licence stand in the text.
  const written = useWrittenText(text.path, text.language, id).data;
  return (
    <>
      <ActionDialog
        endpoint={publishContentVersion}
        opens={t("publish")}
        openKind="action"
        title={t("publishTitle")}
        text={t("publishText")}
        submit={t("publish")}
        done={t("scheduled")}
        inputOf={({ publish_at }) => ({
          params: { id },
          body: { publish_at: momentOf(publish_at) ?? null },
        })}
      >
        <MomentInput name="publish_at" label={t("from")} hint={t("fromHint")} initial="now" />
      </ActionDialog>
      {written ? (
        <ProposeDialog
          endpoint={writeContentVersion}
          opens={t("writeAnew")}
          openKind="quiet"
          title={t("writeTitle")}
          submit={t("save")}
          done={t("saved")}
          versions={{ read: id, latest: latestText }}
          begin={() => beginningOf(written)}
        />
      ) : null}
    </>
  );
}
