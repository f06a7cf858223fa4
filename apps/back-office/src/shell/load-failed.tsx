import { Button } from "@houselight/ui";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";

/** Shown where a screen cannot be drawn: after an update its file may be gone, and the page is loaded anew. */
export function LoadFailed() {
  const t = useWords("parts");
  return (
    <Page title={t("failed")}>
      <Button onClick={() => window.location.reload()}>{t("retry")}</Button>
    </Page>
  );
}
