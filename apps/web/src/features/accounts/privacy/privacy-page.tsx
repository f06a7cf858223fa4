import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ClosureParts } from "./closure-part.tsx";
import { ConsentPart } from "./consent-part.tsx";
import { ExportPart } from "./export-part.tsx";

/** Shows what a player gets from the house and what it knows, and the way out; `children` tell of the money. */
export function PrivacyPage({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("privacy");
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-2 text-dim text-md">{t("text")}</p>
      <div className="mt-6 flex flex-col gap-4">
        <ConsentPart />
        {children}
        <ExportPart />
        <ClosureParts />
      </div>
    </div>
  );
}
