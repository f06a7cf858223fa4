import { Button, Checkbox, TextArea } from "@houselight/ui";
import { type ComponentType, useState } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { below, type FieldOf, usePathError } from "./field-context.ts";
import { initialValue, type Schema } from "./json-schema.ts";

/** A list: choices to set, plain values on lines of their own, or parts one below the other. */
export function ListField(
  props: FieldOf<Schema> & { readonly Field: ComponentType<FieldOf<Schema>> },
) {
  const items = props.schema.items ?? {};
  if (items.enum) return <ChoicesField {...props} options={items.enum} />;
  const isNumber = items.type === "integer" || items.type === "number";
  if (items.type === "string" || isNumber) return <LinesField {...props} isNumber={isNumber} />;
  return <PartsField {...props} items={items} />;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function ChoicesField({
  label,
  path,
  value,
  onChange,
  options,
}: FieldOf<Schema> & { readonly options: readonly string[] }) {
  const error = usePathError(path);
  const chosen = listOf(value);
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, option] : chosen.filter((one) => one !== option),
              )
            }
          />
        ))}
      </div>
      {error ? <p className="text-brick-text text-xs">{error}</p> : null}
    </fieldset>
  );
}

function LinesField({
  label,
  path,
  schema,
  value,
  onChange,
  required,
  isNumber,
}: FieldOf<Schema> & { readonly isNumber: boolean }) {
  const t = useWords("parts");
  const error = usePathError(path);
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string): unknown[] =>
    text
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .map((line) => (isNumber && Number.isFinite(Number(line)) ? Number(line) : line));
  return (
    <TextArea
      label={label}
      hint={t("onePerLine")}
      error={error}
      // A list may be empty, unless it says how many it has at least.
      required={required && (schema.minItems ?? 0) > 0}
      value={draft ?? listOf(value).join("\n")}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

function PartsField({
  label,
  path,
  schema,
  items,
  value,
  onChange,
  Field,
}: FieldOf<Schema> & {
  readonly items: Schema;
  readonly Field: ComponentType<FieldOf<Schema>>;
}) {
  const t = useWords("parts");
  const error = usePathError(path);
  const list = listOf(value);
  const isFull = schema.maxItems !== undefined && list.length >= schema.maxItems;
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      {list.map((part, at) => (
        // A part has no name but its place.
        // eslint-disable-next-line react/no-array-index-key
        <div key={at} className="flex flex-col gap-2">
          <Field
            schema={items}
            path={below(path, at)}
            label={`${label} ${at + 1}`}
            value={part}
            required
            onChange={(next) => onChange(list.map((one, index) => (index === at ? next : one)))}
          />
          <div className="flex justify-end gap-2">
            {at === 0 ? null : (
              <Button size="small" kind="bare" onClick={() => onChange(swapped(list, at))}>
                {t("moveUp")}
              </Button>
            )}
            <Button
              size="small"
              kind="bare"
              onClick={() => onChange(list.filter((_, index) => index !== at))}
            >
              {t("removeNamed", { name: `${label} ${at + 1}` })}
            </Button>
          </div>
        </div>
      ))}
      {error ? <p className="text-brick-text text-xs">{error}</p> : null}
      <Button
        size="small"
        className="self-start"
        disabled={isFull}
        onClick={() => onChange([...list, initialValue(items)])}
      >
        {t("addNamed", { name: label })}
      </Button>
    </fieldset>
  );
}

/** Returns a list in which a part has changed places with the one before it. */
function swapped(list: readonly unknown[], at: number): unknown[] {
  const next = [...list];
  [next[at - 1], next[at]] = [next[at], next[at - 1]];
  return next;
}
