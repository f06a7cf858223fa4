import {
  DOCUMENT_KINDS,
  isDocumentWanted,
  submitVerification,
  type VerificationView,
} from "@houselight/contracts/verification";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { keepVerification } from "../../data/verification.ts";
import { FormAlert } from "../../forms/form-alert.tsx";
import { useErrorText } from "../../i18n/error-text.ts";
import { useToast } from "../../i18n/page/use-toast.ts";
import { DocumentKindRow } from "./document-kind-row.tsx";
import { ProviderVisit } from "./provider-visit.tsx";

/** Lists what was handed in, takes more, and sends it for checking. */
export function DocumentsPart({ view }: { readonly view: VerificationView }) {
  const t = useTranslations("verification.documents");
  const { documents, documents_left: left } = view;
  const wanted = isDocumentWanted(view, "identity");
  return (
    <section aria-labelledby="documents" className="rounded-tile bg-surface-1 p-5">
      <h2 id="documents" className="text-lg">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-[38rem] text-dim text-sm">{t("hint")}</p>
      <ul className="mt-4 flex flex-col">
        {DOCUMENT_KINDS.map((kind) => ({
          kind,
          own: documents.filter((one) => one.kind === kind),
          open: isDocumentWanted(view, kind) && left > 0,
        }))
          .filter(({ own, open }) => open || own.length > 0)
          .map(({ kind, own, open }) => (
            <DocumentKindRow key={kind} kind={kind} documents={own} open={open} />
          ))}
      </ul>
      {documents.length > 0 && left <= 3 ? (
        <p className="mt-4 text-dim text-sm">{left > 0 ? t("left", { count: left }) : t("full")}</p>
      ) : null}
      {wanted ? <Submission view={view} /> : null}
      {view.may_visit ? <ProviderVisit /> : null}
    </section>
  );
}

function Submission({ view }: { readonly view: VerificationView }) {
  const t = useTranslations("verification.documents");
  const toast = useToast();
  const locale = useLocale();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: () => call(submitVerification, {}),
    onSuccess: (next) => {
      keepVerification(queryClient, next);
      toast((say) => say("verification.documents.submitted"), "success");
    },
  });
  const missing = view.missing.map((kind) => t(kind));
  const kinds = new Intl.ListFormat(locale, { type: "conjunction" }).format(missing);
  return (
    <div className="mt-5 flex flex-col gap-4 border-line border-t pt-5">
      <FormAlert text={send.error ? errorText(send.error) : null} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          kind="action"
          disabled={!view.may_submit}
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {t("submit")}
        </Button>
        {view.may_submit ? null : (
          <p className="basis-60 grow text-dim text-sm">
            {missing.length > 0 ? t("missing", { kinds }) : t("betterFirst")}
          </p>
        )}
      </div>
    </div>
  );
}
