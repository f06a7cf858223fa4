import { exportTrail } from "@houselight/contracts/staff";
import { Button } from "@houselight/ui";
import { useState } from "react";
import { download } from "../../api/call.ts";
import { useErrorText, useWords } from "../../i18n/use-words.ts";

/** Saves the entries that the filters find as a file; the export is on the trail itself. */
export function ExportTrail({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const t = useWords("audit");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    setBusy(true);
    setError(null);
    try {
      keep(await download(exportTrail, { query }));
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {error ? (
        <p role="alert" className="text-brick-text text-sm">
          {errorText(error)}
        </p>
      ) : null}
      <Button size="small" busy={busy} onClick={() => void run()}>
        {t("export")}
      </Button>
    </div>
  );
}

/** Hands a file to the browser, which asks where to keep it or does so. */
function keep(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
