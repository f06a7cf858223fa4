import {
  listPlayerNotes,
  type PlayerNoteView,
  writePlayerNote,
} from "@houselight/contracts/accounts";
import { useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useListing } from "../../api/use-listing.ts";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Form } from "../../parts/form/form.tsx";
import { AreaInput } from "../../parts/form/inputs.tsx";
import { Panel } from "../../parts/page.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Moment } from "../../parts/values.tsx";

const PAGE = 25;

/** Notes of operators about a player: each stays as it was written. */
export function PlayerNotes({ id }: { readonly id: number }) {
  const t = useWords("players");
  const listing = useListing(
    listPlayerNotes,
    { params: { id }, query: { limit: PAGE } },
    { rows: (page) => page, next: (last) => ({ before: last.id }), size: PAGE },
  );
  return (
    <Panel title={t("notes")}>
      <WriteNote id={id} />
      <div className="mt-4">
        <Records<PlayerNoteView>
          label={t("notes")}
          listing={listing}
          keyOf={(note) => note.id}
          empty={t("noNotes")}
          columns={[
            {
              id: "text",
              head: t("note"),
              cell: ({ text }) => <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>,
            },
            { id: "by", head: t("by"), cell: ({ operator }) => operator },
            { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      </div>
    </Panel>
  );
}

function WriteNote({ id }: { readonly id: number }) {
  const t = useWords("players");
  const write = useAction(writePlayerNote, t("noted"));
  const { idOf, done } = useRequestIds();
  const [written, setWritten] = useState(0);
  return (
    <Form
      key={written}
      submit={t("writeNote")}
      busy={write.busy}
      error={write.error}
      onSubmit={async ({ text = "" }) => {
        const body = { id: idOf({ text }), text };
        if (!(await write.run({ params: { id }, body }))) return;
        done();
        setWritten(written + 1);
      }}
    >
      <AreaInput name="text" label={t("note")} maxLength={2000} required />
    </Form>
  );
}
