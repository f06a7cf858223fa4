import type { GameView } from "@houselight/contracts/catalogue";
import { clsx } from "clsx";
import { SquareCover } from "../../games/square-cover.tsx";
import { DrawnCover } from "../../shell/drawings/drawn-cover.tsx";

/** The small cover of a listed game: ours have a square one, the others are cut from their tile's picture. */
export function ListedCover({
  game: { slug, title, preview, run_by: runner },
  className,
}: {
  readonly game: Pick<GameView, "slug" | "title" | "preview" | "run_by">;
  /** Sets the size. */
  readonly className: string;
}) {
  if (runner === "house") return <SquareCover slug={slug} className={className} />;
  const place = clsx("shrink-0 overflow-hidden rounded-control bg-surface-2", className);
  if (preview === null)
    return (
      <span className={clsx("block", place)}>
        <DrawnCover name={title} />
      </span>
    );
  return (
    <img
      src={preview}
      alt=""
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      className={clsx(place, "object-cover")}
    />
  );
}
