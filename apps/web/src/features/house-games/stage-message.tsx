import { Button, buttonClass } from "@houselight/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { DrawnCover } from "../../shell/drawn-cover.tsx";
import type { GameModuleState } from "./use-game-module.ts";

/** Shows that the game is loading, or that it cannot be shown. */
export function StageMessage({
  title,
  status,
}: {
  readonly title: string;
  readonly status: GameModuleState["status"];
}) {
  const t = useTranslations();
  return (
    <div className="relative isolate grid w-full place-items-center p-6 text-center">
      <DrawnCover name={title} className="absolute inset-0 -z-20" />
      <div className="absolute inset-0 -z-10 bg-ink/75" />
      {status === "loading" ? (
        <output className="text-lg">{t("play.loading")}</output>
      ) : (
        <div role="alert" className="flex max-w-md flex-col items-center gap-4">
          <h2 className="text-xl">{t(status === "failed" ? "play.failed" : "play.notHere")}</h2>
          {status === "missing" ? <p className="text-md">{t("play.notHereText")}</p> : null}
          {status === "failed" ? (
            <Button kind="action" onClick={() => window.location.reload()}>
              {t("site.retry")}
            </Button>
          ) : (
            <Link to="/" className={buttonClass({ kind: "action" })}>
              {t("errors.toLobby")}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
