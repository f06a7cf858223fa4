import { Field, Select } from "@houselight/ui";
import { type ReactNode, useState } from "react";

/** The filters above a list: two in a line on narrow screens, elsewhere as many as there is room for. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 *:min-w-0 sm:flex sm:flex-wrap sm:*:max-w-84 sm:*:grow sm:*:basis-38">
      {children}
    </div>
  );
}

/** A filter of some few values. */
export function SelectFilter({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  /** Values with their names. */
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** A filter that is written: it counts once Enter is pressed or the field is left. */
export function TextFilter({
  label,
  value,
  type = "search",
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly type?: "search" | "date" | "number";
  readonly onChange: (value: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft !== null && draft.trim() !== value) onChange(draft.trim());
    setDraft(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <Field
        label={label}
        type={type}
        value={draft ?? value}
        onChange={(event) => {
          // A day is chosen, not written: it counts at once.
          if (type === "date") onChange(event.target.value);
          else setDraft(event.target.value);
        }}
        onBlur={settle}
      />
    </form>
  );
}
