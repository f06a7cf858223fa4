import { getSeeds } from "@houselight/contracts/fairness";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import type { PanelProps } from "../game-module.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { useLastRound } from "../round/round-desk.ts";
import { CopiedCode, Fact, HowItWorks, LinkButton, Panel } from "./panel.tsx";
import { SEEDS_KEY } from "../../data/house-games.ts";

const VerifyDialog = lazy(async () => ({
  default: (await import("./verify-dialog.tsx")).VerifyDialog,
}));
const RotateDialog = lazy(async () => ({
  default: (await import("./rotate-dialog.tsx")).RotateDialog,
}));

/** Shows the seeds of the next round, and offers to check the last one. */
export function FairnessPanel({ game, mode, module }: PanelProps) {
  const t = useTranslations("games.panels");
  const last = useLastRound(game.slug, mode);
  const [open, setOpen] = useState<"verify" | "rotate" | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title={t("fairness")}>
      {mode === "real" ? <Seeds /> : null}
      {mode === "demo" ? <p className="text-dim text-xs">{t("demoFairnessText")}</p> : null}
      {last ? (
        <LinkButton onClick={() => setOpen("verify")}>{t("verify")}</LinkButton>
      ) : (
        <p className="text-dim text-xs">{t("playFirst")}</p>
      )}
      {mode === "real" ? (
        <LinkButton onClick={() => setOpen("rotate")}>{t("changeSeeds")}</LinkButton>
      ) : null}
      <HowItWorks />
      <Suspense fallback={null}>
        {open === "verify" && last ? (
          <VerifyDialog
            id={last.id}
            demo={last.mode === "demo" ? last : undefined}
            module={module}
            onClose={close}
          />
        ) : null}
        {open === "rotate" ? <RotateDialog onClose={close} /> : null}
      </Suspense>
    </Panel>
  );
}

function Seeds() {
  const t = useTranslations("games.panels");
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: SEEDS_KEY,
    queryFn: ({ signal }) => call(getSeeds, {}, { signal }),
  });
  if (error) return <p className="text-brick-text text-sm">{errorText(error)}</p>;
  if (!data) return <Skeleton className="h-32" />;
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <Fact name={t("nextRound")}>{t("roundNumber", { number: data.nonce })}</Fact>
      <CopiedCode short name={t("serverSeedHash")} text={data.server_seed_hash} />
      <CopiedCode short name={t("nextServerSeedHash")} text={data.next_server_seed_hash} />
      <CopiedCode short name={t("clientSeed")} text={data.client_seed} />
    </dl>
  );
}
