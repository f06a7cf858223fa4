import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";

export interface ChoiceStepperProps<Value extends string | number> {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** From the least to the most. */
  readonly values: readonly Value[];
  readonly value: Value;
  readonly textOf: (value: Value) => string;
  readonly disabled: boolean;
  readonly className?: string;
  readonly onChange: (value: Value) => void;
}

/** One step down, a list of all, one step up. */
export function ChoiceStepper<Value extends string | number>({
  label,
  lessLabel,
  moreLabel,
  values,
  value,
  textOf,
  disabled,
  className,
  onChange,
}: ChoiceStepperProps<Value>) {
  const index = values.indexOf(value);
  const step = (by: number) => {
    const next = values[index + by];
    if (next !== undefined) onChange(next);
  };
  return (
    <div
      className={clsx(
        "flex items-center rounded-control bg-surface-2 low:justify-between",
        className,
      )}
    >
      <Button
        kind="bare"
        size="icon"
        aria-label={lessLabel}
        disabled={disabled || index <= 0}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </Button>
      <label className="relative flex min-h-13 min-w-18 grow flex-col items-center justify-center px-1">
        <span className="text-dim text-xs">{label}</span>
        <span aria-hidden="true" className="money font-semibold text-sm">
          {textOf(value)}
        </span>
        <select
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = values.find((each) => String(each) === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control bg-surface-2 text-center font-semibold text-cream text-sm opacity-0 focus-visible:opacity-100 disabled:cursor-default"
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {textOf(each)}
            </option>
          ))}
        </select>
      </label>
      <Button
        kind="bare"
        size="icon"
        aria-label={moreLabel}
        disabled={disabled || index < 0 || index >= values.length - 1}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
