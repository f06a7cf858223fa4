import { clsx } from "clsx";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { GameProps } from "../../games/game-module.ts";
import { GameStrip } from "./game-strip.tsx";
import { useGameModule } from "./use-game-module.ts";
import { StageMessage } from "./stage-message.tsx";

/** The frame of a game: strip above, stage, panels beside it. The game itself loads into it. */
export function PlayPage(props: GameProps & { readonly studio: string }) {
  const { studio, ...gameProps } = props;
  const t = useTranslations("play");
  const frame = useRef<HTMLDivElement>(null);
  const module = useGameModule(gameProps.game.slug);
  const ready = module.status === "ready" ? module : null;
  return (
    <div ref={frame} className="flex min-h-dvh flex-col bg-ink">
      <GameStrip {...gameProps} studio={studio} frame={frame} />
      <div
        className={clsx(
          "mx-auto grid w-full max-w-[90rem] grow content-start gap-6 sm:p-4 lg:p-6",
          ready && "lg:grid-cols-[minmax(0,1fr)_19rem]",
        )}
      >
        <section
          aria-label={gameProps.game.title}
          style={ready ? { backgroundColor: ready.game.palette.ground } : undefined}
          className="relative flex min-h-[calc(100dvh-4rem)] lg:self-start overflow-hidden bg-surface-1 sm:min-h-[min(45rem,calc(100dvh-6rem))] sm:rounded-tile lg:min-h-[min(48rem,calc(100dvh-7rem))]"
        >
          {ready ? (
            <ready.game.Stage {...gameProps} />
          ) : (
            <StageMessage title={gameProps.game.title} status={module.status} />
          )}
        </section>
        {ready ? (
          <aside aria-label={t("panels")} className="flex flex-col gap-4 max-sm:px-4 max-sm:pb-6">
            <ready.SidePanels {...gameProps} module={ready.game} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
