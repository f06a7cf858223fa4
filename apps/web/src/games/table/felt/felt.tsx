import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { EnlargedFelt } from "./enlarged-felt.tsx";
import { type Direction, type SpotPlace, spotTowards } from "./felt-layout.ts";
import { type FeltProps, Spot } from "./spot.tsx";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** A finger does not hit what is smaller than this with certainty, in CSS pixels. */
const FINGER_PX = 44;

/**
 * The felt: every spot a button, arrow keys move between them. A finger on a spot that is too
 * small for it places nothing: it enlarges the felt around that spot, where the next press counts.
 */
export function Felt<Result>(props: FeltProps<Result>) {
  const { look, standing, onPlace, onRemove, disabled } = props;
  const t = useTranslations("games.table");
  const { across, down, places, first } = standing ? look.standing : look.lying;
  const [focused, setFocused] = useState(first);
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const [enlarged, setEnlarged] = useState<SpotPlace | null>(null);
  // A round has begun: the press that was asked for will not come.
  if (disabled && enlarged) setEnlarged(null);
  const felt = useRef<HTMLFieldSetElement>(null);
  const pointer = useRef("");
  const focusSpot = (key: string) =>
    felt.current?.querySelector<HTMLElement>(`[data-spot="${key}"]`)?.focus();

  function onPress(key: string, button: HTMLElement) {
    const { width, height } = button.getBoundingClientRect();
    const small = Math.min(width, height) < FINGER_PX;
    const finger = pointer.current === "touch";
    pointer.current = "";
    if (finger && small) setEnlarged(places.find((place) => place.key === key) ?? null);
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
        ref={felt}
        aria-label={t("table")}
        title=""
        inert={enlarged !== null}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onPointerLeave={() => setPointed([])}
        style={standing ? undefined : { aspectRatio: across / down }}
        className="relative m-0 w-full min-w-0 touch-manipulation border-0 p-0"
      >
        {places.map((place) => (
          <Spot
            key={place.key}
            {...props}
            place={place}
            focusable={place.key === focused}
            lit={pointed.includes(place.key)}
            onPress={onPress}
            onFocus={() => setFocused(place.key)}
            onPoint={(key) => setPointed(look.covered(key))}
          />
        ))}
      </fieldset>
      {enlarged ? (
        <EnlargedFelt
          {...props}
          around={enlarged}
          onClose={() => {
            setEnlarged(null);
            focusSpot(enlarged.key);
          }}
        />
      ) : null}
    </>
  );
}
