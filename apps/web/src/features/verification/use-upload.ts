import {
  DOCUMENT_MAX_BYTES,
  type DocumentKind,
  uploadDocument,
} from "@houselight/contracts/verification";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { sendFile } from "../../api/upload.ts";
import { verificationQuery } from "../../data/verification.ts";
import { useErrorText } from "../../i18n/error-text.ts";

/** A file on its way, with the part of it that has left. */
export interface Sending {
  readonly name: string;
  readonly percent: number;
}

/** Sends documents of one kind, one after the other, and says how far it is or why it failed. */
export function useUpload(kind: DocumentKind) {
  const t = useTranslations("verification.documents");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const upload = async (file: File): Promise<void> => {
    const { name, size } = file;
    setProblem(null);
    // What the server would refuse is not sent through a slow line first.
    if (size > DOCUMENT_MAX_BYTES) return setProblem(t("tooLarge", { name }));
    if (size === 0) return setProblem(t("empty", { name }));
    setSending({ name, percent: 0 });
    const onProgress = (part: number): void =>
      setSending({ name, percent: Math.min(100, Math.round(part * 100)) });
    try {
      const known = queryClient.getQueryData(verificationQuery.queryKey)?.documents ?? [];
      const { id } = await sendFile(uploadDocument, { query: { kind }, file, onProgress });
      // The house takes an equal file for the same document: nothing new is there to be checked.
      if (known.some((document) => document.id === id)) setProblem(t("again", { name }));
      await queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setSending(null);
    }
  };
  return { sending, problem, upload };
}
