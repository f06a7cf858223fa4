import { Select } from "@houselight/ui";
import type { ComponentType } from "react";
import type { FieldOf } from "./field-context.ts";
import { fits, initialValue, type Schema, variantName, variantsOf } from "./json-schema.ts";

/** A value of one of several forms: the form is chosen, then filled in. */
export function VariantField({
  schema,
  label,
  value,
  onChange,
  Field,
  ...field
}: FieldOf<Schema> & { readonly Field: ComponentType<FieldOf<Schema>> }) {
  const variants = variantsOf(schema);
  const found = variants.findIndex((one) => fits(one, value));
  const at = Math.max(found, 0);
  const variant = variants[at] as Schema;
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={label}
        value={String(at)}
        onChange={({ target }) => onChange(initialValue(variants[Number(target.value)] ?? {}))}
      >
        {variants.map((one, index) => (
          <option key={variantName(one)} value={String(index)}>
            {variantName(one)}
          </option>
        ))}
      </Select>
      {variant.const === undefined ? (
        <Field {...field} schema={variant} label={label} value={value} onChange={onChange} />
      ) : null}
    </div>
  );
}
