import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import type { Pace } from "../../round/pace/pace.ts";
import { pictureOf, type SlotLook } from "../slot-look.ts";
import type { Show } from "../stage/director.ts";
import { framesOf, isMoment, type MomentSheet, transformOf } from "./moment.ts";

/** A little less than the beat that it belongs to. */
const MOMENT_MS = 1750;

/** Shows what one remembers of a game, over its board, when it comes. Whoever asks for less motion finds it still. */
export function MomentScene({
  look,
  show,
  pace,
}: {
  readonly look: SlotLook;
  readonly show: Show;
  readonly pace: Pace;
}) {
  const { moment } = look;
  if (!moment || show.over || !isMoment(moment, show)) return null;
  return (
    <div
      aria-hidden="true"
      data-scene="moment"
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      {moment.sheets.map((sheet) => (
        <Sheet key={sheet.picture} {...{ look, sheet, pace }} after={moment.after ?? 0} />
      ))}
    </div>
  );
}

function Sheet({
  look,
  sheet,
  after,
  pace,
}: {
  readonly look: SlotLook;
  readonly sheet: MomentSheet;
  readonly after: number;
  readonly pace: Pace;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pace.cuts) return undefined;
    const moved = element.current?.animate(framesOf(sheet, after), {
      duration: pace.ms(MOMENT_MS),
      fill: "both",
    });
    return () => moved?.cancel();
  }, [sheet, after, pace]);
  return (
    <div
      ref={element}
      className={clsx(
        "absolute inset-0 bg-center bg-no-repeat",
        sheet.fits === "stage" ? "bg-cover" : "bg-[length:min(62vmin,34rem)]",
      )}
      style={{
        backgroundImage: `url(${pictureOf(look, sheet.picture)})`,
        transform: transformOf(sheet.still ?? sheet.to),
      }}
    />
  );
}
