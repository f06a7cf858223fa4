import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";

/** What stands where payments would, when they could not be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{t("cashbox.loadFailed")}</p>
      <Button onClick={onRetry}>{t("site.retry")}</Button>
    </div>
  );
}
