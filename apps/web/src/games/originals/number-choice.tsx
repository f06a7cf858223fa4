import { Button } from "@houselight/ui/button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useEffect, useId, useState } from "react";

export interface NumberChoiceProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Whole hundredths, as are its limits and its steps. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Says how far the two buttons go from here. */
  readonly step: number;
  readonly disabled: boolean;
  readonly onChange: (hundredths: number) => void;
}

/** Reads hundredths from what was typed, a comma or a point before them; null when it is no number. */
export function readHundredths(text: string): number | null {
  const [, whole, part = ""] = /^\s*(\d{1,9})(?:[.,](\d{0,2})\d*)?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

const written = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** A number with two decimals: typed, or moved by two buttons. What is typed counts when it is left. */
export function NumberChoice({
  label,
  lessLabel,
  moreLabel,
  value,
  least,
  most,
  step,
  disabled,
  onChange,
}: NumberChoiceProps) {
  const id = useId();
  const [text, setText] = useState(written(value));
  useEffect(() => setText(written(value)), [value]);
  const within = (hundredths: number) => Math.min(most, Math.max(least, hundredths));
  const take = () => {
    const read = readHundredths(text);
    const next = read === null ? value : within(read);
    setText(written(next));
    if (next !== value) onChange(next);
  };
  return (
    <div className="flex items-center rounded-control bg-surface-2 low:justify-between">
      <Button
        kind="bare"
        size="icon"
        aria-label={lessLabel}
        disabled={disabled || value <= least}
        onClick={() => onChange(within(value - step))}
      >
        <Minus aria-hidden="true" className="size-5" />
      </Button>
      <div className="flex min-h-13 flex-col items-center justify-center px-1">
        <label htmlFor={id} className="text-dim text-xs">
          {label}
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === "Enter") take();
            if (event.key === "ArrowUp") onChange(within(value + step));
            if (event.key === "ArrowDown") onChange(within(value - step));
          }}
          className="money w-24 bg-transparent text-center font-semibold text-cream text-sm"
        />
      </div>
      <Button
        kind="bare"
        size="icon"
        aria-label={moreLabel}
        disabled={disabled || value >= most}
        onClick={() => onChange(within(value + step))}
      >
        <Plus aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
