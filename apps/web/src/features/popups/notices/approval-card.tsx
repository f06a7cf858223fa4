import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { useAgeMin, useClientContext } from "../../../data/configuration.ts";

/** Asks a visitor of a licence that wants it to confirm the age, once in a browser (MODAL-10). */
export function ApprovalCard({ onConfirm }: { readonly onConfirm: () => void }) {
  const t = useTranslations("popups");
  const { brand, policy } = useClientContext();
  const age = useAgeMin();
  return (
    <section
      aria-label={t("approvalTitle", { place: policy.name })}
      className="pointer-events-auto flex animate-rise flex-col gap-3 rounded-tile border border-line-strong bg-surface-1 p-4 shadow-lifted sm:flex-row sm:items-center sm:gap-5 sm:px-5"
    >
      <div className="min-w-0 grow">
        <h2 className="text-md">{t("approvalTitle", { place: policy.name })}</h2>
        <p className="mt-1 text-dim">{t("approvalText", { brand: brand.name, age })}</p>
      </div>
      <Button className="shrink-0" onClick={onConfirm}>
        {t("approvalYes", { age })}
      </Button>
    </section>
  );
}
