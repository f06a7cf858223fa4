import { Button, buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../../games/game-module.ts";
import { GameCover } from "../../games/stage/game-cover.tsx";
import type { GameModuleState } from "./use-game-module.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Shows that the game is loading, or that it cannot be shown. */
export function StageMessage({
  game,
  status,
}: {
  readonly game: GameProps["game"];
  readonly status: GameModuleState["status"];
}) {
  const t = useTranslations();
  return (
    <GameCover game={game}>
      {status === "loading" ? (
        <output className="text-lg noscript:hidden">{t("play.loading")}</output>
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
    </GameCover>
  );
}
