import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GameProps } from "../game-module.ts";
import { DrawnCover } from "../../shell/drawings/drawn-cover.tsx";

/** The game's own cover over all of its stage, dimmed, with words on it; one cut from its name when it does not arrive. */
export function GameCover({
  game: { slug, title },
  className,
  children,
}: {
  readonly game: GameProps["game"];
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(true);
  }, []);
  const place = "absolute inset-0 -z-20 size-full object-cover";
  return (
    <div
      className={clsx(
        "absolute inset-0 isolate grid place-items-center overflow-hidden p-6 text-center",
        className,
      )}
    >
      {failed ? (
        <DrawnCover name={title} className={place} />
      ) : (
        <img
          ref={image}
          src={`/games/${slug}/cover.svg`}
          alt=""
          onError={() => setFailed(true)}
          className={place}
        />
      )}
      <div className="absolute inset-0 -z-10 bg-ink/75" />
      {children}
    </div>
  );
}
