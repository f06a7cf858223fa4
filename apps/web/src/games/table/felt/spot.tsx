import clsx from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { Chips } from "../slip/bet-slip.ts";
import { Chip } from "../chip.tsx";
import type { TableLook } from "../table-look.ts";
import type { SpotPlace } from "./felt-layout.ts";

/** The part of a look that a felt is drawn by. */
type FeltLook<Result> = Pick<
  TableLook<Result>,
  "lying" | "standing" | "Cell" | "paper" | "covered" | "useNames"
>;

/** Props of a felt that every spot on it shares. */
export interface FeltProps<Result> {
  readonly look: FeltLook<Result>;
  readonly chips: Chips;
  readonly chipValues: readonly number[];
  readonly currency: string;
  readonly standing: boolean;
  readonly disabled: boolean;
  /** The spots that won, while a result is shown. */
  readonly won: ReadonlySet<string> | null;
  /** Spots that take no chips now, on a table whose bets come at different times. */
  readonly closed?: ReadonlySet<string>;
  /** Spots whose chips were laid since the last roll, or paid by it. */
  readonly marks?: Readonly<Record<string, "fresh" | "paid">>;
  /** Chips are small where a layout of many spots has little room. */
  readonly smallChips?: boolean;
  readonly onPlace: (spot: string) => void;
  readonly onRemove: (spot: string) => void;
}

interface SpotProps<Result> extends Omit<FeltProps<Result>, "onPlace"> {
  readonly place: SpotPlace;
  readonly focusable: boolean;
  readonly lit: boolean;
  /** Shows a dot where a spot lies on a line. */
  readonly marked?: boolean;
  /** `button` is where the press landed. */
  readonly onPress: (spot: string, button: HTMLElement) => void;
  readonly onFocus?: () => void;
  readonly onPoint?: (spot: string) => void;
}

/** A place for chips: a cell of the felt, or a line between cells. */
export function Spot<Result>(props: SpotProps<Result>) {
  const { place, look, chips, currency, standing, won, closed, marks, focusable, lit } = props;
  const { marked = false, onPress, onRemove, onFocus, onPoint } = props;
  const t = useTranslations("games.table");
  const money = useMoney();
  const { key, x, y, width, height, onLine = false } = place;
  const name = look.useNames().spot(key);
  const { across, down } = standing ? look.standing : look.lying;
  const cents = chips[key] ?? 0;
  const wins = won?.has(key) ?? false;
  const isClosed = closed?.has(key) ?? false;
  const disabled = props.disabled || isClosed;
  return (
    <button
      type="button"
      data-spot={key}
      data-won={wins && cents > 0 ? "" : undefined}
      tabIndex={focusable ? 0 : -1}
      aria-label={cents > 0 ? t("placed", { spot: name, amount: money(cents, currency) }) : name}
      aria-disabled={disabled || undefined}
      onClick={(event) => disabled || onPress(key, event.currentTarget)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!disabled) onRemove(key);
      }}
      onFocus={onFocus}
      onPointerEnter={() => onPoint?.(key)}
      style={{
        left: `${((x - width / 2) / across) * 100}%`,
        top: `${((y - height / 2) / down) * 100}%`,
        width: `${(width / across) * 100}%`,
        height: `${(height / down) * 100}%`,
        ...(onLine ? {} : { background: look.paper(key) }),
      }}
      className={clsx(
        "absolute grid cursor-pointer place-items-center aria-disabled:cursor-default focus-visible:z-20",
        onLine
          ? "z-10 rounded-full hover:bg-cream/40"
          : "border border-cream/50 font-semibold text-cream text-sm sm:text-md",
        onLine &&
          marked &&
          "before:size-3 before:rounded-full before:bg-cream/70 before:content-['']",
        !onLine && lit && "brightness-150",
        isClosed && cents === 0 && "brightness-75",
        marks?.[key] === "paid" && "z-10 ring-3 ring-mint ring-inset",
        !onLine && won !== null && (wins ? "z-10 ring-3 ring-mint ring-inset" : "brightness-75"),
      )}
    >
      {onLine ? null : <look.Cell spot={key} standing={standing} />}
      {cents > 0 ? <PlacedChip {...props} cents={cents} wins={wins} /> : null}
    </button>
  );
}

function PlacedChip<Result>({
  cents,
  wins,
  place,
  currency,
  chipValues,
  won,
  marks,
  smallChips = false,
}: SpotProps<Result> & { readonly cents: number; readonly wins: boolean }) {
  return (
    <span
      style={{
        top: `${(place.chipAt ?? 0.5) * 100}%`,
        left: `${(place.chipFromLeft ?? 0.5) * 100}%`,
      }}
      className="pointer-events-none absolute z-10 -translate-x-1/2 -translate-y-1/2"
    >
      <Chip
        cents={cents}
        currency={currency}
        chips={chipValues}
        className={clsx(
          smallChips ? "size-6.5 text-[0.5625rem]" : "size-7 text-[0.625rem] sm:size-9 sm:text-xs",
          won !== null && (wins ? "outline-3 outline-mint" : "grayscale"),
          marks?.[place.key] === "paid" && "outline-3 outline-mint",
          marks?.[place.key] === "fresh" && "outline-2 outline-amber outline-offset-1",
        )}
      />
    </span>
  );
}
