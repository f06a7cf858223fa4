import { type ComponentType, useContext } from "react";
import {
  below,
  type FieldOf,
  SchemaFormContext,
  useFieldName,
  usePathError,
} from "./field-context.ts";
import type { Schema } from "./json-schema.ts";

/** Fields of an object, in a group of its own unless it is the whole body. */
export function ObjectField({
  schema,
  path,
  label,
  value,
  onChange,
  Field,
}: FieldOf<Schema> & { readonly Field: ComponentType<FieldOf<Schema>> }) {
  const { hidden } = useContext(SchemaFormContext);
  const nameOf = useFieldName();
  const error = usePathError(path);
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name, field]) => field.const === undefined && !hidden.includes(below(path, name)))
    .map(([name, field]) => (
      <Field
        key={name}
        schema={field}
        path={below(path, name)}
        label={nameOf(name)}
        value={given[name]}
        required={schema.required?.includes(name) ?? false}
        onChange={(next) => onChange(changed(given, name, next))}
      />
    ));
  if (path === "") return <div className="flex flex-col gap-4">{fields}</div>;
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      {fields}
      {error ? <p className="text-brick-text text-xs">{error}</p> : null}
    </fieldset>
  );
}

/** Returns an object with one field changed; a field without a value is left out. */
export function changed(
  given: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _before, ...rest } = given;
  if (value === undefined) return rest;
  return name in given ? { ...given, [name]: value } : { ...rest, [name]: value };
}
