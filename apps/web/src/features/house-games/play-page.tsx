import { clsx } from "clsx";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../../games/game-module.ts";
import { GameStrip } from "../../games/page/game-strip.tsx";
import { useGameModule } from "./use-game-module.ts";
import { StageMessage } from "./stage-message.tsx";

/** The frame of a game: strip above, stage, panels beside it. The game itself loads into it. */
export function PlayPage(
  props: GameProps & {
    readonly studio: string;
    /** Without strip and panels: the game alone in the window (ROUTE-25). */
    readonly alone: boolean;
  },
) {
  const { studio, alone, ...gameProps } = props;
  const t = useTranslations("play");
  const frame = useRef<HTMLDivElement>(null);
  const module = useGameModule(gameProps.game.slug);
  const ready = module.status === "ready" ? module : null;
  // The panels' place is kept while they load, so that the stage does not move.
  const hasPanels = !alone && (module.status === "ready" || module.status === "loading");
  return (
    <div
      ref={frame}
      className={clsx(
        "flex min-h-dvh flex-col bg-ink",
        alone ? "[--strip:0rem]" : "[--strip:4rem] low:[--strip:3rem]",
      )}
    >
      {alone ? (
        <h1 className="sr-only">{gameProps.game.title}</h1>
      ) : (
        <GameStrip {...gameProps} studio={studio} frame={frame} />
      )}
      <div
        className={clsx(
          "mx-auto grid w-full grow content-start gap-6 low:gap-4 low:p-0",
          !alone && "max-w-[90rem] sm:p-4 lg:p-6",
          hasPanels && "low:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_19rem]",
        )}
      >
        <section
          aria-label={gameProps.game.title}
          style={ready ? { backgroundColor: ready.game.palette.ground } : undefined}
          className={clsx(
            "relative flex min-h-[calc(100dvh-var(--strip))] min-w-0 overflow-clip bg-surface-1 low:min-h-[calc(100dvh-var(--strip))] low:rounded-none",
            !alone &&
              "sm:min-h-[min(45rem,calc(100dvh-6rem))] sm:rounded-tile lg:min-h-[min(48rem,calc(100dvh-7rem))] lg:self-start",
          )}
        >
          {ready ? (
            <ready.game.Stage {...gameProps} />
          ) : (
            <StageMessage game={gameProps.game} status={module.status} />
          )}
        </section>
        {ready && !alone ? (
          <aside
            aria-label={t("panels")}
            className="flex flex-col gap-4 low:grid low:grid-cols-2 low:items-start low:px-4 low:pb-6 max-sm:px-4 max-sm:pb-6"
          >
            <ready.SidePanels {...gameProps} module={ready.game} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
