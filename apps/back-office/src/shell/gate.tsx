import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMay } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";
import { screenAt } from "./screens.ts";

/** Shows a screen to those who may open it, and says to others which permission it takes. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const t = useWords("shell");
  const may = useMay();
  const { pathname } = useLocation();
  const permission = screenAt(pathname)?.permission ?? null;
  if (permission === null || may(permission)) return children;
  return (
    <Page title={t("notAllowed")}>
      <p className="max-w-prose text-dim">{t("notAllowedText", { permission })}</p>
    </Page>
  );
}
