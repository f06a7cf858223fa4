import type { GameView } from "@houselight/contracts/catalogue";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { DrawnCover } from "../../shell/drawings/drawn-cover.tsx";

/** Games whose preview moves while somebody points at it (GAME-01). */
const ANIMATED_CATEGORY = "animated";

/**
 * The picture of a game; one cut from its name when it has none or it does not arrive. It loads before other
 * pictures where it is one of the `first` that a page shows. Else it waits until the page is laid out: each
 * picture that comes before takes its share of the time until anything is seen.
 */
export function Cover({ game, first }: { readonly game: GameView; readonly first: boolean }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(true);
  }, []);
  const drawn = game.preview === null || failed;
  const isAnimated = game.categories.includes(ANIMATED_CATEGORY);
  return (
    <span
      data-animated={isAnimated || undefined}
      className={clsx(
        "tile-cover",
        isAnimated &&
          "*:transition-transform *:duration-[4s] *:ease-out group-focus-within:*:scale-115 group-hover:*:scale-115 motion-reduce:*:transition-none motion-reduce:*:scale-100!",
      )}
    >
      {drawn ? (
        <DrawnCover name={game.title} />
      ) : (
        <img
          ref={image}
          src={game.preview ?? undefined}
          alt=""
          width={300}
          height={400}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
