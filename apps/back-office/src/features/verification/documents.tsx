import { type DocumentView, signDocumentAddress } from "@houselight/contracts/verification";
import { Button, Dialog } from "@houselight/ui";
import { useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useMay } from "../../data/operator.ts";
import { useErrorText, useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import { Count, Moment } from "../../parts/values.tsx";

/** Documents that a player has handed in. Each look at one is on the audit trail. */
export function Documents({ documents }: { readonly documents: readonly DocumentView[] }) {
  const t = useWords("verification");
  return (
    <Panel title={t("documents")}>
      {documents.length === 0 ? <p className="text-dim text-sm">{t("noDocuments")}</p> : null}
      <ul className="flex flex-col gap-2">
        {documents.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3 text-sm">
            <span className="grow">
              <span className="font-semibold">{t(`documentKinds.${one.kind}`)}</span>
              <span className="block text-dim text-xs">
                {one.content_type} · <Count value={one.size_bytes} /> {t("bytes")} ·{" "}
                <Moment at={one.uploaded_at} />
              </span>
            </span>
            <LookAt document={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Opens a document by an address that holds for a minute. */
function LookAt({ document }: { readonly document: DocumentView }) {
  const t = useWords("verification");
  const may = useMay();
  const errorText = useErrorText();
  const sign = useAction(signDocumentAddress);
  const [url, setUrl] = useState<string | null>(null);
  const name = t(`documentKinds.${document.kind}`);
  if (!may("documents.read")) return null;
  return (
    <>
      <Button
        size="small"
        busy={sign.busy}
        onClick={() => {
          void sign
            .run({ params: { id: document.id } })
            .then((answer) => setUrl(answer?.url ?? null));
        }}
      >
        {t("look")}
      </Button>
      {sign.error ? (
        <p role="alert" className="text-brick-text text-xs">
          {errorText(sign.error)}
        </p>
      ) : null}
      <Dialog
        open={url !== null}
        onClose={() => setUrl(null)}
        title={name}
        closeLabel={t("close")}
        shape="wide"
      >
        {url === null ? null : document.content_type === "application/pdf" ? (
          <a href={url} target="_blank" rel="noreferrer">
            {t("openPdf")}
          </a>
        ) : (
          <img src={url} alt={name} className="mx-auto max-h-[75vh] max-w-full" />
        )}
      </Dialog>
    </>
  );
}
