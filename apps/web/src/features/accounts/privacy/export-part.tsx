import { exportData } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { type Proof, ProofForm } from "../security/proof-form.tsx";
import { exportFile } from "./export-file.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";

/** All of it can take a while to gather. */
const EXPORT_TIMEOUT_MS = 30_000;

/** Gives a player the file with all that the house knows about them. */
export function ExportPart() {
  const t = useTranslations("leaving");
  const toast = useToast();
  const format = useFormatter();
  const locale = useLocale();
  const { brand } = useClientContext();
  const [isOpen, setOpen] = useState(false);
  const send = async ({ current_password }: Proof) => {
    const data = await call(
      exportData,
      { body: { current_password } },
      { timeoutMs: EXPORT_TIMEOUT_MS, retries: 0 },
    );
    const time = format.dateTime(new Date(data.made_at), { dateStyle: "long", timeStyle: "short" });
    const html = exportFile(data, {
      title: t("fileTitle", { brand: brand.name }),
      made: t("fileMade", { time, id: String(data.player_id) }),
      json: t("fileJson"),
      nothing: t("fileNothing"),
      lang: locale,
    });
    save(html, `${brand.id}-${data.player_id}-${data.made_at.slice(0, 10)}.html`);
    setOpen(false);
    toast((say) => say("leaving.exported"), "success");
  };
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <h2 className="text-lg">{t("exportTitle")}</h2>
      <p className="mt-2 text-dim text-sm">{t("exportText")}</p>
      {isOpen ? (
        <div className="mt-4">
          <ProofForm
            asks={["password"]}
            component="profile"
            action={t("export")}
            onSend={send}
            onCancel={() => setOpen(false)}
          />
        </div>
      ) : (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          {t("export")}
        </Button>
      )}
    </section>
  );
}

function save(html: string, name: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
