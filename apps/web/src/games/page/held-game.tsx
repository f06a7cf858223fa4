import { useRef } from "react";
import { GameCover } from "../stage/game-cover.tsx";
import { GameStrip } from "./game-strip.tsx";
import type { ShownGame } from "./shown-game.ts";

/** Shows the cover of a game that may not start yet: nothing of it is loaded. */
export function HeldGame({ alone, ...props }: ShownGame & { readonly alone: boolean }) {
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
        <GameStrip {...props} frame={frame} />
      )}
      <section aria-label={props.game.title} className="relative flex grow overflow-clip">
        <GameCover game={props.game} drawn={props.drawn ?? false}>
          {null}
        </GameCover>
      </section>
    </div>
  );
}
