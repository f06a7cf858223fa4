import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";

/** Puts other ways in below a form, apart from it; a line says "or" where there is one. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("auth");
  return (
    <div className="flex flex-col gap-3 [&:not(:has(button))]:hidden">
      <p className="flex items-center gap-3 text-dim text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {children}
    </div>
  );
}
