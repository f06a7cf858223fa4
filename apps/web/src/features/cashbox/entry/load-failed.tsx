import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";

/** What stands where payments would, when they could not be loaded. */
export function LoadFailed({
  text,
  onRetry,
}: {
  /** What could not be loaded; all payments unless said. */
  readonly text?: string;
  readonly onRetry: () => void;
}) {
  const t = useTranslations();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{text ?? t("cashbox.loadFailed")}</p>
      <Button onClick={onRetry}>{t("site.retry")}</Button>
    </div>
  );
}
