import { pocketColour, type RouletteSpot } from "@houselight/game-maths/european-roulette";
import clsx from "clsx";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { Chips } from "./bet-slip.ts";
import { Chip } from "./chip.tsx";
import {
  type Direction,
  SPOT_PLACES,
  type SpotPlace,
  spotTowards,
  TABLE_DEPTH,
  TABLE_LENGTH,
  upright,
} from "./layout.ts";
import { useSpotName } from "./spot-name.ts";
import { useWords } from "../words.ts";

export interface BettingTableProps {
  readonly chips: Chips;
  readonly chipValues: readonly number[];
  readonly currency: string;
  readonly standing: boolean;
  readonly disabled: boolean;
  /** The number that came, while its result is shown. */
  readonly number: number | null;
  readonly onPlace: (spot: string) => void;
  readonly onRemove: (spot: string) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The layout: every spot a button, arrow keys move between them. */
export function BettingTable(props: BettingTableProps) {
  const { standing, onRemove, disabled } = props;
  const t = useWords();
  const places = useMemo(() => (standing ? SPOT_PLACES.map(upright) : SPOT_PLACES), [standing]);
  const [focused, setFocused] = useState("straight-17");
  const [pointed, setPointed] = useState<RouletteSpot | null>(null);
  const table = useRef<HTMLFieldSetElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      const next = spotTowards(places, focused, direction);
      setFocused(next);
      table.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
    } else if ((event.key === "Delete" || event.key === "Backspace") && !disabled) {
      onRemove(focused);
    } else if (event.repeat) {
      event.preventDefault();
    }
  }

  return (
    <fieldset
      ref={table}
      aria-label={t("table")}
      title=""
      onKeyDown={onKeyDown}
      onPointerLeave={() => setPointed(null)}
      className={clsx(
        "relative m-0 w-full min-w-0 border-0 p-0",
        standing ? "min-h-84" : "aspect-[14/5]",
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
          onFocus={() => setFocused(place.spot.key)}
          onPoint={setPointed}
        />
      ))}
    </fieldset>
  );
}

interface SpotProps extends BettingTableProps {
  readonly place: SpotPlace;
  readonly focusable: boolean;
  readonly lit: boolean;
  readonly onFocus: () => void;
  readonly onPoint: (spot: RouletteSpot | null) => void;
}

function Spot({
  place,
  chips,
  chipValues,
  currency,
  standing,
  disabled,
  number,
  focusable,
  lit,
  onPlace,
  onRemove,
  onFocus,
  onPoint,
}: SpotProps) {
  const t = useWords();
  const name = useSpotName()(place.spot);
  const money = useMoney();
  const { spot, x, y, width, height } = place;
  const [across, down] = standing ? [TABLE_DEPTH, TABLE_LENGTH] : [TABLE_LENGTH, TABLE_DEPTH];
  const cents = chips[spot.key] ?? 0;
  const won = number !== null && spot.numbers.includes(number);
  const isCell = isCellKind(spot);
  return (
    <button
      type="button"
      data-spot={spot.key}
      data-won={won && cents > 0 ? "" : undefined}
      tabIndex={focusable ? 0 : -1}
      aria-label={cents > 0 ? t("placed", { spot: name, amount: money(cents, currency) }) : name}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onPlace(spot.key)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!disabled) onRemove(spot.key);
      }}
      onFocus={onFocus}
      onPointerEnter={() => onPoint(spot)}
      style={{
        left: `${((x - width / 2) / across) * 100}%`,
        top: `${((y - height / 2) / down) * 100}%`,
        width: `${(width / across) * 100}%`,
        height: `${(height / down) * 100}%`,
        ...(isCell ? { background: cellPaper(spot) } : {}),
      }}
      className={clsx(
        "absolute grid cursor-pointer place-items-center aria-disabled:cursor-default focus-visible:z-20",
        isCell
          ? "border border-cream/50 font-semibold text-cream text-sm sm:text-md"
          : "z-10 rounded-full hover:bg-cream/40",
        isCell && lit && "brightness-150",
        isCell &&
          number !== null &&
          (spot.kind === "straight" && won ? "z-10 ring-4 ring-mint ring-inset" : "brightness-75"),
      )}
    >
      {isCell ? <CellText spot={spot} standing={standing} /> : null}
      {cents > 0 ? (
        <Chip
          cents={cents}
          currency={currency}
          chips={chipValues}
          className={clsx(
            "pointer-events-none absolute top-1/2 left-1/2 z-10 size-7 -translate-x-1/2 -translate-y-1/2 text-[0.625rem] sm:size-9 sm:text-xs",
            number !== null && (won ? "outline-3 outline-mint" : "grayscale"),
          )}
        />
      ) : null}
    </button>
  );
}

const isCellKind = ({ kind }: RouletteSpot): boolean =>
  !["split", "street", "corner", "six_line"].includes(kind);

const PAPERS = { red: "#a5283a", black: "#161c38", green: "#1f7a55", felt: "#164a3e" } as const;

function cellPaper({ key, kind, numbers }: RouletteSpot): string {
  if (kind === "straight") return PAPERS[pocketColour(numbers[0] ?? 0)];
  if (key === "red" || key === "black") return PAPERS[key];
  return PAPERS.felt;
}

function CellText({ spot, standing }: { readonly spot: RouletteSpot; readonly standing: boolean }) {
  const t = useWords();
  const { kind, key, numbers } = spot;
  const which = key.slice(-1);
  // Upright, a dozen is a tall strip; the other words fit across in small print.
  const turned = standing && kind === "dozen" ? "[writing-mode:vertical-rl]" : undefined;
  const small = standing && kind !== "straight" && kind !== "dozen" ? "text-xs" : undefined;
  const text =
    kind === "straight"
      ? String(numbers[0])
      : kind === "column"
        ? t("columnShort")
        : kind === "dozen"
          ? t("dozenShort", { which })
          : t(`spots.${key as "red"}`);
  return <span className={clsx("pointer-events-none", turned, small)}>{text}</span>;
}
