import { Button, TextArea } from "@houselight/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { RefusedError } from "../../api/errors.ts";
import { useErrorText, useRefusalText, useWords } from "../../i18n/use-words.ts";
import { SchemaFormContext } from "./field-context.ts";
import type { Schema } from "./json-schema.ts";
import { SchemaField } from "./schema-field.tsx";

interface SchemaFormProps {
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Fields that are filled in elsewhere. */
  readonly hidden?: readonly string[];
  readonly submit: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly beside?: ReactNode;
}

/** A form made from a schema of the contract, with the same value as JSON for those who rather write it. */
export function SchemaForm({
  schema,
  value,
  onChange,
  hidden = [],
  submit,
  busy,
  error,
  onSubmit,
  beside,
}: SchemaFormProps) {
  const t = useWords("parts");
  const [isJson, setJson] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // What stood there before it was broken is not what is shown.
    if (!isBroken) onSubmit();
  };
  const change = () => {
    setJson(!isJson);
    setBroken(false);
  };
  return (
    <SchemaFormContext value={{ fault: error, hidden }}>
      <form onSubmit={send} className="flex flex-col gap-4">
        <Button size="small" kind="bare" className="self-end" onClick={change}>
          {isJson ? t("asFields") : t("asJson")}
        </Button>
        {isJson ? (
          <JsonField value={value} onChange={onChange} isBroken={isBroken} onBroken={setBroken} />
        ) : (
          <SchemaField
            schema={schema}
            path=""
            label={t("value")}
            value={value}
            required
            onChange={onChange}
          />
        )}
        <Faults error={error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="action" busy={busy}>
            {submit}
          </Button>
          {beside}
        </div>
      </form>
    </SchemaFormContext>
  );
}

/** A value as JSON. What cannot be read is said, changes nothing and is not sent. */
function JsonField({
  value,
  onChange,
  isBroken,
  onBroken,
}: {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly isBroken: boolean;
  readonly onBroken: (isBroken: boolean) => void;
}) {
  const t = useWords("parts");
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? "");
  return (
    <TextArea
      label={t("json")}
      error={isBroken ? t("jsonBroken") : undefined}
      className="font-mono [&_textarea]:max-h-[60vh] [&_textarea]:text-xs"
      rows={16}
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        try {
          onChange(JSON.parse(target.value) as unknown);
          onBroken(false);
        } catch {
          onBroken(true);
        }
      }}
    />
  );
}

/** Says every fault with the place that it belongs to. */
function Faults({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  if (!error) return null;
  const lines =
    error instanceof RefusedError
      ? error.fields.map((one) =>
          one.field === "base" ? refusalText(one) : `${one.field}: ${refusalText(one)}`,
        )
      : [errorText(error)];
  return (
    <div role="alert" className="rounded-control bg-surface-2 px-3 py-2 text-brick-text text-sm">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
