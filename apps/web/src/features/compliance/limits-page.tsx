import type { UserLimitView } from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { limitsQuery } from "../../data/compliance.ts";
import { BreakChoices } from "./breaks/break-choices.tsx";
import { RealitySetting } from "./reality/reality-setting.tsx";
import { LimitList } from "./limits/limit-list.tsx";

const LimitDialog = lazy(() => import("./limits/limit-dialog.tsx"));

/** Lists what the player has set, with the ways to set, change and remove limits and to take a break. */
export function LimitsPage() {
  const t = useTranslations();
  const { data } = useQuery(limitsQuery);
  const [edited, setEdited] = useState<UserLimitView | "new" | null>(null);
  const excluded = data?.some(({ type }) => type === "selfexclusion") ?? false;
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl">{t("limits.title")}</h1>
        {data ? (
          <Button kind="action" onClick={() => setEdited("new")}>
            {t("limits.add")}
          </Button>
        ) : null}
      </div>
      <p className="mt-3 max-w-[38rem] text-dim text-md">{t("limits.text")}</p>
      <LimitList onChange={setEdited} />
      {data ? <RealitySetting /> : null}
      {data ? <BreakChoices excluded={excluded} /> : null}
      {edited ? (
        <Suspense fallback={null}>
          <LimitDialog limit={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
