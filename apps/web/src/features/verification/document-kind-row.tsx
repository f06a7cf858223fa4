import {
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentView,
} from "@houselight/contracts/verification";
import { Button } from "@houselight/ui/button";
import { FieldNote } from "@houselight/ui/field";
import { ProgressBar } from "@houselight/ui/progress-bar";
import FileCheck from "lucide-react/icons/file-check";
import { useId, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../i18n/local-time.tsx";
import { type Sending, useUpload } from "./use-upload.ts";

const HINTS = {
  identity: "identityHint",
  address: "addressHint",
  source_of_wealth: "wealthHint",
} as const;

/** One kind of document: what came, and the way to add another. */
export function DocumentKindRow({
  kind,
  documents,
  open,
}: {
  readonly kind: DocumentKind;
  readonly documents: readonly DocumentView[];
  readonly open: boolean;
}) {
  const t = useTranslations("verification.documents");
  const { sending, problem, upload } = useUpload(kind);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  return (
    <li className="border-line border-t py-4 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="basis-64 grow">
          <h3 className="font-semibold font-text text-md">{t(kind)}</h3>
          {open ? <p className="mt-0.5 text-dim text-sm">{t(HINTS[kind])}</p> : null}
        </div>
        {open ? (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={DOCUMENT_TYPES.join(",")}
              data-kind={kind}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file can be chosen again after an error.
                target.value = "";
                if (file) void upload(file);
              }}
            />
            <Button
              busy={sending !== null}
              aria-label={t("addOf", { kind: t(kind) })}
              aria-describedby={noteId}
              onClick={() => input.current?.click()}
            >
              {t("add")}
            </Button>
          </>
        ) : null}
      </div>
      <ul className="mt-2 flex flex-col gap-1 empty:hidden">
        {documents.map(({ id, content_type, size_bytes, uploaded_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 text-dim text-sm">
            <FileCheck aria-hidden="true" className="size-4 shrink-0 text-mint" />
            <span>{fileWords(content_type, size_bytes)}</span>
            <span>{t.rich("received", { time: () => <LocalTime iso={uploaded_at} /> })}</span>
          </li>
        ))}
      </ul>
      {sending ? <Progress sending={sending} /> : null}
      <div className="mt-2 empty:hidden">
        <FieldNote id={noteId} error={open ? problem : null} />
      </div>
    </li>
  );
}

/** `PDF, 240 KB`: the name that it had is not kept. */
function fileWords(type: DocumentView["content_type"], bytes: number): string {
  const kind = type.slice(type.indexOf("/") + 1).toUpperCase();
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return `${kind}, ${kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`}`;
}

function Progress({ sending: { name, percent } }: { readonly sending: Sending }) {
  const t = useTranslations("verification.documents");
  const text = t("sending", { name, percent: String(percent) });
  return (
    <div className="mt-3">
      <p className="break-all text-sm">{text}</p>
      <ProgressBar label={text} percent={percent} tone="mint" className="mt-2 h-1.5!" />
    </div>
  );
}
