import { pocketColour, type RouletteSpot } from "@houselight/game-maths/european-roulette";
import clsx from "clsx";
import { useMoney } from "../../../i18n/use-money.ts";
import type { Chips } from "./bet-slip.ts";
import { Chip } from "./chip.tsx";
import { type SpotPlace, TABLE_DEPTH, TABLE_LENGTH } from "./layout.ts";
import { useSpotName } from "./spot-name.ts";
import { useWords } from "../words.ts";

/** Props of a table that every spot on it shares. */
export interface TableProps {
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

interface SpotProps extends Omit<TableProps, "onPlace"> {
  readonly place: SpotPlace;
  readonly focusable: boolean;
  readonly lit: boolean;
  /** Shows a dot where a spot lies on a line. */
  readonly marked?: boolean;
  /** `button` is where the press landed. */
  readonly onPress: (spot: string, button: HTMLElement) => void;
  readonly onFocus?: () => void;
  readonly onPoint?: (spot: RouletteSpot | null) => void;
}

/** A place for chips: a cell of the table, or a line between cells. */
export function Spot({
  place,
  chips,
  chipValues,
  currency,
  standing,
  disabled,
  number,
  focusable,
  lit,
  marked = false,
  onPress,
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
      onClick={(event) => disabled || onPress(spot.key, event.currentTarget)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!disabled) onRemove(spot.key);
      }}
      onFocus={onFocus}
      onPointerEnter={() => onPoint?.(spot)}
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
        !isCell &&
          marked &&
          "before:size-3 before:rounded-full before:bg-cream/70 before:content-['']",
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
