import type { RouletteSpot } from "@houselight/game-maths/european-roulette";
import clsx from "clsx";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { type Direction, SPOT_PLACES, type SpotPlace, spotTowards, upright } from "./layout.ts";
import { EnlargedTable } from "./enlarged-table.tsx";
import { Spot, type TableProps } from "./spot.tsx";
import { useWords } from "../words.ts";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** A finger does not hit what is smaller than this with certainty, in CSS pixels. */
const FINGER_PX = 44;

/**
 * The layout: every spot a button, arrow keys move between them. A finger on a spot that is too
 * small for it places nothing: it enlarges the table around that spot, where the next press counts.
 */
export function BettingTable(props: TableProps) {
  const { standing, onPlace, onRemove, disabled } = props;
  const t = useWords();
  const places = useMemo(() => (standing ? SPOT_PLACES.map(upright) : SPOT_PLACES), [standing]);
  const [focused, setFocused] = useState("straight-17");
  const [pointed, setPointed] = useState<RouletteSpot | null>(null);
  const [enlarged, setEnlarged] = useState<SpotPlace | null>(null);
  // A round has begun: the press that was asked for will not come.
  if (disabled && enlarged) setEnlarged(null);
  const table = useRef<HTMLFieldSetElement>(null);
  const pointer = useRef("");
  const focusSpot = (key: string) =>
    table.current?.querySelector<HTMLElement>(`[data-spot="${key}"]`)?.focus();

  function onPress(key: string, button: HTMLElement) {
    const { width, height } = button.getBoundingClientRect();
    const small = Math.min(width, height) < FINGER_PX;
    const finger = pointer.current === "touch";
    pointer.current = "";
    if (finger && small) setEnlarged(places.find(({ spot }) => spot.key === key) ?? null);
    else onPlace(key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      const next = spotTowards(places, focused, direction);
      setFocused(next);
      focusSpot(next);
    } else if ((event.key === "Delete" || event.key === "Backspace") && !disabled) {
      onRemove(focused);
    } else if (event.repeat) {
      event.preventDefault();
    }
  }

  return (
    <>
      <fieldset
        ref={table}
        aria-label={t("table")}
        title=""
        inert={enlarged !== null}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onPointerLeave={() => setPointed(null)}
        className={clsx(
          "relative m-0 w-full min-w-0 touch-manipulation border-0 p-0",
          !standing && "aspect-[14/5]",
        )}
      >
        {places.map((place) => (
          <Spot
            key={place.spot.key}
            {...props}
            place={place}
            focusable={place.spot.key === focused}
            lit={
              pointed !== null &&
              place.spot.kind === "straight" &&
              pointed.numbers.includes(place.spot.numbers[0] ?? -1)
            }
            onPress={onPress}
            onFocus={() => setFocused(place.spot.key)}
            onPoint={setPointed}
          />
        ))}
      </fieldset>
      {enlarged ? (
        <EnlargedTable
          {...props}
          places={places}
          around={enlarged}
          onClose={() => {
            setEnlarged(null);
            focusSpot(enlarged.spot.key);
          }}
        />
      ) : null}
    </>
  );
}
