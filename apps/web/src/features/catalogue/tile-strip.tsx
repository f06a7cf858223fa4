import { useHydrated } from "@tanstack/react-router";
import { Children, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useTranslations } from "use-intl/react";

const arrowClass =
  "absolute top-[calc(50%-3.5rem)] z-10 hidden size-11 cursor-pointer place-items-center rounded-full bg-surface-2 shadow-lifted hover:bg-line md:[@media(hover:hover)]:grid";

/** As many tiles as the widest page shows, and the edge of another one. */
const FIRST_TILES = 9;

/**
 * Tiles in a line that scrolls sideways and snaps; arrows show only where there is more. What lies beyond the
 * edge of the page is drawn once that is alive: a page does not wait for it.
 */
export function TileStrip({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const t = useTranslations("lobby");
  // Read in every drawing: a page is sent the words that its first drawing reads.
  const [left, right] = [t("moreLeft"), t("moreRight")];
  const isWhole = useDeferredValue(useHydrated());
  const tiles = Children.toArray(children).slice(0, isWhole ? undefined : FIRST_TILES);
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ left: false, right: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const before = element.scrollLeft > 4;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 4;
      setMore((old) =>
        old.left === before && old.right === after ? old : { left: before, right: after },
      );
    };
    element.addEventListener("scroll", measure, { passive: true });
    // Measures at once too, or when a browser that left the strip out comes to draw it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [tiles.length]);

  const scroll = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: "smooth" });
  };

  return (
    <div className="relative">
      <ul
        ref={list}
        aria-label={label}
        className="-mx-4 -my-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-3 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:gap-4 md:px-8"
      >
        {Children.map(tiles, (tile) => (
          <li className="w-[8.75rem] shrink-0 snap-start sm:w-[9.375rem]">{tile}</li>
        ))}
      </ul>
      {more.left ? (
        <button
          type="button"
          aria-label={left}
          onClick={() => scroll(-1)}
          className={`${arrowClass} -left-5`}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      ) : null}
      {more.right ? (
        <button
          type="button"
          aria-label={right}
          onClick={() => scroll(1)}
          className={`${arrowClass} -right-5`}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
