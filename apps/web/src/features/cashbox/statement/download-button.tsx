import { Button } from "@houselight/ui/button";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useTranslations } from "use-intl/react";
import { type StatementFilter, statementPage } from "../../../data/cashbox.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import { loadStatement } from "./load-statement.ts";
import { statementCsv } from "./statement-csv.ts";

const PAGE_SIZE = 100;

/** Fetches every row of the filter and hands them over as a CSV file. */
export function DownloadButton({ filter }: { readonly filter: StatementFilter }) {
  const t = useTranslations("cashbox.statement");
  const errorToast = useErrorToast();
  const download = useMutation({
    mutationFn: () => loadStatement((before) => statementPage(filter, before, PAGE_SIZE)),
    onSuccess: (rows) => saveFile(statementCsv(rows), `${t("fileName")}.csv`),
    onError: errorToast,
  });
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" className="size-4.5" />
      {t("download")}
    </Button>
  );
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
