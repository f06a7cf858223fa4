import { CONTENT_FILE_TYPES, uploadContentFile } from "@houselight/contracts/content";
import { Button, Dialog, Field, showToast } from "@houselight/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { upload } from "../../api/call.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Form, type FormValues } from "../../parts/form/form.tsx";
import { SelectInput, TextInput } from "../../parts/form/inputs.tsx";
import { SITE_LANGUAGES } from "./site-languages.ts";

/** A button with a dialog that hands in a file. */
export function UploadFile() {
  const t = useWords("content");
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const file = useRef<HTMLInputElement>(null);
  const close = () => {
    setOpen(false);
    setError(null);
  };
  const send = async ({ name = "", title = "", l }: FormValues) => {
    const chosen = file.current?.files?.[0];
    if (!chosen || busy) return;
    setBusy(true);
    setError(null);
    try {
      await upload(uploadContentFile, { query: { name, title, ...(l ? { l } : {}) } }, chosen);
      showToast(t("uploaded"), "success");
      close();
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
      void queries.invalidateQueries();
    }
  };
  return (
    <>
      <Button size="small" kind="action" onClick={() => setOpen(true)}>
        {t("upload")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("uploadTitle")} closeLabel={t("close")}>
        <Form submit={t("upload")} busy={busy} error={error} onSubmit={send}>
          <Field
            ref={file}
            label={t("file")}
            type="file"
            accept={Object.keys(CONTENT_FILE_TYPES).join(",")}
            required
          />
          <TextInput
            name="name"
            label={t("fileName")}
            hint={t("fileNameHint")}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            required
          />
          <TextInput name="title" label={t("title")} maxLength={200} required />
          <SelectInput
            name="l"
            label={t("language")}
            options={[["", t("all")], ...SITE_LANGUAGES]}
          />
        </Form>
      </Dialog>
    </>
  );
}
