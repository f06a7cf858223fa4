import { Button, Field as TextField, Select } from "@houselight/ui";
import { type ComponentType, useState } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { below, type FieldOf, usePathError } from "./field-context.ts";
import { initialValue, type Schema } from "./json-schema.ts";
import { changed } from "./object-field.tsx";

/** Values by names that are written or chosen: texts by language, amounts by currency. */
export function RecordField({
  schema,
  path,
  label,
  value,
  onChange,
  Field,
}: FieldOf<Schema> & { readonly Field: ComponentType<FieldOf<Schema>> }) {
  const t = useWords("parts");
  const error = usePathError(path);
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(given);
  const of = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  const names = schema.propertyNames?.enum;
  const add = (name: string) => onChange({ ...given, [name]: initialValue(of) ?? "" });
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      {entries.map(([name, entry]) => (
        <div key={name} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              schema={of}
              path={below(path, name)}
              label={name}
              value={entry}
              required
              onChange={(next) => onChange({ ...given, [name]: next })}
            />
          </div>
          <Button
            size="small"
            kind="bare"
            aria-label={t("removeNamed", { name })}
            onClick={() => onChange(changed(given, name, undefined))}
          >
            ×
          </Button>
        </div>
      ))}
      {error ? <p className="text-brick-text text-xs">{error}</p> : null}
      {names ? (
        <ChooseName names={names.filter((name) => !(name in given))} onChoice={add} />
      ) : (
        <WriteName taken={given} onChoice={add} />
      )}
    </fieldset>
  );
}

function ChooseName({
  names,
  onChoice,
}: {
  readonly names: readonly string[];
  readonly onChoice: (name: string) => void;
}) {
  const t = useWords("parts");
  if (names.length === 0) return null;
  return (
    <Select label={t("addEntry")} value="" onChange={({ target }) => onChoice(target.value)}>
      <option value="">{t("none")}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function WriteName({
  taken,
  onChoice,
}: {
  readonly taken: Readonly<Record<string, unknown>>;
  readonly onChoice: (name: string) => void;
}) {
  const t = useWords("parts");
  const [name, setName] = useState("");
  const isUsable = name.trim() !== "" && !(name.trim() in taken);
  return (
    <div className="flex items-end gap-2">
      <div className="grow">
        <TextField
          label={t("addEntry")}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button
        disabled={!isUsable}
        onClick={() => {
          onChoice(name.trim());
          setName("");
        }}
      >
        {t("add")}
      </Button>
    </div>
  );
}
