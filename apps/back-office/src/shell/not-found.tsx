import { useWords } from "../i18n/use-words.ts";
import { Link } from "../parts/link.tsx";
import { Page } from "../parts/page.tsx";

/** Shown at an address without a screen. */
export function NotFound() {
  const t = useWords("shell");
  return (
    <Page title={t("notFound")}>
      <p>
        <Link to="/">{t("menu.home")}</Link>
      </p>
    </Page>
  );
}
