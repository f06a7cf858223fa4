import { useRef } from "react";
import type { GameProps } from "../../games/game-module.ts";
import { GameCover } from "../../games/stage/game-cover.tsx";
import { GameStrip } from "./game-strip.tsx";

/** Shows the cover of a game that may not start yet: nothing of it is loaded. */
export function HeldGame({
  alone,
  studio,
  ...props
}: GameProps & { readonly studio: string; readonly alone: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      data-held
      className="flex min-h-dvh flex-col bg-ink [--strip:4rem] low:[--strip:3rem]"
    >
      {alone ? (
        <h1 className="sr-only">{props.game.title}</h1>
      ) : (
        <GameStrip {...props} studio={studio} frame={frame} />
      )}
      <section aria-label={props.game.title} className="relative flex grow overflow-clip">
        <GameCover game={props.game}>{null}</GameCover>
      </section>
    </div>
  );
}
