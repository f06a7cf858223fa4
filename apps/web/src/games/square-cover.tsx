import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { DrawnCover } from "../shell/drawings/drawn-cover.tsx";
import { coverAddress } from "./cover-address.ts";

/** The small square cover of a game beside its name; one cut from its slug when it does not arrive. */
export function SquareCover({
  slug,
  className,
}: {
  readonly slug: string;
  /** Sets the size. */
  readonly className: string;
}) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(true);
  }, []);
  const place = clsx("shrink-0 overflow-hidden rounded-control bg-surface-2", className);
  if (failed)
    return (
      <span className={clsx("block", place)}>
        <DrawnCover name={slug} />
      </span>
    );
  return (
    <img
      ref={image}
      data-cover="square"
      src={coverAddress(slug, "square")}
      alt=""
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={place}
    />
  );
}
