import { Button, buttonClass } from "@houselight/ui/button";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { TornPaper } from "./torn-paper.tsx";

/** Stands in the place of a page that fails; also the page `/oops`. Its lobby link reloads everything. */
export function ErrorPage({ reset }: { readonly reset?: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  return (
    <TornPaper title={t("errors.oopsTitle")} text={t("errors.oopsText")}>
      {reset ? (
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          {t("site.retry")}
        </Button>
      ) : null}
      <a href="/" className={buttonClass({ kind: "action" })}>
        {t("errors.toLobby")}
      </a>
    </TornPaper>
  );
}
