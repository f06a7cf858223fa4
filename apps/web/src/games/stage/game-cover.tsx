import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type CoverShape, coverAddress } from "../cover-address.ts";
import type { GameProps } from "../game-module.ts";
import { DrawnCover } from "../../shell/drawings/drawn-cover.tsx";

/** Each shape shows in the places that cut nothing off its middle. */
const PLACES: Readonly<Record<CoverShape, string>> = {
  tall: "[@container(max-aspect-ratio:0.75)]:block",
  square: "[@container(min-aspect-ratio:0.7501)]:[@container(max-aspect-ratio:1)]:block",
  wide: "[@container(min-aspect-ratio:1.0001)]:[@container(max-aspect-ratio:1.78)]:block",
  low: "[@container(min-aspect-ratio:1.7801)]:block",
};

/** A stage that fills such a window is tall, whatever stands above it. */
const UPRIGHT_PHONE = "(max-aspect-ratio: 3/5)";

/** The game's own cover over all of its stage, dimmed, with words on it; one cut from its name when it does not arrive. */
export function GameCover({
  game: { slug, title },
  className,
  drawn = false,
  children,
}: {
  readonly game: Pick<GameProps["game"], "slug" | "title">;
  readonly className?: string;
  /** True for a game that has no pictures of ours. */
  readonly drawn?: boolean;
  readonly children: ReactNode;
}) {
  const [failed, setFailed] = useState(drawn);
  const shapes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    const images = [...(shapes.current?.querySelectorAll("img") ?? [])];
    if (images.some(({ complete, naturalWidth }) => complete && naturalWidth === 0))
      setFailed(true);
  }, []);
  return (
    <div
      className={clsx(
        "absolute inset-0 isolate grid place-items-center overflow-hidden p-6 text-center",
        className,
      )}
    >
      {failed ? (
        <DrawnCover name={title} className="absolute inset-0 -z-20 size-full object-cover" />
      ) : (
        <div ref={shapes} className="absolute inset-0 -z-20 [container-type:size]">
          {/* Which one shows is known when the page has been laid out; on an upright phone it is known before. */}
          <link
            rel="preload"
            as="image"
            href={coverAddress(slug, "tall")}
            media={UPRIGHT_PHONE}
            fetchPriority="high"
          />
          {Object.entries(PLACES).map(([shape, place]) => (
            // Only the one that shows is asked for.
            <img
              key={shape}
              data-cover={shape}
              src={coverAddress(slug, shape as CoverShape)}
              alt=""
              loading="lazy"
              onError={() => setFailed(true)}
              className={clsx("hidden size-full object-cover", place)}
            />
          ))}
        </div>
      )}
      <div className="absolute inset-0 -z-10 bg-ink/75" />
      {children}
    </div>
  );
}
