import { Button } from "@houselight/ui/button";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { SpotPlace } from "./felt-layout.ts";
import { type FeltProps, Spot } from "./spot.tsx";

/** Side of an enlarged cell, in pixels: a line between cells is then as wide as a fingertip. */
const CELL_PX = 112;

/** The part of the felt around a spot, large enough for a finger, over the whole board. */
export function EnlargedFelt<Result>({
  around,
  onClose,
  ...felt
}: FeltProps<Result> & {
  readonly around: SpotPlace;
  readonly onClose: () => void;
}) {
  const t = useTranslations("games.table");
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>(`[data-spot="${around.key}"]`)?.focus();
  }, [around]);
  const { across, down, places } = felt.standing ? felt.look.standing : felt.look.lying;
  const place = (spot: string) => {
    felt.onPlace(spot);
    onClose();
  };
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-label={t("enlarged")}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") onClose();
      }}
      className="absolute inset-0 z-30 flex animate-fade flex-col gap-2 bg-ink/90 p-2"
    >
      <div className="flex items-center justify-between gap-3 pl-2">
        <p className="text-sm">{t("enlarged")}</p>
        <Button kind="quiet" size="icon" aria-label={t("closeEnlarged")} onClick={onClose}>
          <X aria-hidden="true" className="size-5.5" />
        </Button>
      </div>
      <div className="relative min-h-0 grow overflow-hidden rounded-control [container-type:size]">
        <div
          className="absolute"
          style={{
            width: across * CELL_PX,
            height: down * CELL_PX,
            left: shift("100cqw", across, around.x),
            top: shift("100cqh", down, around.y),
          }}
        >
          {places.map((one) => (
            <Spot
              key={one.key}
              {...felt}
              place={one}
              focusable
              lit={false}
              marked
              onPress={place}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Moves the felt so that a point of it lies in the middle of the window, or as near as its edge allows. */
const shift = (window: string, cells: number, at: number): string =>
  `clamp(${window} - ${cells * CELL_PX}px, ${window} / 2 - ${at * CELL_PX}px, 0px)`;
