import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";

/** Stands in the place of payments that could not be loaded. */
export function LoadFailed({
  text,
  onRetry,
}: {
  /** Message about what could not be loaded; about all payments unless given. */
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
