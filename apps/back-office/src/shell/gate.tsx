import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMay, useOperator } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { Link } from "../parts/link.tsx";
import { Page } from "../parts/page.tsx";
import { mayOpen, screenAt } from "./screens.ts";

/** Address at which the second step is set up, before everything else where the house requires it. */
const ACCOUNT = "/account";

/** Shows a screen to those who may open it, and says to others which permission it takes. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const t = useWords("shell");
  const may = useMay();
  const { pathname } = useLocation();
  const { second_step_needed } = useOperator();
  if (second_step_needed && pathname !== ACCOUNT)
    return (
      <Page title={t("stepNeeded")}>
        <p>
          <Link to={ACCOUNT}>{t("account")}</Link>
        </p>
      </Page>
    );
  if (mayOpen(pathname, may)) return children;
  const permission = screenAt(pathname)?.permission ?? "";
  return (
    <Page title={t("notAllowed")}>
      <p className="max-w-prose text-dim">{t("notAllowedText", { permission })}</p>
    </Page>
  );
}
