import { Checkbox, Field, Select, TextArea } from "@houselight/ui";
import { useState } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { localMoment, utcOf } from "../local-moment.ts";
import { type FieldOf, usePathError } from "./field-context.ts";
import type { Schema } from "./json-schema.ts";

type ScalarProps = FieldOf<Schema> & { readonly nullable: boolean };

/** Texts that may have more characters are written in several lines. */
const LONG_TEXT = 500;

/** One plain value: a choice, a yes or no, a number, an amount, a moment or a text. */
export function ScalarField(props: ScalarProps) {
  const { schema, label, value, onChange, path } = props;
  const error = usePathError(path);
  if (schema.enum) return <ChoiceField {...props} error={error} />;
  if (schema.type === "boolean")
    return (
      <Checkbox
        label={label}
        checked={value === true}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (schema.type === "integer" || schema.type === "number")
    return <NumberField {...props} error={error} />;
  return <TextField {...props} error={error} />;
}

type Faulty = { readonly error: string | undefined };

function ChoiceField({
  schema,
  label,
  value,
  onChange,
  required,
  nullable,
  error,
}: ScalarProps & Faulty) {
  const t = useWords("parts");
  const absent = nullable ? null : undefined;
  return (
    <Select
      label={label}
      error={error}
      required={required && !nullable}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => onChange(event.target.value === "" ? absent : event.target.value)}
    >
      {required && !nullable ? null : <option value="">{t("none")}</option>}
      {(schema.enum ?? []).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  );
}

/** A whole number. Amounts in hundredths of a euro are written in euros. */
function NumberField({
  schema,
  path,
  label,
  value,
  onChange,
  required,
  nullable,
  error,
}: ScalarProps & Faulty) {
  const unit = path.endsWith("_eur_cents") ? 100 : 1;
  const absent = nullable ? null : undefined;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = typeof value === "number" ? String(value / unit) : "";
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
  return (
    <Field
      label={unit === 1 ? label : `${label} (EUR)`}
      error={error}
      type="number"
      inputMode="decimal"
      step={unit === 1 ? 1 : 0.01}
      min={
        schema.minimum === undefined && schema.exclusiveMinimum === undefined
          ? undefined
          : least / unit
      }
      max={schema.maximum === undefined ? undefined : schema.maximum / unit}
      required={required && !nullable}
      value={draft ?? shown}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(target.value === "" ? absent : Math.round(Number(target.value) * unit));
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

function TextField({
  schema,
  label,
  value,
  onChange,
  required,
  nullable,
  error,
}: ScalarProps & Faulty) {
  const absent = nullable ? null : undefined;
  const text = typeof value === "string" ? value : "";
  const shared = { label, error, required: required && !nullable };
  const change = (written: string) =>
    onChange(written === "" && (nullable || !required) ? absent : written);
  if (schema.format === "date-time")
    return <MomentField {...shared} text={text} onChange={change} />;
  if (schema.format === "date")
    return (
      <Field {...shared} type="date" value={text} onChange={({ target }) => change(target.value)} />
    );
  if ((schema.maxLength ?? 0) > LONG_TEXT)
    return (
      <TextArea
        {...shared}
        value={text}
        maxLength={schema.maxLength}
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <Field
      {...shared}
      value={text}
      maxLength={schema.maxLength}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** A moment, written in the operator's own time and sent in UTC. */
function MomentField({
  text,
  onChange,
  ...field
}: {
  readonly label: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  return (
    <Field
      {...field}
      type="datetime-local"
      value={Number.isNaN(Date.parse(text)) ? text : localMoment(new Date(text))}
      onChange={({ target }) => onChange(target.value === "" ? "" : utcOf(target.value))}
    />
  );
}
